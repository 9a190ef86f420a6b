import type { CatalogueMetaobjectField, CatalogueReference } from '../catalogue/types';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { badRequest, notServed } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { contentGid, type MetaobjectRecord } from '../shop/content-index';
import { integerOf } from '../shop/ids';
import { mediaImageSource } from '../shop/media';
import { type ReferenceSource, referenceGid, referenceList } from '../shop/references';
import { localize } from '../shop/texts';
import { referenceConnection } from './metafield';

interface MetaobjectArguments {
	id?: string | null;
	handle?: { handle: string; type: string } | null;
}

interface MetaobjectsArguments extends ConnectionArguments {
	type: string;
	sortKey?: string | null;
}

/** Source of `MetaobjectField`. */
interface FieldSource {
	key: string;
	type: string;
	value: string;
	reference: ReferenceSource | null;
	/** Targets of a list of references; null for other types. */
	targets: ReferenceSource[] | null;
}

/** A metaobject by its global id; null where there is none. */
export function findMetaobject(id: string, { shop }: RequestContext): MetaobjectRecord | null {
	const number = integerOf('Metaobject', id);
	return shop.catalogue.content.metaobjects.find(({ data }) => data.id === number) ?? null;
}

/** The text of a metaobject's field; null where it has none of that key. */
export function metaobjectText(
	{ data }: MetaobjectRecord,
	key: string,
	context: RequestContext,
): string | null {
	const field = data.fields[key];
	return field && 'value' in field ? localize(field.value, context) : null;
}

function metaobject({ id, handle: asked }: MetaobjectArguments, context: RequestContext) {
	if (id != null) {
		return findMetaobject(id, context);
	}
	if (asked == null) {
		throw badRequest('you must provide one of id or handle');
	}
	return entriesOf(asked.type, context).find(({ data }) => data.handle === asked.handle) ?? null;
}

/** All metaobjects of a type, by id; none for an undefined type. */
function entriesOf(type: string, { shop }: RequestContext): MetaobjectRecord[] {
	return shop.catalogue.content.metaobjects.filter(({ data }) => data.type === type);
}

function sortEntries(entries: MetaobjectRecord[], sortKey: string): MetaobjectRecord[] {
	switch (sortKey) {
		case 'id':
			return entries;
		case 'updated_at':
			return entries.sort((a, b) => a.data.updatedAt.localeCompare(b.data.updatedAt));
		default:
			throw notServed(`The sort key "${sortKey}" of QueryRoot.metaobjects`);
	}
}

/** The field with that key; null where the metaobject has none, or nothing in it. */
function fieldOf(
	{ data }: MetaobjectRecord,
	key: string,
	context: RequestContext,
): FieldSource | null {
	const field = data.fields[key];
	return field ? { key, type: field.type, ...contentOf(field, context) } : null;
}

function contentOf(
	field: CatalogueMetaobjectField,
	context: RequestContext,
): Pick<FieldSource, 'value' | 'reference' | 'targets'> {
	if ('references' in field) {
		const targets = field.references.map((each) => findReference(each, context));
		return { value: referenceList(targets), reference: null, targets };
	}
	if ('reference' in field) {
		const reference = findReference(field.reference, context);
		return { value: referenceGid(reference), reference, targets: null };
	}
	return { value: localize(field.value, context), reference: null, targets: null };
}

/** Throws where the catalogue names an entry that the shop does not have. */
function findReference(asked: CatalogueReference, context: RequestContext): ReferenceSource {
	const found = lookUp(asked, context);
	if (!found) {
		throw new Error(`A metaobject refers to what does not exist: ${JSON.stringify(asked)}.`);
	}
	return found;
}

function lookUp(asked: CatalogueReference, context: RequestContext): ReferenceSource | undefined {
	const { catalogue } = context.shop;
	switch (asked.type) {
		case 'Product':
			return catalogue.productByHandle.get(asked.handle);
		case 'Collection':
			return catalogue.collectionByHandle.get(asked.handle);
		case 'Page':
			return catalogue.content.pages.find(({ data }) => data.handle === asked.handle);
		case 'Metaobject':
			return entriesOf(asked.of, context).find(({ data }) => data.handle === asked.handle);
		case 'MediaImage': {
			const images = catalogue.productByHandle.get(asked.product)?.images ?? [];
			const image = images.find(({ data }) => data.file === asked.file);
			return image && mediaImageSource(image);
		}
	}
}

export const metaobjectResolvers: ResolverMap = {
	QueryRoot: {
		metaobject: (_source: unknown, args: MetaobjectArguments, context) => metaobject(args, context),
		metaobjects: (_source: unknown, args: MetaobjectsArguments, context: RequestContext) => {
			const entries = sortEntries(entriesOf(args.type, context), args.sortKey ?? 'id');
			return paginate(entries, args, ({ data }) => ({ last_id: data.id, last_value: data.id }));
		},
	},
	Metaobject: {
		id: contentGid,
		type: ({ data }: MetaobjectRecord) => data.type,
		handle: ({ data }: MetaobjectRecord) => data.handle,
		updatedAt: ({ data }: MetaobjectRecord) => data.updatedAt,
		field: (source: MetaobjectRecord, { key }: { key: string }, context) =>
			fieldOf(source, key, context),
		fields: (source: MetaobjectRecord, _args, context) =>
			Object.keys(source.data.fields).map((key) => fieldOf(source, key, context)),
		// No definition has the capabilities "online_store" and "renderable".
		onlineStoreUrl: () => null,
		seo: () => null,
	},
	MetaobjectField: {
		references: ({ targets }: FieldSource, args: ConnectionArguments) =>
			targets && referenceConnection(targets, args),
	},
};
