import { notServed } from '../schema/errors';
import type { ResolverMap } from '../schema/request-context';
import { integerOf } from '../shop/ids';
import { shopCurrency } from '../shop/markets';
import type { Shop } from '../shop/shop';
import { adminMetafield } from '../shop/written-metafields';
import { putMetafields } from '../state/metafields';
import type { MetafieldRecord, OwnerMetafieldsRecord } from '../state/records';
import type { Change } from '../state/store';
import type { AdminContext } from './admin-context';
import { requireScope } from './admin-scopes';

export interface MetafieldArguments {
	namespace?: string | null;
	key: string;
}

interface MetafieldsSetInput extends MetafieldArguments {
	ownerId: string;
	type?: string | null;
	value: string;
}

type MetafieldIdentifierInput = Required<MetafieldArguments> & { ownerId: string };

/** Maximum number of metafields in one `metafieldsSet`. */
const mostMetafields = 25;

/** A product's or variant's metafield. */
export function ownerMetafield(
	shop: Shop,
	owner: string,
	{ namespace, key }: MetafieldArguments,
): MetafieldRecord | null {
	return adminMetafield(shop, owner, namespace ?? 'custom', key);
}

function setMetafields({ shop, scopes }: AdminContext, inputs: MetafieldsSetInput[]) {
	// The owners are products and variants.
	requireScope(scopes, 'metafieldsSet', 'write_products');
	if (inputs.length > mostMetafields) {
		// Assumed: the message.
		return refuse(
			0,
			'LESS_THAN_OR_EQUAL_TO',
			'ownerId',
			`Exceeded the maximum metafields input limit of ${mostMetafields}.`,
		);
	}
	for (const [index, input] of inputs.entries()) {
		if (!isKnownOwner(shop, input.ownerId)) {
			return refuse(index, 'INVALID', 'ownerId', 'Owner does not exist.');
		}
		if (input.type !== 'money' && input.type !== 'json') {
			throw notServed(`Writing metafields of products of type ${input.type}`);
		}
		const problem = problemOf(input.type, input.value);
		if (problem) {
			return refuse(index, 'INVALID_VALUE', 'value', problem);
		}
	}
	const metafields: MetafieldRecord[] = [];
	for (const { ownerId, namespace, key, type, value } of inputs) {
		const existing = recordOf(shop, ownerId);
		const name = namespace ?? 'custom';
		const put = putMetafields(shop, existing.metafields, [
			{ namespace: name, key, type: type ?? '', value },
		]);
		const record = {
			...existing,
			metafields: put.metafields,
			deleted: existing.deleted.filter((one) => one !== `${name}.${key}`),
		};
		shop.store.commit([...put.changes, ownerChange(record)]);
		metafields.push(...put.metafields.filter((one) => one.namespace === name && one.key === key));
	}
	return { metafields, userErrors: [] };
}

function refuse(index: number, code: string, field: string, message: string) {
	const path = ['metafields', String(index), field];
	return { metafields: null, userErrors: [{ code, field: path, message, elementIndex: null }] };
}

function problemOf(type: 'money' | 'json', value: string): string | undefined {
	let parsed: unknown;
	try {
		parsed = JSON.parse(value);
	} catch {
		return 'Value is invalid JSON.';
	}
	if (type === 'json') {
		return undefined;
	}
	const { amount, currency_code: currency } = (parsed ?? {}) as Record<string, unknown>;
	const isMoney = typeof amount === 'string' && /^\d+(\.\d{1,2})?$/.test(amount);
	if (!isMoney) {
		return 'Value must be a money amount.';
	}
	// Assumed: the message. A money metafield has the shop's currency.
	return currency === shopCurrency ? undefined : "Value must match the shop's currency.";
}

function deleteMetafields({ shop, scopes }: AdminContext, inputs: MetafieldIdentifierInput[]) {
	requireScope(scopes, 'metafieldsDelete', 'write_products');
	const deletedMetafields = inputs.map(({ ownerId, namespace, key }) => {
		if (!ownerMetafield(shop, ownerId, { namespace, key })) {
			return null;
		}
		const existing = recordOf(shop, ownerId);
		const record = {
			...existing,
			metafields: existing.metafields.filter(
				(one) => one.namespace !== namespace || one.key !== key,
			),
			deleted: [...existing.deleted, `${namespace}.${key}`],
		};
		shop.store.commit([ownerChange(record)]);
		return { ownerId, namespace, key };
	});
	return { deletedMetafields, userErrors: [] };
}

function recordOf(shop: Shop, owner: string): OwnerMetafieldsRecord {
	return shop.store.get('ownerMetafields', owner) ?? { owner, metafields: [], deleted: [] };
}

function ownerChange(record: OwnerMetafieldsRecord): Change {
	return { table: 'ownerMetafields', key: record.owner, value: record };
}

function isKnownOwner({ catalogue }: Shop, owner: string): boolean {
	return (
		catalogue.productById.has(integerOf('Product', owner) ?? -1) ||
		catalogue.variantById.has(integerOf('ProductVariant', owner) ?? -1)
	);
}

export const ownerMetafieldResolvers = {
	Mutation: {
		metafieldsSet: (
			_source: unknown,
			{ metafields }: { metafields: MetafieldsSetInput[] },
			context: AdminContext,
		) => setMetafields(context, metafields),
		metafieldsDelete: (
			_source: unknown,
			{ metafields }: { metafields: MetafieldIdentifierInput[] },
			context: AdminContext,
		) => deleteMetafields(context, metafields),
	},
} satisfies ResolverMap<AdminContext>;
