import { type CustomerAccountSettings, customerAccountConnection } from './customer-account.server';
import {
	CUSTOMER_METAFIELDS_QUERY,
	CUSTOMER_UPDATE,
	type OwnMetafield,
} from './customer-metafields.queries';
import type { CustomerKey } from './customer-token.server';
import { ShopifyError } from './errors';
import { PLATFORM_METAFIELDS_QUERY } from './platform-metafields.queries';
import type { Shopify } from './proxy.server';

/** The way to the platform, part of a request's context. */
interface Door {
	shopify: Shopify;
	env: CustomerAccountSettings;
}

/** What the shop keeps of a customer. */
export interface CustomerMetafields {
	/** Global id of the customer, as the platform gives it for the session's token. */
	customerId: string;
	/** JSON as it was written; `undefined` where there is none. */
	wishlist: string | undefined;
	notifications: string | undefined;
}

/** Type of each metafield at the platform. */
const TYPES = {
	wishlist: 'list.product_reference',
	notifications: 'json',
} as const satisfies Record<OwnMetafield['key'], OwnMetafield['type']>;

/** A metafield as the Admin API takes it; `value` is what its JSON holds. */
export function ownMetafield(key: OwnMetafield['key'], value: unknown): OwnMetafield {
	return { namespace: 'custom', key, type: TYPES[key], value: JSON.stringify(value) };
}

/** `undefined` where the platform no longer knows the token. Throws `ShopifyError` in trouble. */
export async function readCustomerMetafields(
	door: Door,
	key: CustomerKey,
): Promise<CustomerMetafields | undefined> {
	const customer = key.kind === 'platform' ? await askPlatform(door, key) : await ask(door, key);
	if (!customer) return undefined;
	return {
		customerId: customer.id,
		wishlist: customer.wishlist?.value,
		notifications: customer.notifications?.value,
	};
}

async function ask({ shopify }: Door, { accessToken: token }: CustomerKey) {
	const { customer } = await shopify.query(CUSTOMER_METAFIELDS_QUERY, {
		variables: { token },
		cacheable: false,
	});
	return customer;
}

async function askPlatform({ shopify, env }: Door, { accessToken }: CustomerKey) {
	try {
		const { customer } = await shopify.query(PLATFORM_METAFIELDS_QUERY, {
			api: await customerAccountConnection(env, accessToken),
			cacheable: false,
		});
		return customer;
	} catch (error) {
		if (error instanceof ShopifyError && error.code === 'UNAUTHORIZED') return undefined;
		throw error;
	}
}

/**
 * Writes one metafield of a customer and leaves the others as they are.
 * Answers the platform's words where it refused, none where it is done. Throws `ShopifyError` in trouble.
 */
export async function writeCustomerMetafield(
	door: Door,
	{ customerId, key }: { customerId: string; key: CustomerKey },
	metafield: OwnMetafield,
): Promise<string[]> {
	const { customerUpdate } = await door.shopify.mutate(CUSTOMER_UPDATE, {
		api: 'admin',
		variables: { input: { id: customerId, metafields: [metafield] } },
		idempotent: true,
		settled: async () => {
			const held = await readCustomerMetafields(door, key);
			return held?.[metafield.key] === metafield.value
				? { customerUpdate: { customer: null, userErrors: [] } }
				: undefined;
		},
	});
	if (!customerUpdate) return ['The platform answered nothing'];
	return customerUpdate.userErrors.map(({ message }) => message);
}
