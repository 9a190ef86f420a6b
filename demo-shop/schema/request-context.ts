import type { GraphQLResolveInfo } from 'graphql';
import type { CurrencyCode, LanguageCode, Market } from '../shop/markets';
import type { Shop } from '../shop/shop';

/** How a request proved who sends it. */
export type Access = 'public' | 'private' | 'tokenless';

/** What resolvers know of the request they answer. */
export interface RequestContext {
	shop: Shop;
	access: Access;
	/** Resolved country, language and what follows from them. */
	country: string;
	language: LanguageCode;
	market: Market;
	currency: CurrencyCode;
	/** What `@inContext` asked for, as far as it is served; null where it did not. */
	requestedCountry: string | null;
	requestedLanguage: LanguageCode | null;
}

export type Resolver<Source, Arguments = Record<string, never>> = (
	source: Source,
	args: Arguments,
	context: RequestContext,
	info: GraphQLResolveInfo,
) => unknown;

/** Resolvers by type and field. `never` lets every resolver name its own source and arguments. */
export type ResolverMap = Record<string, Record<string, Resolver<never, never>>>;
