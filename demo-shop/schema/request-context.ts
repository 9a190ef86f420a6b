import type { GraphQLResolveInfo } from 'graphql';
import type { CurrencyCode, LanguageCode, Market } from '../shop/markets';
import type { Shop } from '../shop/shop';

/** How a request was authenticated. */
export type Access = 'public' | 'private' | 'tokenless';

/** The sender of a request. */
export interface Caller {
	access: Access;
	buyerIp: string;
}

/** GraphQL context of the Storefront API's resolvers. */
export interface RequestContext {
	shop: Shop;
	access: Access;
	/** IP address of the buyer if the request has it, else of its sender; used by rate limits. */
	buyerIp: string;
	/** Resolved country, language, market and currency. */
	country: string;
	language: LanguageCode;
	market: Market;
	currency: CurrencyCode;
	/** Values of `@inContext` that are served; null where not given. */
	requestedCountry: string | null;
	requestedLanguage: LanguageCode | null;
}

export type Resolver<Source, Arguments = Record<string, never>, Context = RequestContext> = (
	source: Source,
	args: Arguments,
	context: Context,
	info: GraphQLResolveInfo,
) => unknown;

/** Resolvers by type and field. `never` lets every resolver name its own source and arguments. */
export type ResolverMap<Context = RequestContext> = Record<
	string,
	Record<string, Resolver<never, never, Context>>
>;
