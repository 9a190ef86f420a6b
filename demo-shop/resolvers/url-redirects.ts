import type { CatalogueRedirect } from '../catalogue/types';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { notServed } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { compareDates } from '../search/product-search';
import { holdsQuery, parseQuery, type QueryTerm } from '../search/query-syntax';
import { gid, integerOf } from '../shop/ids';

/** Source of `UrlRedirect`. */
interface RedirectSource {
	__typename: 'UrlRedirect';
	id: string;
	path: string;
	target: string;
}

function redirectSource({ id, path, target }: CatalogueRedirect): RedirectSource {
	return { __typename: 'UrlRedirect', id: gid('UrlRedirect', id), path, target };
}

/** A redirect by its global id; null where there is none. */
export function findRedirect(id: string, { shop }: RequestContext): RedirectSource | null {
	const number = integerOf('UrlRedirect', id);
	const redirect = shop.catalogue.redirects.find((each) => each.id === number);
	return redirect ? redirectSource(redirect) : null;
}

function holdsTerm(redirect: CatalogueRedirect, term: QueryTerm, context: RequestContext) {
	switch (term.field) {
		case null:
		case 'path':
			return containsTerm(redirect.path, term);
		case 'target':
			return containsTerm(redirect.target, term);
		case 'created_at':
			return compareDates(redirect.createdAt, term, context);
		default:
			throw notServed(`The search field "${term.field}"`);
	}
}

/** Matches the whole path, or its prefix before `*`; case-insensitive. */
function containsTerm(path: string, { value, prefix }: QueryTerm): boolean {
	const [has, asked] = [path.toLowerCase(), value.toLowerCase()];
	return prefix ? has.startsWith(asked) : has === asked;
}

export const urlRedirectResolvers: ResolverMap = {
	QueryRoot: {
		urlRedirects: (
			_source: unknown,
			args: ConnectionArguments & { query?: string | null },
			context: RequestContext,
		) => {
			const { redirects } = context.shop.catalogue;
			const { root } = parseQuery(args.query ?? '');
			const found = args.query?.trim()
				? redirects.filter((redirect) =>
						holdsQuery(root, (term) => holdsTerm(redirect, term, context)),
					)
				: redirects;
			return paginate(found, args, ({ id }) => ({ last_id: id, last_value: id })).map(
				redirectSource,
			);
		},
	},
};
