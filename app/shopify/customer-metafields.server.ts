import type { Shopify } from './client.server';
import { type CustomerAccountSettings, customerAccountConnection } from './customer-account.server';
import { CUSTOMER_API_METAFIELDS_QUERY } from './customer-api-metafields.queries';
import {
	CUSTOMER_METAFIELDS_QUERY,
	CUSTOMER_UPDATE,
	type OwnMetafield,
} from './customer-metafields.queries';
import type { CustomerKey } from './customer-token.server';
import { isUnauthorized, ShopifyError } from './errors';
import { createWriteLimit } from './write-limit.server';

/** Access to the platform, part of the request context. */
interface Access {
	shopify: Shopify;
	env: CustomerAccountSettings;
}

/** One of the shop's metafields of a customer. */
export interface CustomerMetafield {
	/** Global id of the customer, from the session's token. */
	customerId: string;
	/** JSON; `undefined` where there is none. */
	value: string | undefined;
}

/** The type of each metafield. */
const TYPES = {
	wishlist: 'list.product_reference',
	notifications: 'json',
} as const satisfies Record<OwnMetafield['key'], OwnMetafield['type']>;

/** A metafield as input of the Admin API; `value` becomes JSON. */
export function ownMetafield(key: OwnMetafield['key'], value: unknown): OwnMetafield {
	return { namespace: 'custom', key, type: TYPES[key], value: JSON.stringify(value) };
}

/**
 * The metafield, or `undefined` where the platform no longer knows the token. Throws `ShopifyError`, also where only
 * the metafield is missing because of an error: taken for empty, it would be overwritten.
 */
export async function readCustomerMetafield(
	access: Access,
	key: CustomerKey,
	name: OwnMetafield['key'],
): Promise<CustomerMetafield | undefined> {
	const needs = [`customer.${name}`];
	const customer =
		key.kind === 'customer-account-api'
			? await fetchFromCustomerApi(access, key, needs)
			: await fetchFromStorefrontApi(access, key, needs);
	return customer ? { customerId: customer.id, value: customer[name]?.value } : undefined;
}

async function fetchFromStorefrontApi(
	{ shopify }: Access,
	{ accessToken: token }: CustomerKey,
	needs: string[],
) {
	const { customer } = await shopify.query(CUSTOMER_METAFIELDS_QUERY, {
		variables: { token },
		cacheable: false,
		needs,
	});
	return customer;
}

async function fetchFromCustomerApi(
	{ shopify, env }: Access,
	{ accessToken }: CustomerKey,
	needs: string[],
) {
	try {
		const { customer } = await shopify.query(CUSTOMER_API_METAFIELDS_QUERY, {
			api: await customerAccountConnection(env, accessToken),
			cacheable: false,
			needs,
		});
		return customer;
	} catch (error) {
		if (isUnauthorized(error)) return undefined;
		throw error;
	}
}

const isAllowed = createWriteLimit();

/**
 * Counts a customer's change: all customers share the app's budget at the Admin API. Throws an unavailable
 * `ShopifyError` with the platform's code `THROTTLED` where the customer has made too many.
 */
export function countWrite(customerId: string): void {
	if (isAllowed(customerId)) return;
	throw new ShopifyError('unavailable', 'Too many changes', { code: 'THROTTLED' });
}

/**
 * Writes one metafield of a customer; the others stay unchanged.
 * Returns the platform's messages where it refused, an empty list where it is done. Throws `ShopifyError`.
 */
export async function writeCustomerMetafield(
	access: Access,
	{ customerId, key }: { customerId: string; key: CustomerKey },
	metafield: OwnMetafield,
): Promise<string[]> {
	const { customerUpdate } = await access.shopify.mutate(CUSTOMER_UPDATE, {
		api: 'admin',
		variables: { input: { id: customerId, metafields: [metafield] } },
		idempotent: true,
		confirm: async () => {
			const saved = await readCustomerMetafield(access, key, metafield.key);
			return saved?.value === metafield.value
				? { customerUpdate: { customer: null, userErrors: [] } }
				: undefined;
		},
	});
	if (!customerUpdate) return ['Empty response from the platform'];
	return customerUpdate.userErrors.map(({ message }) => message);
}
