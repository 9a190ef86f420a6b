import {
	AnalyticsEventName,
	getClientBrowserParameters,
	type ShopifyPageViewPayload,
	sendShopifyAnalytics,
	useShopifyCookies,
} from '@shopify/hydrogen';

/** The events of Shopify's analytics. Import this module only where the visitor has given consent. */
export type CommerceEvent =
	| { kind: 'page' }
	| { kind: 'product'; product: EventProduct }
	| { kind: 'collection'; handle: string; id: string }
	| { kind: 'search'; term: string }
	| { kind: 'cart'; product: EventProduct };

/** A product of an event; ids are integers. */
export interface EventProduct {
	id: string;
	variantId: string;
	title: string;
	vendor: string;
	/** Decimal, in the event's currency. */
	price: string;
	quantity: number;
}

export interface EventSource {
	/** Integer of the shop's id. */
	shopId: string;
	/** Host that receives the events: the shop's own. */
	host: string;
	currency: string;
	/** `DE` or `EN`. */
	language: string;
	/** The page's referrer without its query; `''` where there is none to report. */
	referrer: string;
}

const NAMES = {
	page: AnalyticsEventName.PAGE_VIEW_2,
	product: AnalyticsEventName.PRODUCT_VIEW,
	collection: AnalyticsEventName.COLLECTION_VIEW,
	search: AnalyticsEventName.SEARCH_VIEW,
	cart: AnalyticsEventName.ADD_TO_CART,
} satisfies Record<CommerceEvent['kind'], string>;

/** Sets Shopify's two analytics cookies; the consent table lists them. */
export function useAnalyticsCookies(): void {
	useShopifyCookies({ hasUserConsent: true, domain: window.location.hostname });
}

/** Sends one event. URLs are sent without their query, which may hold personal data. */
export async function sendCommerceEvent(event: CommerceEvent, source: EventSource): Promise<void> {
	const { origin, pathname } = window.location;
	const payload = {
		...getClientBrowserParameters(),
		url: `${origin}${pathname}`,
		search: '',
		referrer: source.referrer,
		hasUserConsent: true,
		analyticsAllowed: true,
		shopId: `gid://shopify/Shop/${source.shopId}`,
		shopifySalesChannel: 'hydrogen',
		currency: source.currency,
		acceptedLanguage: source.language,
		...contentOf(event),
	} as ShopifyPageViewPayload;
	await sendShopifyAnalytics({ eventName: NAMES[event.kind], payload }, source.host);
}

function contentOf(event: CommerceEvent): object {
	switch (event.kind) {
		case 'page':
			return {};
		case 'collection':
			return {
				collectionHandle: event.handle,
				collectionId: `gid://shopify/Collection/${event.id}`,
			};
		case 'search':
			return { searchString: event.term };
		default:
			return { products: [productOf(event.product)], totalValue: Number(event.product.price) };
	}
}

function productOf({ id, variantId, title, vendor, price, quantity }: EventProduct) {
	return {
		productGid: `gid://shopify/Product/${id}`,
		variantGid: `gid://shopify/ProductVariant/${variantId}`,
		name: title,
		brand: vendor,
		price,
		quantity,
	};
}
