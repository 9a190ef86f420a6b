import { type ConnectionArguments, paginate } from '../schema/connection';
import { accessDenied, notServed } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid, randomHex } from '../shop/ids';
import { parseAmount } from '../shop/money';
import type { Shop } from '../shop/shop';
import { customerByEmail, customerByToken } from '../state/customers';
import { passwordMatches } from '../state/passwords';
import type { AccessTokenRecord, CustomerRecord, OrderRecord } from '../state/records';
import type { Change } from '../state/store';
import { addressSource } from './address';

/** Source of `Customer`, with the token it was read by (null in a cart). */
export interface CustomerSource {
	__typename: 'Customer';
	record: CustomerRecord;
	accessToken: string | null;
}

/** A token lives exactly 42 days. */
const tokenLifetime = 42 * 24 * 60 * 60 * 1000;

export function customerSource(record: CustomerRecord, accessToken: string | null): CustomerSource {
	return { __typename: 'Customer', record, accessToken };
}

/** The customer of a token; null where the token is unknown, deleted or expired. */
export function customerOfToken(shop: Shop, accessToken: string): CustomerSource | null {
	const customer = customerByToken(shop, accessToken);
	return customer ? customerSource(customer, accessToken) : null;
}

function newToken(shop: Shop, customerId: number): { record: AccessTokenRecord; change: Change[] } {
	const number = shop.store.nextNumber('accessToken', 1001);
	const record: AccessTokenRecord = {
		id: number.value,
		token: randomHex(32),
		customerId,
		expiresAt: shop.clock() + tokenLifetime,
	};
	return {
		record,
		change: [number.change, { table: 'accessTokens', key: record.token, value: record }],
	};
}

function tokenPayload({ token, expiresAt }: AccessTokenRecord) {
	return { accessToken: token, expiresAt: toDateTime(expiresAt) };
}

function requireToken(shop: Shop, token: string, field: string): AccessTokenRecord {
	const record = shop.store.get('accessTokens', token);
	if (!record || !customerByToken(shop, token)) {
		throw accessDenied(
			field,
			'unauthenticated_write_customers',
			' Also: Requires valid customer access token.',
		);
	}
	return record;
}

function createToken(
	{ shop }: RequestContext,
	{ email, password }: { email: string; password: string },
) {
	const customer = customerByEmail(shop, email);
	if (!customer || !passwordMatches(password, customer.passwordHash)) {
		const error = { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' };
		return { customerAccessToken: null, customerUserErrors: [error], userErrors: [error] };
	}
	const { record, change } = newToken(shop, customer.id);
	shop.store.commit(change);
	return { customerAccessToken: tokenPayload(record), customerUserErrors: [], userErrors: [] };
}

function ordersOf(shop: Shop, customer: CustomerRecord): OrderRecord[] {
	return shop.store.all('orders').filter((order) => order.customerId === customer.id);
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
	Mutation: {
		customerAccessTokenCreate: (
			_source: unknown,
			{ input }: { input: { email: string; password: string } },
			context,
		) => createToken(context, input),
		customerAccessTokenRenew: (
			_source: unknown,
			{ customerAccessToken }: { customerAccessToken: string },
			{ shop },
		) => {
			const former = requireToken(shop, customerAccessToken, 'customerAccessTokenRenew');
			const record = { ...former, expiresAt: shop.clock() + tokenLifetime };
			shop.store.commit([{ table: 'accessTokens', key: record.token, value: record }]);
			return { customerAccessToken: tokenPayload(record), userErrors: [] };
		},
		customerAccessTokenDelete: (
			_source: unknown,
			{ customerAccessToken }: { customerAccessToken: string },
			{ shop },
		) => {
			const record = requireToken(shop, customerAccessToken, 'customerAccessTokenDelete');
			shop.store.commit([{ table: 'accessTokens', key: record.token, value: null }]);
			return {
				deletedAccessToken: record.token,
				deletedCustomerAccessTokenId: gid('CustomerAccessToken', record.id),
				userErrors: [],
			};
		},
	},
	Customer: {
		id: ({ record }: CustomerSource) => gid('Customer', record.id),
		displayName: ({ record }: CustomerSource) =>
			[record.firstName, record.lastName].filter(Boolean).join(' ') || record.email,
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
		// Nothing writes metafields of customers yet.
		metafield: () => null,
		metafields: (_source: CustomerSource, args: { identifiers: unknown[] }) =>
			args.identifiers.map(() => null),
	},
};
