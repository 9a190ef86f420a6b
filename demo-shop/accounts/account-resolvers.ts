import { customerName, ordersOf } from '../customers/customer-view';
import { imageResolvers } from '../resolvers/image';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { notServed } from '../schema/errors';
import type { ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid, integerOf } from '../shop/ids';
import { parseAmount } from '../shop/money';
import type { Shop } from '../shop/shop';
import { shopId, shopName } from '../shop/shop';
import { findDefinition } from '../state/definitions';
import type { CustomerRecord, MetafieldRecord, OrderRecord } from '../state/records';
import { accountAddressResolvers } from './account-addresses';
import type { AccountContext } from './account-context';
import { accountMutations } from './account-mutations';
import { accountOrderResolvers } from './account-orders';
import { emailAddressOf } from './email-address';

/** The current record of the request's customer. */
function currentCustomer({ shop, customerId }: AccountContext): CustomerRecord {
	const record = shop.store.get('customers', customerId);
	if (!record) {
		throw new Error(`Customer ${customerId} does not exist.`);
	}
	return record;
}

type OrdersArguments = ConnectionArguments & { sortKey: string; query?: string | null };

function orderKey(order: OrderRecord, sortKey: string): number | bigint {
	switch (sortKey) {
		case 'PROCESSED_AT':
		case 'CREATED_AT':
		case 'UPDATED_AT':
			return order.processedAt;
		case 'ORDER_NUMBER':
			return order.orderNumber;
		case 'TOTAL_PRICE':
			return parseAmount(order.total);
		default:
			return order.id;
	}
}

function ordersPage(shop: Shop, customer: CustomerRecord, args: OrdersArguments) {
	if (args.query?.trim()) {
		throw notServed('The argument "query" of Customer.orders');
	}
	const orders = ordersOf(shop, customer).sort((a, b) => {
		const [left, right] = [orderKey(a, args.sortKey), orderKey(b, args.sortKey)];
		return left < right ? -1 : left > right ? 1 : a.id - b.id;
	});
	return paginate(orders, args, ({ id }) => ({ last_id: id, last_value: id }));
}

function metafieldOf(
	shop: Shop,
	{ metafields }: CustomerRecord,
	{ namespace, key }: { namespace: string; key: string },
): MetafieldRecord | null {
	const found = metafields?.find((one) => one.namespace === namespace && one.key === key);
	const definition = findDefinition(shop, 'CUSTOMER', namespace, key);
	return found && definition && definition.customerAccount !== 'NONE' ? found : null;
}

export const accountResolvers: ResolverMap<AccountContext> = {
	...accountAddressResolvers,
	...accountOrderResolvers,
	Image: imageResolvers.Image ?? {},
	Mutation: accountMutations,
	QueryRoot: {
		customer: (_source: unknown, _args: unknown, context: AccountContext) =>
			currentCustomer(context),
		// Another customer's order is treated as unknown.
		order: (_source: unknown, { id }: { id: string }, context: AccountContext) =>
			ordersOf(context.shop, currentCustomer(context)).find(
				(order) => order.id === integerOf('Order', id),
			) ?? null,
		shop: (_source: unknown, _args: unknown, { shop }: AccountContext) => ({
			id: gid('Shop', shopId),
			name: shopName,
			myshopifyDomain: new URL(shop.origin).host,
			url: shop.origin,
		}),
	},
	Customer: {
		id: ({ id }: CustomerRecord) => gid('Customer', id),
		displayName: customerName,
		createdAt: ({ createdAt }: CustomerRecord) => toDateTime(createdAt),
		creationDate: ({ createdAt }: CustomerRecord) => toDateTime(createdAt),
		emailAddress: emailAddressOf,
		phoneNumber: ({ phone }: CustomerRecord) =>
			phone === null ? null : { phoneNumber: phone, marketingState: 'NOT_SUBSCRIBED' },
		defaultAddress: ({ addresses, defaultAddressId }: CustomerRecord) =>
			addresses.find(({ id }) => id === defaultAddressId) ?? null,
		addresses: (
			{ addresses, defaultAddressId }: CustomerRecord,
			args: ConnectionArguments & { skipDefault: boolean },
		) =>
			paginate(
				addresses.filter(({ id }) => !args.skipDefault || id !== defaultAddressId),
				args,
				({ id }) => ({ last_id: id, last_value: id }),
			),
		orders: (customer: CustomerRecord, args: OrdersArguments, { shop }: AccountContext) =>
			ordersPage(shop, customer, args),
		metafield: (
			customer: CustomerRecord,
			identifier: { namespace: string; key: string },
			{ shop }: AccountContext,
		) => metafieldOf(shop, customer, identifier),
		metafields: (
			customer: CustomerRecord,
			{ identifiers }: { identifiers: { namespace: string; key: string }[] },
			{ shop }: AccountContext,
		) => identifiers.map((identifier) => metafieldOf(shop, customer, identifier)),
	},
	Metafield: {
		id: ({ id }: MetafieldRecord) => gid('Metafield', id),
		jsonValue: ({ value }: MetafieldRecord) => JSON.parse(value),
		createdAt: ({ createdAt }: MetafieldRecord) => toDateTime(createdAt),
		updatedAt: ({ updatedAt }: MetafieldRecord) => toDateTime(updatedAt),
		// No defined type is a single reference, and products are not in the API's union.
		reference: () => null,
	},
};
