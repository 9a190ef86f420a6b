import { type ConnectionArguments, paginate } from '../schema/connection';
import { notServed } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { contentGid, type MetaobjectRecord } from '../shop/content-index';
import { integerOf } from '../shop/ids';
import { localize } from '../shop/texts';

interface MetaobjectsArguments extends ConnectionArguments {
	type: string;
	sortKey?: string | null;
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
	return field ? localize(field.value, context) : null;
}

export const metaobjectResolvers: ResolverMap = {
	QueryRoot: {
		metaobjects: (_source: unknown, args: MetaobjectsArguments, { shop }: RequestContext) => {
			if (args.sortKey && args.sortKey !== 'id') {
				throw notServed(`The sort key "${args.sortKey}" of QueryRoot.metaobjects`);
			}
			const entries = shop.catalogue.content.metaobjects.filter(
				({ data }) => data.type === args.type,
			);
			return paginate(entries, args, ({ data }) => ({ last_id: data.id, last_value: data.id }));
		},
	},
	Metaobject: {
		id: contentGid,
		type: ({ data }: MetaobjectRecord) => data.type,
		handle: ({ data }: MetaobjectRecord) => data.handle,
		field: (source: MetaobjectRecord, { key }: { key: string }, context) => {
			const field = source.data.fields[key];
			return field ? { key, type: field.type, value: localize(field.value, context) } : null;
		},
	},
};
