import { giftOf } from '~/features/cart/cart-gift';
import { formatDay } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { postalAddress } from '~/i18n/postal-address';
import { compareDecimals, sumDecimals } from '~/lib/decimal';
import type {
	CustomerApiOrderQuery,
	CustomerApiOrderSummaryFragment,
} from '~/shopify/customer-account.generated';
import { variantTitleOf } from '~/shopify/default-variant';
import { shortId } from '~/shopify/ids';
import { type NightPicture, withNightPicture } from '~/shopify/night-picture';
import type {
	AccountOrderFragment,
	AccountOrderLineFragment,
	OrderSummaryFragment,
} from '~/shopify/storefront.generated';
import { company, site } from '~/site';
import type {
	OrderLineView,
	OrderListView,
	OrderStatus,
	OrderSummaryView,
	OrderView,
	TrackingLink,
} from './account-view';

// Both APIs have these fields. Types are the Customer Account API's, which has more currencies and states; where names
// differ, those of the Storefront API are used.

type CustomerApiOrder = NonNullable<CustomerApiOrderQuery['order']>;
type StorefrontLine = OrderSummaryFragment['lineItems']['nodes'][0];
type CustomerApiLine = CustomerApiOrderSummaryFragment['lineItems']['nodes'][0];
type Money = CustomerApiOrder['totalPrice'];
type Image = NonNullable<CustomerApiLine['image']>;
type PageInfo = CustomerApiOrder['lineItems']['pageInfo'];
type Address = Pick<NonNullable<CustomerApiOrder['shippingAddress']>, 'formatted'>;

type OrderHead = Pick<
	CustomerApiOrder,
	'id' | 'name' | 'processedAt' | 'fulfillmentStatus' | 'totalPrice'
> &
	Pick<AccountOrderFragment, 'canceledAt'>;

type Variant = NonNullable<StorefrontLine['variant']>;

/** The Customer Account API has a line's picture, the Storefront API only its variant's. */
type SummaryLine = Pick<StorefrontLine, 'title' | 'quantity'> &
	Partial<Pick<CustomerApiLine, 'image'>> & {
		variant?: (Omit<Variant, 'image'> & Partial<Pick<Variant, 'image'>>) | null;
	};

type OrderSummary = OrderHead & {
	lineItems: { nodes: SummaryLine[]; pageInfo: Pick<PageInfo, 'hasNextPage'> };
};

type Order = OrderHead &
	Pick<
		CustomerApiOrder,
		'edited' | 'email' | 'financialStatus' | 'totalRefunded' | 'totalTax' | 'customAttributes'
	> &
	Pick<AccountOrderFragment, 'customerUrl' | 'statusUrl'> & {
		subtotalPrice?: Money | null;
		totalShippingPrice: Money;
		shippingAddress?: Address | null;
		billingAddress?: Address | null;
		tracking: readonly Tracking[];
	};

type Tracking = CustomerApiOrder['fulfillments']['nodes'][0]['trackingInformation'][0];

type OrderLine = Pick<AccountOrderLineFragment, 'title' | 'quantity' | 'variant'> &
	Record<'discountedTotalPrice' | 'originalTotalPrice', Money> & {
		sellingPlan?: { name: string } | null;
	};

/** Width of a line's picture in pixels, large enough for high-density screens. */
const PICTURE_WIDTH = 400;

/** Pictures of an order in a list. */
const MAX_PICTURES = 4;

export function toOrderSummary(order: OrderSummary, locale: Locale): OrderSummaryView {
	return {
		...headOf(order, locale),
		lines: order.lineItems.nodes.map(({ quantity, ...line }) => ({
			title: titleOf(line),
			quantity,
		})),
		pictures: order.lineItems.nodes
			.flatMap(({ image, variant }) => {
				const shown = image ?? variant?.image;
				return shown ? toPicture(shown, variant?.nightPicture) : [];
			})
			.slice(0, MAX_PICTURES),
		hasMore: order.lineItems.pageInfo.hasNextPage,
	};
}

/** The title in the page's language, as its options are; that of the order where the product is gone. */
function titleOf({
	title,
	variant,
}: {
	title: string;
	variant?: { product: { title: string } } | null;
}): string {
	return variant?.product.title ?? title;
}

function toPicture(image: Image, night?: NightPicture | null) {
	const { atNight, ...day } = withNightPicture(image, night);
	return { ...small(day), ...(atNight && { atNight: small(atNight) }) };
}

function small({ url, width }: Image) {
	return { url, width: Math.min(width ?? 0, PICTURE_WIDTH) };
}

interface Page<Node> {
	nodes: Node[];
	pageInfo: PageInfo;
}

export function toOrderList(
	orders: OrderSummaryView[],
	{ hasNextPage, endCursor }: PageInfo,
): OrderListView {
	return { orders, next: hasNextPage ? (endCursor ?? undefined) : undefined };
}

/** All lines of an order: the first page, and the following ones that `read` loads after a cursor. */
export async function allLines<Line>(
	first: Page<Line>,
	read: (after: string) => Promise<Page<Line> | undefined>,
): Promise<Line[]> {
	const lines = [...first.nodes];
	let { hasNextPage, endCursor } = first.pageInfo;
	while (hasNextPage && endCursor) {
		const more = await read(endCursor);
		lines.push(...(more?.nodes ?? []));
		hasNextPage = more?.pageInfo.hasNextPage ?? false;
		endCursor = more?.pageInfo.endCursor;
	}
	return lines;
}

/** @param lines all lines of the order: `order` may contain only the first ones */
export function toOrderView(order: Order, lines: readonly OrderLine[], locale: Locale): OrderView {
	const { shippingAddress, billingAddress, totalRefunded, canceledAt } = order;
	return {
		...headOf(order, locale),
		email: order.email ?? undefined,
		edited: order.edited,
		canceledAt: canceledAt ? formatDay(canceledAt, locale, site.timeZone) : undefined,
		customerUrl: order.customerUrl ?? undefined,
		statusUrl: order.statusUrl,
		trackingLinks: order.tracking.flatMap(toTrackingLink),
		payment: order.financialStatus ?? undefined,
		...sumsOf(order, lines),
		shipping: order.totalShippingPrice,
		tax: order.totalTax && isPositive(order.totalTax) ? order.totalTax : undefined,
		taxIncluded: isTaxIncluded(order),
		refunded: isPositive(totalRefunded) ? totalRefunded : undefined,
		shippingAddress: shippingAddress?.formatted,
		billingAddress: billingAddress?.formatted,
		gift: giftOf(order.customAttributes),
		lines: lines.map(toLine),
	};
}

/** No link without a carrier or number. URLs that are not `https` are left out. */
function toTrackingLink({ company, number, url }: Tracking): TrackingLink[] {
	const name = [company, number].filter(Boolean).join(' ');
	return name ? [{ name, ...(url?.startsWith('https://') && { url }) }] : [];
}

function headOf(order: OrderHead, locale: Locale) {
	const status: OrderStatus = order.canceledAt ? 'CANCELED' : order.fulfillmentStatus;
	return {
		id: shortId(order.id),
		name: order.name,
		processedAt: order.processedAt,
		date: formatDay(order.processedAt, locale, site.timeZone),
		status,
		total: order.totalPrice,
	};
}

function isPositive({ amount }: Money): boolean {
	return compareDecimals(amount, '0') > 0;
}

/** The sum of the lines, and the discount on the whole order, which the platform has subtracted from its subtotal. */
function sumsOf(
	{ subtotalPrice }: Order,
	lines: readonly OrderLine[],
): Pick<OrderView, 'subtotal' | 'discount'> {
	if (!subtotalPrice) return {};
	const amount = sumDecimals(lines.map((line) => line.discountedTotalPrice.amount));
	const discount = { ...subtotalPrice, amount: sumDecimals([amount, `-${subtotalPrice.amount}`]) };
	return isPositive(discount)
		? { subtotal: { ...subtotalPrice, amount }, discount }
		: { subtotal: subtotalPrice };
}

/** The platform has no such field: tax is included if subtotal and shipping add up to the total. */
function isTaxIncluded({ subtotalPrice, totalShippingPrice, totalPrice }: Order): boolean {
	if (!subtotalPrice) return false;
	const withoutTax = sumDecimals([subtotalPrice.amount, totalShippingPrice.amount]);
	return compareDecimals(withoutTax, totalPrice.amount) === 0;
}

function toLine({
	title,
	quantity,
	variant,
	discountedTotalPrice,
	originalTotalPrice,
	sellingPlan,
}: OrderLine): OrderLineView {
	const image = variant?.image;
	return {
		title: titleOf({ title, variant }),
		quantity,
		total: discountedTotalPrice,
		...totalBeforeDiscounts(originalTotalPrice, discountedTotalPrice),
		...(variant && {
			variantId: shortId(variant.id),
			handle: variant.product.handle,
			...variantTitleOf(variant),
		}),
		...(image && { picture: toPicture(image, variant?.nightPicture) }),
		...(sellingPlan && { sellingPlan: sellingPlan.name }),
		forSale: variant?.availableForSale ?? false,
	};
}

function totalBeforeDiscounts(before: Money, after: Money): { totalBeforeDiscounts?: Money } {
	return compareDecimals(before.amount, after.amount) > 0 ? { totalBeforeDiscounts: before } : {};
}

/** The seller as it is named on an invoice. */
export function sellerLines(locale: Locale): string[] {
	return [...postalAddress(company, locale), company.vatId];
}
