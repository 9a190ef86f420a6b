import { metafieldTypes } from '../customers/metafield-types';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { notServed } from '../schema/errors';
import type { ResolverMap } from '../schema/request-context';
import { gid, integerOf } from '../shop/ids';
import type { Shop } from '../shop/shop';
import { definitionChange, findDefinition, lastOwnDefinition } from '../state/definitions';
import type {
	DraftProductRecord,
	MetafieldDefinitionRecord,
	MetafieldOwner,
	MetaobjectDefinitionRecord,
} from '../state/records';
import type { AdminContext } from './admin-context';
import { requireScope } from './admin-scopes';
import type { ProductSource } from './products';

interface Access {
	storefront?: 'NONE' | 'PUBLIC_READ' | null;
	customerAccount?: MetafieldDefinitionRecord['customerAccount'] | null;
}

interface DefinitionName {
	ownerType: MetafieldOwner;
	namespace?: string | null;
	key: string;
}

interface DefinitionInput extends DefinitionName {
	name: string;
	type: string;
	access?: Access | null;
	pin: boolean;
}

interface MetaobjectDefinitionInput {
	type: string;
	name?: string | null;
	access?: Access | null;
	fieldDefinitions: { key: string; name?: string | null; type: string; required: boolean }[];
}

interface ProductInput {
	handle?: string | null;
	title?: string | null;
	status?: 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | null;
}

/** A problem of an input; Assumed: all messages but that of a definition that exists. */
function refuse(result: string, code: string, field: string[], message: string) {
	return { [result]: null, userErrors: [{ code, field, message }] };
}

function scopeOf(owner: MetafieldOwner, kind: 'read' | 'write'): string {
	return owner === 'CUSTOMER' ? `${kind}_customers` : `${kind}_products`;
}

function namespaceOf({ namespace }: DefinitionName): string {
	if (namespace == null) {
		throw notServed('A metafield definition without a namespace');
	}
	return namespace;
}

function createDefinition({ shop, scopes }: AdminContext, input: DefinitionInput) {
	const { ownerType, key, name, type, access, pin } = input;
	requireScope(scopes, 'metafieldDefinitionCreate', scopeOf(ownerType, 'write'));
	if (pin) {
		throw notServed('The input field MetafieldDefinitionInput.pin');
	}
	const namespace = namespaceOf(input);
	if (findDefinition(shop, ownerType, namespace, key)) {
		const owner = ownerType[0] + ownerType.slice(1).toLowerCase();
		const message = `Key is in use for ${owner} metafields on the '${namespace}' namespace.`;
		return refuse('createdDefinition', 'TAKEN', ['definition', 'key'], message);
	}
	if (!metafieldTypes.includes(type)) {
		const message = `Type must be one of the following: ${metafieldTypes.join(', ')}.`;
		return refuse('createdDefinition', 'INVALID', ['definition', 'type'], message);
	}
	const { value: id, change } = shop.store.nextNumber('definition', lastOwnDefinition + 1);
	const record: MetafieldDefinitionRecord = {
		id,
		owner: ownerType,
		namespace,
		key,
		name,
		type,
		storefront: access?.storefront ?? 'NONE',
		customerAccount: access?.customerAccount ?? 'NONE',
	};
	shop.store.commit([definitionChange(record), change]);
	return { createdDefinition: record, userErrors: [] };
}

function updateDefinition(
	{ shop, scopes }: AdminContext,
	input: DefinitionName & { access?: Access | null },
) {
	const { ownerType, key, access } = input;
	requireScope(scopes, 'metafieldDefinitionUpdate', scopeOf(ownerType, 'write'));
	const existing = findDefinition(shop, ownerType, namespaceOf(input), key);
	if (!existing) {
		return refuse('updatedDefinition', 'NOT_FOUND', ['definition'], 'Definition not found.');
	}
	const record: MetafieldDefinitionRecord = {
		...existing,
		storefront: access?.storefront ?? existing.storefront,
		customerAccount: access?.customerAccount ?? existing.customerAccount,
	};
	shop.store.commit([definitionChange(record)]);
	return { updatedDefinition: record, userErrors: [] };
}

function createMetaobjectDefinition(
	{ shop, scopes }: AdminContext,
	{ type, name, access, fieldDefinitions }: MetaobjectDefinitionInput,
) {
	requireScope(scopes, 'metaobjectDefinitionCreate', 'write_metaobject_definitions');
	if (shop.store.get('metaobjectDefinitions', type)) {
		const message = 'Type has already been taken';
		return refuse('metaobjectDefinition', 'TAKEN', ['definition', 'type'], message);
	}
	const { value: id, change } = shop.store.nextNumber('definition', lastOwnDefinition + 1);
	const record: MetaobjectDefinitionRecord = {
		id,
		type,
		name: name ?? type,
		storefront: access?.storefront ?? 'NONE',
		fields: fieldDefinitions.map((field) => ({ ...field, name: field.name ?? field.key })),
	};
	shop.store.commit([{ table: 'metaobjectDefinitions', key: type, value: record }, change]);
	return { metaobjectDefinition: record, userErrors: [] };
}

/** Published products belong to the catalogue: an app can add drafts only. */
function setProduct({ shop, scopes }: AdminContext, input: ProductInput) {
	requireScope(scopes, 'productSet', 'write_products');
	const { handle, title, status } = input;
	if (status !== 'DRAFT' || !handle) {
		throw notServed('A product without the status DRAFT and a handle');
	}
	if (!title) {
		return refuse('product', 'BLANK', ['input', 'title'], "Title can't be blank");
	}
	if (productByHandle(shop, handle)) {
		const message = `Handle '${handle}' already in use. Please provide a new handle.`;
		return refuse('product', 'HANDLE_NOT_UNIQUE', ['input', 'handle'], message);
	}
	const { value: id, change } = shop.store.nextNumber('draftProduct', 9_200_000_000_001);
	const record: DraftProductRecord = { id, handle, title };
	shop.store.commit([{ table: 'draftProducts', key: handle, value: record }, change]);
	return { product: draftSource(record), userErrors: [] };
}

function productByHandle(shop: Shop, handle: string): ProductSource | null {
	const draft = shop.store.get('draftProducts', handle);
	return shop.catalogue.productByHandle.get(handle) ?? (draft ? draftSource(draft) : null);
}

function draftSource({ id, handle, title }: DraftProductRecord): ProductSource {
	return { data: { id, handle, title: { de: title, en: title } }, status: 'DRAFT' };
}

export const setupResolvers: ResolverMap<AdminContext> = {
	QueryRoot: {
		currentAppInstallation: (_source: unknown, _args: unknown, { scopes }: AdminContext) => ({
			id: gid('AppInstallation', 1),
			accessScopes: scopes.map((handle) => ({ handle, description: handle })),
		}),
		metafieldDefinitions: (
			_source: unknown,
			args: ConnectionArguments & DefinitionName,
			{ shop, scopes }: AdminContext,
		) => {
			const { ownerType, namespace, key } = args;
			requireScope(scopes, 'metafieldDefinitions', scopeOf(ownerType, 'read'));
			const found = shop.store
				.all('metafieldDefinitions')
				.filter(
					(one) =>
						one.owner === ownerType &&
						(namespace == null || one.namespace === namespace) &&
						(key == null || one.key === key),
				);
			return paginate(found, args, ({ id }) => ({ last_id: id, last_value: id }));
		},
		metaobjectDefinitionByType: (
			_source: unknown,
			{ type }: { type: string },
			{ shop, scopes }: AdminContext,
		) => {
			requireScope(scopes, 'metaobjectDefinitionByType', 'read_metaobject_definitions');
			return shop.store.get('metaobjectDefinitions', type) ?? null;
		},
		productByIdentifier: (
			_source: unknown,
			{ identifier }: { identifier: { id?: string | null; handle?: string | null } },
			{ shop, scopes }: AdminContext,
		) => {
			requireScope(scopes, 'productByIdentifier', 'read_products');
			if (identifier.id != null) {
				return shop.catalogue.productById.get(integerOf('Product', identifier.id) ?? -1) ?? null;
			}
			return productByHandle(shop, identifier.handle ?? '');
		},
	},
	Mutation: {
		metafieldDefinitionCreate: (
			_source: unknown,
			{ definition }: { definition: DefinitionInput },
			context: AdminContext,
		) => createDefinition(context, definition),
		metafieldDefinitionUpdate: (
			_source: unknown,
			{ definition }: { definition: DefinitionName & { access?: Access | null } },
			context: AdminContext,
		) => updateDefinition(context, definition),
		metaobjectDefinitionCreate: (
			_source: unknown,
			{ definition }: { definition: MetaobjectDefinitionInput },
			context: AdminContext,
		) => createMetaobjectDefinition(context, definition),
		productSet: (_source: unknown, { input }: { input: ProductInput }, context: AdminContext) =>
			setProduct(context, input),
	},
	Product: {
		status: ({ status = 'ACTIVE' }: ProductSource) => status,
	},
	MetafieldDefinition: {
		id: ({ id }: MetafieldDefinitionRecord) => gid('MetafieldDefinition', id),
		ownerType: ({ owner }: MetafieldDefinitionRecord) => owner,
		type: ({ type }: MetafieldDefinitionRecord) => ({ name: type }),
		access: ({ storefront, customerAccount }: MetafieldDefinitionRecord) => ({
			storefront,
			customerAccount,
		}),
	},
	MetaobjectDefinition: {
		id: ({ id }: MetaobjectDefinitionRecord) => gid('MetaobjectDefinition', id),
		access: ({ storefront }: MetaobjectDefinitionRecord) => ({ storefront }),
		fieldDefinitions: ({ fields }: MetaobjectDefinitionRecord) =>
			fields.map((field) => ({ ...field, type: { name: field.type } })),
	},
};
