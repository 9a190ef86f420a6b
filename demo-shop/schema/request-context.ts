import type { GraphQLResolveInfo } from 'graphql';
import type { CurrencyCode, LanguageCode, Market } from '../shop/markets';
import type { Shop } from '../shop/shop';

/** How a request proved who sends it. */
export type Access = 'public' | 'private' | 'tokenless';

/** Who sends a request. */
export interface Caller {
	access: Access;
	buyerIp: string;
}

/** What resolvers know of the request they answer. */
export interface RequestContext {
	shop: Shop;
	access: Access;
	/** Address of the buyer as far as the request tells it, else of its sender: what limits count by. */
	buyerIp: string;
	/** Resolved country, language and what follows from them. */
	country: string;
	language: LanguageCode;
	market: Market;
	currency: CurrencyCode;
	/** What `@inContext` asked for, as far as it is served; null where it did not. */
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
