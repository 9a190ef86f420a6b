import { cartChange } from '../cart/cart-store';
import { spendGiftCards } from '../cart/gift-cards';
import { type PricedCart, priceCart } from '../cart/priced-cart';
import { clampToStock } from '../cart/stock-rules';
import { profileChanges } from '../customers/customer-input';
import { newCustomer } from '../customers/customer-store';
import { formatAddress } from '../resolvers/address';
import { displayName } from '../resolvers/localization';
import { orderName, orderStatusUrl } from '../resolvers/order';
import { randomHex } from '../shop/ids';
import { type LanguageCode, textKey } from '../shop/markets';
import { formatFixed } from '../shop/money';
import type { Shop } from '../shop/shop';
import { sellableStock, stockChange, stockOf } from '../shop/stock';
import { isDefaultTitle, variantTitle } from '../shop/variant-title';
import { customerByEmail } from '../state/customers';
import { mailChanges, type NewMail } from '../state/mails';
import type { CartRecord, OrderLineRecord, OrderRecord } from '../state/records';
import type { Change } from '../state/store';
import { notifyInventoryLevelUpdate, notifyProductUpdate } from '../webhooks/notifications';
import { type CheckoutValues, toAddress } from './checkout-form';
import { checkoutTexts } from './checkout-texts';
import { checkoutTotals } from './checkout-totals';
import { formatPrice } from './format-price';
import { issueGiftCards } from './issue-gift-cards';

/** The cart with quantities limited to the stock; the same record where nothing changes. */
export function checkStock(shop: Shop, cart: CartRecord): CartRecord {
	const ordered = cart.lines.map(({ id }) => id);
	const { lines } = clampToStock(
		{ lines: cart.lines, changedIds: ordered, stockFirst: 'changed' },
		(variantId) => {
			const variant = shop.catalogue.variantById.get(variantId);
			return variant ? sellableStock(shop, variant) : 0;
		},
	);
	const isUnchanged = lines.every((line, index) => line.quantity === cart.lines[index]?.quantity);
	return isUnchanged ? cart : { ...cart, lines, updatedAt: shop.clock() };
}

/**
 * Places the order: order, stock, cart and email are written in one transaction. The cart must be
 * priced in the delivery country's market and its stock checked.
 */
export function placeOrder(
	shop: Shop,
	cart: CartRecord,
	values: CheckoutValues,
	language: LanguageCode,
): OrderRecord {
	const priced = priceCart(shop, cart);
	const { store } = shop;
	const id = store.nextNumber('order', 5_900_000_000_001);
	const number = store.nextNumber('orderNumber', 1001);
	const address = toAddress(values, id.value);
	const buyer = buyerOf(shop, cart, values, language);
	const totals = checkoutTotals(shop, priced);
	const order: OrderRecord = {
		id: id.value,
		key: randomHex(32),
		statusToken: randomHex(32),
		orderNumber: number.value,
		processedAt: shop.clock(),
		customerId: buyer.id,
		email: values.email,
		phone: address.phone,
		language,
		countryCode: values.countryCode,
		currency: priced.currency,
		lines: orderLines(priced, language),
		subtotal: formatFixed(priced.totalCents),
		discount: formatFixed(totals.discountCents),
		shipping: formatFixed(totals.shippingCents),
		tax: formatFixed(totals.taxCents),
		taxIncluded: totals.taxIncluded,
		total: formatFixed(totals.totalCents),
		giftCards: totals.giftCards.map(({ lastCharacters, paidCents }) => ({
			lastCharacters,
			amount: formatFixed(paidCents),
		})),
		shippingAddress: priced.requiresShipping ? address : null,
		billingAddress: address,
		fulfillmentStatus: 'UNFULFILLED',
		note: cart.note,
		attributes: cart.attributes,
		discountCode: discountCode(shop, priced),
	};
	const issued = issueGiftCards(shop, priced, order);
	store.commit([
		id.change,
		number.change,
		{ table: 'orders', key: String(order.id), value: order },
		cartChange({ ...cart, orderId: order.id, updatedAt: shop.clock() }),
		...buyer.changes,
		...stockChanges(shop, priced),
		...spendGiftCards(shop, totals.giftCards),
		...issued.changes,
		...mailChanges(shop, ...issued.mails, orderMail(shop, order)),
	]);
	for (const variant of new Set(priced.lines.map((line) => line.variant))) {
		notifyInventoryLevelUpdate(shop, variant);
	}
	for (const product of new Set(priced.lines.map((line) => line.variant.product))) {
		notifyProductUpdate(shop, product);
	}
	return order;
}

/** The code that applies, with its value. */
function discountCode(shop: Shop, { codes, currency }: PricedCart): OrderRecord['discountCode'] {
	const code = codes.find(({ applicable }) => applicable)?.code;
	const discount = code && shop.catalogue.discountByCode.get(code.toLowerCase());
	return discount
		? { code, percentage: discount.percentage, amount: discount.amount?.[currency] }
		: undefined;
}

/**
 * The order's customer: the cart's customer, else the one with the email address. A guest becomes a
 * customer without a password, as on the platform.
 */
function buyerOf(
	shop: Shop,
	cart: CartRecord,
	{ email, firstName, lastName }: CheckoutValues,
	language: LanguageCode,
): { id: number; changes: Change[] } {
	const knownId = cart.customerId ?? customerByEmail(shop, email)?.id;
	if (knownId !== undefined) {
		return { id: knownId, changes: [] };
	}
	const guest = newCustomer(shop, email, language);
	const record = { ...guest.record, ...profileChanges({ firstName, lastName }) };
	return { id: record.id, changes: guest.changes(record) };
}

function orderLines(cart: PricedCart, language: LanguageCode): OrderLineRecord[] {
	return cart.lines
		.filter(({ record }) => record.quantity > 0)
		.map(({ record, variant, sellingPlan, subtotalCents, totalCents }) => ({
			variantId: record.variantId,
			title: variant.product.data.title[textKey(language)],
			variantTitle: variantTitle(variant, language),
			sellingPlan: sellingPlan?.data.name[textKey(language)],
			imageFile: (variant.image ?? variant.product.images[0])?.data.file ?? null,
			quantity: record.quantity,
			originalTotal: formatFixed(subtotalCents),
			discountedTotal: formatFixed(totalCents),
			attributes: record.attributes,
		}));
}

function stockChanges(shop: Shop, cart: PricedCart): Change[] {
	const left = new Map<number, number>();
	for (const { record, variant } of cart.lines) {
		const stock = left.get(record.variantId) ?? stockOf(shop, variant);
		if (stock !== null) {
			left.set(record.variantId, stock - record.quantity);
		}
	}
	return [...left].map(([variantId, stock]) => stockChange(variantId, stock));
}

/** The confirmation email, in the order's language. */
function orderMail(shop: Shop, order: OrderRecord): NewMail {
	const texts = checkoutTexts(order.language);
	const price = (amount: string) => formatPrice(amount, order.currency, order.language);
	const country = displayName('region', order.countryCode, order.language);
	const lines = order.lines.map(
		(line) =>
			`${line.quantity} × ${line.title}${isDefaultTitle(line.variantTitle) ? '' : `, ${line.variantTitle}`}${line.sellingPlan ? ` (${line.sellingPlan})` : ''}: ${price(line.discountedTotal)}`,
	);
	return {
		to: order.email,
		subject: texts.mailSubject(orderName(order)),
		kind: 'order',
		text: [
			texts.greeting(order.billingAddress.firstName ?? ''),
			'',
			texts.order(orderName(order)),
			...lines,
			...(Number(order.discount) > 0 ? [`${texts.discount}: −${price(order.discount)}`] : []),
			`${texts.shipping}: ${price(order.shipping)}`,
			...(order.taxIncluded ? [] : [`${texts.taxes}: ${price(order.tax)}`]),
			`${texts.total}: ${price(order.total)}`,
			...(order.giftCards ?? []).map(
				({ lastCharacters, amount }) => `${texts.giftCard(lastCharacters)}: −${price(amount)}`,
			),
			order.taxIncluded ? texts.taxIncluded(price(order.tax)) : texts.importDuties,
			'',
			order.shippingAddress ? texts.deliveryAddress : texts.billingAddress,
			...formatAddress(order.billingAddress, country, { withName: true }),
			'',
			`${texts.mailStatus}: ${orderStatusUrl(shop, order)}`,
		].join('\n'),
	};
}
