import type { Money } from '~/i18n/format';

/** Who the customer is, as the account shows it. */
export interface ProfileView {
	firstName: string;
	lastName: string;
	/** Shown, and never changed here. */
	email: string;
	phone: string;
	/** What the shop calls the customer: the name, or the e-mail where there is none. */
	displayName: string;
	/** News by e-mail, on the customer's own word. */
	acceptsMarketing: boolean;
}

export const ADDRESS_FIELDS = [
	'firstName',
	'lastName',
	'company',
	'address1',
	'address2',
	'zip',
	'city',
	'province',
	'country',
	'phone',
] as const satisfies readonly (keyof AddressFields)[];

/** What a customer writes of an address. */
export interface AddressFields {
	firstName: string;
	lastName: string;
	company: string;
	address1: string;
	address2: string;
	zip: string;
	city: string;
	/** State or region, by name; by code where the account says so. */
	province: string;
	/** ISO 3166-1 code. */
	country: string;
	phone: string;
}

export interface AddressView {
	/** Integer of the address's id; the id itself carries the customer's token and stays on the server. */
	id: string;
	/** Lines as the address's own country writes them, the name first. */
	lines: string[];
	isDefault: boolean;
	fields: AddressFields;
}

/** A country to choose, named in the page's language. */
export interface CountryOption {
	value: string;
	label: string;
}

/** One line of an order. */
export interface OrderLineView {
	title: string;
	/** What tells the variant from its siblings, where there are any. */
	variantTitle?: string;
	quantity: number;
	/** What was paid for the line, discounts taken off. */
	total: Money;
	/** Before discounts, where there were any. */
	formerTotal?: Money;
	/** Integer of the variant's id, where it is still in the catalogue. */
	variantId?: string;
	/** Of the product's page, where it is still there. */
	handle?: string;
	/** Whether it can be ordered again. */
	forSale: boolean;
	picture?: { url: string; width?: number | null; height?: number | null };
}

/** An order in a list. */
export interface OrderSummaryView {
	/** Integer of the order's id; the id itself carries a secret. */
	id: string;
	/** As the shop writes it, e.g. `#1001`. */
	name: string;
	/** Day, in words of the page's language, and for machines. */
	date: string;
	processedAt: string;
	/** State of the delivery, or that the order was cancelled; a key of `account:status`. */
	status: OrderStatus;
	total: Money;
	/** Its first ten lines. */
	lines: { title: string; quantity: number }[];
	/** Whether there are more lines than these. */
	hasMore: boolean;
}

/** Everything about one order. */
export interface OrderView extends Omit<OrderSummaryView, 'lines' | 'hasMore'> {
	orderNumber: number;
	email?: string;
	edited: boolean;
	/** Day on which it was cancelled, in words. */
	canceledAt?: string;
	currencyCode: string;
	/** The platform's page of the order, for the customer and for everyone who has its address. */
	customerUrl?: string;
	statusUrl: string;
	payment?: PaymentStatus;
	subtotal?: Money;
	shipping: Money;
	tax?: Money;
	/** Whether the total holds the tax already. */
	taxIncluded: boolean;
	/** Where something was refunded. */
	refunded?: Money;
	shippingAddress?: string[];
	billingAddress?: string[];
	lines: OrderLineView[];
}

export const ORDER_STATUSES = [
	'CANCELED',
	'FULFILLED',
	'IN_PROGRESS',
	'ON_HOLD',
	'OPEN',
	'PARTIALLY_FULFILLED',
	'PENDING_FULFILLMENT',
	'READY_FOR_DELIVERY',
	'READY_FOR_PICKUP',
	'RESTOCKED',
	'SCHEDULED',
	'UNFULFILLED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type PaymentStatus =
	| 'AUTHORIZED'
	| 'EXPIRED'
	| 'PAID'
	| 'PARTIALLY_PAID'
	| 'PARTIALLY_REFUNDED'
	| 'PENDING'
	| 'REFUNDED'
	| 'VOIDED';

/** What the account's first page shows. */
export interface OverviewView {
	profile: ProfileView;
	addresses: AddressView[];
	/** The newest orders, three at most. */
	orders: OrderSummaryView[];
	/** Whether there are more. */
	hasMoreOrders: boolean;
}

/** A page of the order list. */
export interface OrderPageView {
	orders: OrderSummaryView[];
	/** Cursor behind the last one, where more follow. */
	next?: string;
}

/** Names of fields that were refused, with what to say at them; `form` is about the whole. */
export type FieldProblems<Field extends string> = Partial<Record<Field | 'form', string>>;
