import type { MessageKind } from '../messages/message';
import type { CurrencyCode, LanguageCode } from '../shop/markets';
import type {
	AccountGrantRecord,
	AccountSessionRecord,
	AccountTokenRecord,
	SignInRecord,
	SigningKeyRecord,
} from './account-records';

/** What the shop keeps. Records are replaced whole and never changed in place. */

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
	/** Integer of the plan that the line is bought with; absent where there is none. */
	sellingPlanId?: number | undefined;
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
	/** Set when the checkout completed; the cart is then gone for the API. */
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
	/** Texts as they stood when the order was placed, in the order's language. */
	title: string;
	variantTitle: string;
	/** Name of the plan that it was bought with; absent where there was none. */
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
	/** Decimal strings; `discount` is what the codes took off the whole cart. */
	subtotal: string;
	discount: string;
	shipping: string;
	tax: string;
	taxIncluded: boolean;
	total: string;
	shippingAddress: AddressRecord | null;
	billingAddress: AddressRecord;
	fulfillmentStatus: 'FULFILLED' | 'PARTIALLY_FULFILLED' | 'UNFULFILLED';
	note: string;
	/** What the merchant did later; absent where nothing. */
	canceledAt?: number | undefined;
	cancelReason?: 'CUSTOMER' | 'DECLINED' | 'FRAUD' | 'INVENTORY' | 'OTHER' | 'STAFF' | undefined;
	/** Decimal string: paid back so far. */
	refunded?: string | undefined;
	edited?: boolean | undefined;
	fulfillments?: FulfillmentRecord[] | undefined;
}

/** A parcel on its way. */
export interface FulfillmentRecord {
	sentAt: number;
	trackingCompany: string | null;
	trackingNumber: string | null;
	trackingUrl: string | null;
	/** Positions of the order's lines, and how many of each are in it. */
	lines: { position: number; quantity: number }[];
}

export interface CustomerRecord {
	id: number;
	email: string;
	firstName: string | null;
	lastName: string | null;
	phone: string | null;
	acceptsMarketing: boolean;
	/** Whether they once withdrew a consent to mails; absent where not. */
	hasUnsubscribed?: boolean | undefined;
	tags: string[];
	/** `scrypt$<salt>$<hash>`, hex; null without a password, as a buyer who only ordered has none. */
	passwordHash: string | null;
	/** Language of the mails to them; absent where none was asked for. */
	language?: LanguageCode | undefined;
	/** The latest link by mail that sets a password; absent once it is used. */
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
	/** Plain text; addresses in it are shown as links. */
	text: string;
	kind: 'order' | 'recovery' | 'invitation' | 'signIn' | MessageKind;
	/** Where answers go; absent where they go to the shop. */
	replyTo?: string | undefined;
	/** Of a message: what comes again under its key leaves no second mail. */
	idempotencyKey?: string | undefined;
	/** Of a message: when what it says was said. */
	at?: string | undefined;
}

export interface StockRecord {
	variantId: number;
	/** Units on hand; null where the variant does not track stock. */
	stock: number | null;
}

export interface CounterRecord {
	name: string;
	value: number;
}

/** Every table with its kind of record. */
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
	'counters',
];
