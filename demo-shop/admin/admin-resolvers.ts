import { type CustomerInput, checkProfile, profileChanges } from '../customers/customer-input';
import { customerChange } from '../customers/customer-store';
import { customerName, ordersOf } from '../customers/customer-view';
import {
	type MetafieldError,
	type MetafieldInput,
	upsertMetafields,
} from '../customers/metafield-input';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { notServed } from '../schema/errors';
import type { ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid, integerOf } from '../shop/ids';
import { shopCurrency } from '../shop/markets';
import { shopId, shopName } from '../shop/shop';
import type { CustomerRecord, MetafieldRecord } from '../state/records';
import type { AdminContext } from './admin-context';
import { requireScope } from './admin-scopes';
import { metaobjectResolvers } from './metaobjects';
import { ownerMetafieldResolvers } from './owner-metafields';
import { productResolvers } from './products';
import { webhookResolvers } from './webhook-subscriptions';

interface AdminCustomerInput extends CustomerInput {
	id?: string | null;
	locale?: string | null;
	metafields?: MetafieldInput[] | null;
	note?: string | null;
	tags?: string[] | null;
	taxExempt?: boolean | null;
}

const notTaken = ['email', 'locale', 'note', 'taxExempt'] as const;

function updateCustomer({ shop }: AdminContext, input: AdminCustomerInput) {
	const field = notTaken.find((name) => input[name] != null);
	if (field) {
		throw notServed(`The input field CustomerInput.${field}`);
	}
	const id = input.id == null ? null : integerOf('Customer', input.id);
	const customer = id === null ? undefined : shop.store.get('customers', id);
	if (!customer) {
		return refuse([{ field: ['id'], message: 'Customer does not exist' }]);
	}
	const { metafields, changes, errors } = upsertMetafields(shop, customer, input.metafields ?? []);
	const profileErrors = checkProfile(shop, 'input', input, customer.id).map((error) => ({
		// The Admin API omits the argument's name.
		field: error.field?.slice(1) ?? [],
		message: error.message,
	}));
	if (errors.length + profileErrors.length > 0) {
		return refuse([...profileErrors, ...errors]);
	}
	const record: CustomerRecord = {
		...customer,
		...profileChanges(input),
		...(input.tags ? { tags: [...new Set(input.tags.map((tag) => tag.trim()))].sort() } : {}),
		metafields,
		updatedAt: shop.clock(),
	};
	shop.store.commit([...changes, customerChange(record)]);
	return { customer: record, userErrors: [] };
}

/** Assumed: null beside errors, not the unchanged customer. */
function refuse(userErrors: MetafieldError[]) {
	return { customer: null, userErrors };
}

interface MetafieldsArguments extends ConnectionArguments {
	keys?: string[] | null;
	namespace?: string | null;
}

/** A customer's metafields, of one namespace or of the requested `namespace.key`s; these return their key in that form. */
function metafieldsOf(customer: CustomerRecord, { keys, namespace }: MetafieldsArguments) {
	const found = (customer.metafields ?? []).filter(
		(one) => namespace == null || one.namespace === namespace,
	);
	if (keys == null) {
		return found;
	}
	return found
		.map((one) => ({ ...one, key: `${one.namespace}.${one.key}` }))
		.filter(({ key }) => keys.includes(key));
}

export const adminResolvers: ResolverMap<AdminContext> = {
	QueryRoot: {
		customer: (_source: unknown, { id }: { id: string }, { shop, scopes }: AdminContext) => {
			requireScope(scopes, 'customer', 'read_customers');
			return shop.store.get('customers', integerOf('Customer', id) ?? -1) ?? null;
		},
		...productResolvers.QueryRoot,
		...metaobjectResolvers.QueryRoot,
		...webhookResolvers.QueryRoot,
		shop: (_source: unknown, _args: unknown, { shop }: AdminContext) => ({
			currencyCode: shopCurrency,
			id: gid('Shop', shopId),
			name: shopName,
			myshopifyDomain: new URL(shop.origin).host,
			customerAccountsV2: {
				customerAccountsVersion: shop.customerAccounts,
				loginLinksVisibleOnStorefrontAndCheckout: true,
				loginRequiredAtCheckout: false,
				url: null,
			},
		}),
	},
	Mutation: {
		...productResolvers.Mutation,
		...ownerMetafieldResolvers.Mutation,
		...metaobjectResolvers.Mutation,
		...webhookResolvers.Mutation,
		customerUpdate: (
			_source: unknown,
			{ input }: { input: AdminCustomerInput },
			context: AdminContext,
		) => {
			requireScope(context.scopes, 'customerUpdate', 'write_customers');
			return updateCustomer(context, input);
		},
	},
	Customer: {
		id: ({ id }: CustomerRecord) => gid('Customer', id),
		defaultEmailAddress: ({ email }: CustomerRecord) => ({ emailAddress: email }),
		displayName: customerName,
		createdAt: ({ createdAt }: CustomerRecord) => toDateTime(createdAt),
		updatedAt: ({ updatedAt }: CustomerRecord) => toDateTime(updatedAt),
		numberOfOrders: (customer: CustomerRecord, _args: unknown, { shop }: AdminContext) =>
			String(ordersOf(shop, customer).length),
		metafield: (customer: CustomerRecord, args: { namespace?: string | null; key: string }) =>
			(customer.metafields ?? []).find(
				(one) => one.namespace === args.namespace && one.key === args.key,
			) ?? null,
		metafields: (customer: CustomerRecord, args: MetafieldsArguments) =>
			paginate(metafieldsOf(customer, args), args, ({ id }) => ({ last_id: id, last_value: id })),
	},
	Product: productResolvers.Product,
	ProductVariant: productResolvers.ProductVariant,
	InventoryItem: productResolvers.InventoryItem,
	Metaobject: metaobjectResolvers.Metaobject,
	WebhookSubscription: webhookResolvers.WebhookSubscription,
	Metafield: {
		id: ({ id }: MetafieldRecord) => gid('Metafield', id),
		jsonValue: ({ type, value }: MetafieldRecord) => (isText(type) ? value : JSON.parse(value)),
		createdAt: ({ createdAt }: MetafieldRecord) => toDateTime(createdAt),
		updatedAt: ({ updatedAt }: MetafieldRecord) => toDateTime(updatedAt),
	},
};

function isText(type: string): boolean {
	return type.endsWith('_text_field');
}
