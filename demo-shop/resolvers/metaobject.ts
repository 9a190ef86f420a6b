import { type ConnectionArguments, paginate } from '../schema/connection';
import { badRequest, notServed } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { colorType, findMetaobject, metaobjectSource } from './metafield';

interface MetaobjectArguments {
	id?: string | null;
	handle?: { handle: string; type: string } | null;
}

interface MetaobjectsArguments extends ConnectionArguments {
	type: string;
	sortKey?: string | null;
}

function metaobject({ id, handle: asked }: MetaobjectArguments, context: RequestContext) {
	if (id != null) {
		return findMetaobject(context, id);
	}
	if (asked == null) {
		throw badRequest('you must provide one of id or handle');
	}
	return entriesOf(asked.type, context).find(({ color }) => color.key === asked.handle) ?? null;
}

/** All metaobjects of a type, by id; none for an undefined type. */
function entriesOf(type: string, context: RequestContext) {
	const colors = type === colorType ? context.shop.catalogue.colors : [];
	return colors.map((color) => metaobjectSource(context, color));
}

export const metaobjectResolvers: ResolverMap = {
	QueryRoot: {
		metaobject: (_source: unknown, args: MetaobjectArguments, context) => metaobject(args, context),
		metaobjects: (_source: unknown, args: MetaobjectsArguments, context: RequestContext) => {
			if (args.sortKey != null && args.sortKey !== 'id') {
				throw notServed(`The sort key "${args.sortKey}" of QueryRoot.metaobjects`);
			}
			const entries = entriesOf(args.type, context);
			return paginate(entries, args, (entry) => ({
				last_id: context.shop.catalogue.colors.indexOf(entry.color) + 1,
				last_value: entry.id,
			}));
		},
	},
};
