import type { Prices } from '../catalogue/types';
import type { MessageKind } from '../messages/message';
import type { CurrencyCode, LanguageCode } from '../shop/markets';
import type {
	AccountGrantRecord,
	AccountSessionRecord,
	AccountTokenRecord,
	SignInRecord,
	SigningKeyRecord,
} from './account-records';

/** Stored records. They are immutable: a change replaces the whole record. */

export interface Attribute {
	key: string;
	value: string;
}

export interface CartLineRecord {
	/** UUID v4; the global id adds the cart's token. */
	id: string;
	variantId: number;
	quantity: number;
	attributes: Attribute[];
	/** Integer id of the line's selling plan; absent where there is none. */
	sellingPlanId?: number | undefined;
}

/** A gift card applied to a cart. */
export interface CartGiftCardRecord {
	/** UUID v4 of `gid://shopify/AppliedGiftCard/<id>`. */
	id: string;
	/** As in the catalogue. */
	code: string;
}

/** A delivery address that the buyer can select. */
export interface CartAddressRecord {
	/** UUID v4 of `gid://shopify/CartSelectableAddress/<id>`. */
	id: string;
	selected: boolean;
	oneTimeUse: boolean;
	address: AddressRecord;
}

export interface CartRecord {
	token: string;
	/** Secret in the cart's id. */
	key: string;
	/** Secret in the checkout link; differs from `key`. */
	checkoutKey: string;
	/** Milliseconds since the epoch. */
	createdAt: number;
	updatedAt: number;
	/** Buyer's country as given; null where none was. */
	countryCode: string | null;
	/** Language of the checkout. */
	language: LanguageCode;
	email: string | null;
	phone: string | null;
	customerId: number | null;
	note: string;
	attributes: Attribute[];
	discountCodes: string[];
	/** Newest first. */
	lines: CartLineRecord[];
	/** Access token that attached the customer; absent in carts of older journals, as are the lists below. */
	customerToken?: string | undefined;
	giftCards?: CartGiftCardRecord[] | undefined;
	deliveryAddresses?: CartAddressRecord[] | undefined;
	metafields?: MetafieldRecord[] | undefined;
	/** Set when the checkout is completed; the API no longer returns the cart. */
	orderId: number | null;
}

export interface AddressRecord {
	id: number;
	firstName: string | null;
	lastName: string | null;
	company: string | null;
	address1: string | null;
	address2: string | null;
	zip: string | null;
	city: string | null;
	provinceCode: string | null;
	province: string | null;
	countryCode: string | null;
	phone: string | null;
}

export interface OrderLineRecord {
	variantId: number;
	/** Texts at the time of the order, in the order's language. */
	title: string;
	variantTitle: string;
	/** Name of the selling plan; absent where there was none. */
	sellingPlan?: string | undefined;
	imageFile: string | null;
	quantity: number;
	/** Decimal strings: before and after discounts. */
	originalTotal: string;
	discountedTotal: string;
	attributes: Attribute[];
}

export interface OrderRecord {
	id: number;
	/** 32 hex digits, part of the global id. */
	key: string;
	/** Path segment of the status page. */
	statusToken: string;
	orderNumber: number;
	processedAt: number;
	customerId: number | null;
	email: string;
	phone: string | null;
	language: LanguageCode;
	countryCode: string;
	currency: CurrencyCode;
	lines: OrderLineRecord[];
	/** Decimal strings; `discount` is the discount on the whole cart. */
	subtotal: string;
	discount: string;
	shipping: string;
	tax: string;
	taxIncluded: boolean;
	total: string;
	/** Paid by gift cards, in the order's currency; absent where none was. */
	giftCards?: { lastCharacters: string; amount: string }[] | undefined;
	shippingAddress: AddressRecord | null;
	billingAddress: AddressRecord;
	fulfillmentStatus: 'FULFILLED' | 'PARTIALLY_FULFILLED' | 'UNFULFILLED';
	note: string;
	/** Attributes of the cart; absent in orders of older journals. */
	attributes?: Attribute[] | undefined;
	/** The code that applied; with a percentage, or an amount in the order's currency as a decimal string. */
	discountCode?: { code: string; percentage?: number; amount?: string } | undefined;
	/** The merchant's later changes; absent where there are none. */
	canceledAt?: number | undefined;
	cancelReason?: 'CUSTOMER' | 'DECLINED' | 'FRAUD' | 'INVENTORY' | 'OTHER' | 'STAFF' | undefined;
	/** Decimal string: refunded so far. */
	refunded?: string | undefined;
	edited?: boolean | undefined;
	fulfillments?: FulfillmentRecord[] | undefined;
}

/** A fulfillment with tracking. */
export interface FulfillmentRecord {
	sentAt: number;
	trackingCompany: string | null;
	trackingNumber: string | null;
	trackingUrl: string | null;
	/** Positions of the order's lines with their quantities. */
	lines: { position: number; quantity: number }[];
}

export interface CustomerRecord {
	id: number;
	email: string;
	firstName: string | null;
	lastName: string | null;
	phone: string | null;
	acceptsMarketing: boolean;
	/** Whether the customer has unsubscribed from marketing emails; absent where not. */
	hasUnsubscribed?: boolean | undefined;
	tags: string[];
	/** See `hashPassword`; null without a password, as for guests. */
	passwordHash: string | null;
	/** Language of emails to the customer; absent where unknown. */
	language?: LanguageCode | undefined;
	/** The latest link sent by email that sets a password; absent once it is used. */
	passwordLink?: PasswordLinkRecord | undefined;
	metafields?: MetafieldRecord[] | undefined;
	addresses: AddressRecord[];
	defaultAddressId: number | null;
	createdAt: number;
	updatedAt: number;
}

export interface PasswordLinkRecord {
	kind: 'reset' | 'activate';
	/** `<32 hex digits>-<seconds since the epoch>`. */
	token: string;
	expiresAt: number;
}

export interface MetafieldRecord {
	id: number;
	namespace: string;
	key: string;
	type: string;
	value: string;
	createdAt: number;
	updatedAt: number;
}

export interface AccessTokenRecord {
	id: number;
	token: string;
	customerId: number;
	expiresAt: number;
}

export interface MailRecord {
	id: number;
	sentAt: number;
	to: string;
	subject: string;
	/** Plain text; URLs in it are shown as links. */
	text: string;
	kind: 'order' | 'giftCard' | 'recovery' | 'invitation' | 'signIn' | MessageKind;
	/** Reply-To; absent for the shop's own address. */
	replyTo?: string | undefined;
	/** Idempotency key of a message. */
	idempotencyKey?: string | undefined;
	/** Time of the event that a message reports. */
	at?: string | undefined;
	/** Day until which the email is held back, as `2026-12-24`; absent where it is sent at once. */
	sendOn?: string | undefined;
}

export interface StockRecord {
	variantId: number;
	/** Stock; null where the variant does not track it. */
	stock: number | null;
}

/** A variant's prices in the shop's currency, changed by the Admin API. */
export interface VariantPriceRecord {
	variantId: number;
	/** Decimal strings. */
	price: string;
	compareAtPrice: string | null;
	changedAt: number;
}

/** Metafields of a product or variant that the Admin API has written. */
export interface OwnerMetafieldsRecord {
	/** Global id. */
	owner: string;
	metafields: MetafieldRecord[];
	/** `namespace.key` of those of the catalogue that it has deleted. */
	deleted: string[];
}

/** An entry written by the Admin API. */
export interface MetaobjectEntryRecord {
	id: number;
	type: string;
	handle: string;
	/** Value by key. */
	fields: Record<string, string>;
	updatedAt: number;
}

export interface WebhookSubscriptionRecord {
	id: number;
	/** E.g. `PRODUCTS_UPDATE`. */
	topic: string;
	uri: string;
	includeFields: string[];
	createdAt: number;
}

export interface GiftCardRecord {
	/** As in the catalogue; in upper case where an order has issued it. */
	code: string;
	/** Decimal string in the shop's currency: spent by orders. */
	spent: string;
	/** Value of a gift card that an order has issued; absent for those of the catalogue. */
	value?: Prices | undefined;
}

export type MetafieldOwner = 'COLLECTION' | 'CUSTOMER' | 'PRODUCT' | 'PRODUCTVARIANT';

/** A metafield definition. Metafields without one are stored, but hidden from storefronts. */
export interface MetafieldDefinitionRecord {
	id: number;
	owner: MetafieldOwner;
	namespace: string;
	key: string;
	name: string;
	type: string;
	storefront: 'NONE' | 'PUBLIC_READ';
	customerAccount: 'NONE' | 'READ' | 'READ_WRITE';
}

export interface MetaobjectDefinitionRecord {
	id: number;
	type: string;
	name: string;
	storefront: 'NONE' | 'PUBLIC_READ';
	fields: { key: string; name: string; type: string; required: boolean }[];
}

/** A product that an app has created. It is a draft, which storefronts do not see. */
export interface DraftProductRecord {
	id: number;
	handle: string;
	title: string;
}

export interface CounterRecord {
	name: string;
	value: number;
}

/** Every table with its record type. */
export interface Tables {
	carts: CartRecord;
	orders: OrderRecord;
	customers: CustomerRecord;
	accessTokens: AccessTokenRecord;
	signIns: SignInRecord;
	accountSessions: AccountSessionRecord;
	accountGrants: AccountGrantRecord;
	accountTokens: AccountTokenRecord;
	signingKeys: SigningKeyRecord;
	mails: MailRecord;
	stock: StockRecord;
	variantPrices: VariantPriceRecord;
	ownerMetafields: OwnerMetafieldsRecord;
	metaobjects: MetaobjectEntryRecord;
	webhookSubscriptions: WebhookSubscriptionRecord;
	giftCards: GiftCardRecord;
	metafieldDefinitions: MetafieldDefinitionRecord;
	metaobjectDefinitions: MetaobjectDefinitionRecord;
	draftProducts: DraftProductRecord;
	counters: CounterRecord;
}

export type TableName = keyof Tables;

export const tableNames: readonly TableName[] = [
	'carts',
	'orders',
	'customers',
	'accessTokens',
	'signIns',
	'accountSessions',
	'accountGrants',
	'accountTokens',
	'signingKeys',
	'mails',
	'stock',
	'variantPrices',
	'ownerMetafields',
	'metaobjects',
	'webhookSubscriptions',
	'giftCards',
	'metafieldDefinitions',
	'metaobjectDefinitions',
	'draftProducts',
	'counters',
];
