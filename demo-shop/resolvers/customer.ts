import { customerName, ordersOf } from '../customers/customer-view';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { notServed } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import type { MetafieldIdentifier } from '../shop/metafields';
import { parseAmount } from '../shop/money';
import type { Shop } from '../shop/shop';
import { customerByToken } from '../state/customers';
import type { OrderRecord } from '../state/records';
import { addressSource } from './address';
import { customerMetafield } from './customer-metafield';
import { type CustomerSource, customerSource } from './customer-source';

/** The customer of a token; null where the token is unknown, deleted or expired. */
export function customerOfToken(shop: Shop, accessToken: string): CustomerSource | null {
	const customer = customerByToken(shop, accessToken);
	return customer ? customerSource(customer, accessToken) : null;
}

function orderKey(order: OrderRecord, sortKey: string): number | bigint {
	if (sortKey === 'PROCESSED_AT') {
		return order.processedAt;
	}
	return sortKey === 'TOTAL_PRICE' ? parseAmount(order.total) : order.id;
}

const own =
	(key: 'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing' | 'tags') =>
	({ record }: CustomerSource) =>
		record[key];

export const customerResolvers: ResolverMap = {
	Customer: {
		id: ({ record }: CustomerSource) => gid('Customer', record.id),
		displayName: ({ record }: CustomerSource) => customerName(record),
		email: own('email'),
		firstName: own('firstName'),
		lastName: own('lastName'),
		phone: own('phone'),
		acceptsMarketing: own('acceptsMarketing'),
		tags: own('tags'),
		createdAt: ({ record }: CustomerSource) => toDateTime(record.createdAt),
		updatedAt: ({ record }: CustomerSource) => toDateTime(record.updatedAt),
		avatarUrl: () => null,
		socialLoginProvider: () => null,
		numberOfOrders: ({ record }: CustomerSource, _args, { shop }) =>
			String(ordersOf(shop, record).length),
		defaultAddress: ({ record, accessToken }: CustomerSource) => {
			const address = record.addresses.find(({ id }) => id === record.defaultAddressId);
			return address ? addressSource(address, accessToken) : null;
		},
		addresses: ({ record, accessToken }: CustomerSource, args: ConnectionArguments) => {
			const sources = record.addresses.map((address) => addressSource(address, accessToken));
			return paginate(sources, args, ({ record: { id } }) => ({ last_id: id, last_value: id }));
		},
		orders: (
			{ record }: CustomerSource,
			args: ConnectionArguments & { sortKey: string; query?: string | null },
			{ shop }: RequestContext,
		) => {
			if (args.query?.trim()) {
				throw notServed('The argument "query" of Customer.orders');
			}
			const orders = ordersOf(shop, record).sort((a, b) => {
				const [left, right] = [orderKey(a, args.sortKey), orderKey(b, args.sortKey)];
				return left < right ? -1 : left > right ? 1 : a.id - b.id;
			});
			const page = paginate(orders, args, ({ id }) => ({ last_id: id, last_value: id }));
			return {
				nodes: page.nodes,
				edges: () => page.edges,
				pageInfo: () => page.pageInfo,
				totalCount: String(orders.length),
			};
		},
		metafield: (source: CustomerSource, identifier: MetafieldIdentifier, context: RequestContext) =>
			customerMetafield(source, identifier, context),
		metafields: (
			source: CustomerSource,
			{ identifiers }: { identifiers: MetafieldIdentifier[] },
			context: RequestContext,
		) => identifiers.map((identifier) => customerMetafield(source, identifier, context)),
	},
};
