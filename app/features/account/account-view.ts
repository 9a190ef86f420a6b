import type { Gift } from '~/features/cart/cart-gift';
import type { Money } from '~/i18n/format';
import type { CustomerApiOrderQuery } from '~/shopify/customer-account.generated';
import type { PictureData } from '~/ui/picture';
import type { AddressFields } from './form-schemas';

/** The customer's profile. */
export interface ProfileView {
	firstName: string;
	lastName: string;
	/** The customer cannot change it on these pages. */
	email: string;
	phone: string;
	/** The name, or the e-mail if there is no name. */
	displayName: string;
	/** Whether the customer agreed to marketing e-mails. */
	acceptsMarketing: boolean;
}

export interface AddressView {
	/** Integer of the address's id. The full id contains the customer's token and stays on the server. */
	id: string;
	/** Lines in the format of the address's country, the name first. */
	lines: string[];
	isDefault: boolean;
	fields: AddressFields;
}

/** An option of the country field, named in the page's language. */
export interface CountryOption {
	value: string;
	label: string;
}

/** One line of an order. */
export interface OrderLineView {
	title: string;
	/** Title of the variant, if the product has several. */
	variantTitle?: string;
	quantity: number;
	/** Price of the line after discounts. */
	total: Money;
	/** Price before discounts, if there were any. */
	totalBeforeDiscounts?: Money;
	/** Integer of the variant's id, if it is still in the catalogue. */
	variantId?: string;
	/** Handle of the product, if its page still exists. */
	handle?: string;
	/** Name of the selling plan, which the Storefront API does not state. */
	sellingPlan?: string;
	/** Whether it can be ordered again. */
	forSale: boolean;
	picture?: PictureData;
}

/** An order in a list. */
export interface OrderSummaryView {
	/** Integer of the order's id. The full id contains a secret. */
	id: string;
	/** For example `#1001`. */
	name: string;
	/** Date formatted for the page's language; `processedAt` is the same in ISO 8601. */
	date: string;
	processedAt: string;
	/** State of the delivery, or `CANCELED`; a key of `account:status`. */
	status: OrderStatus;
	total: Money;
	/** The first ten lines. */
	lines: { title: string; quantity: number }[];
	/** Pictures of the first lines that have one. */
	pictures: PictureData[];
	/** Whether there are more lines. */
	hasMore: boolean;
}

/** Carrier and tracking number, and the tracking page. */
export interface TrackingLink {
	name: string;
	url?: string;
}

/** The details of one order. */
export interface OrderView extends Omit<OrderSummaryView, 'lines' | 'pictures' | 'hasMore'> {
	email?: string;
	edited: boolean;
	/** Formatted date of the cancellation. */
	canceledAt?: string;
	/** URLs of the platform's order page: for the signed-in customer, and for everyone who has the link. */
	customerUrl?: string;
	statusUrl: string;
	/** One link for each tracking number of the fulfillments. */
	trackingLinks: TrackingLink[];
	payment?: PaymentStatus;
	subtotal?: Money;
	/** Discount on the whole order; discounts on lines are part of their prices. */
	discount?: Money;
	shipping: Money;
	tax?: Money;
	/** Whether the prices include tax. */
	taxIncluded: boolean;
	/** The refunded amount, if there is one. */
	refunded?: Money;
	shippingAddress?: string[];
	billingAddress?: string[];
	/** The message and date of a gift. */
	gift?: Gift;
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

export type PaymentStatus = NonNullable<
	NonNullable<CustomerApiOrderQuery['order']>['financialStatus']
>;

/** Data of the overview page. */
export interface OverviewView {
	profile: ProfileView;
	addresses: AddressView[];
	/** The newest orders, three at most. */
	orders: OrderSummaryView[];
	/** Whether there are more orders. */
	hasMoreOrders: boolean;
}

/** A page of the order list. */
export interface OrderListView {
	orders: OrderSummaryView[];
	/** Cursor of the next page, if there is one. */
	next?: string;
}
