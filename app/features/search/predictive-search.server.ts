import { namedVariant } from '~/features/catalog/named-variant';
import { toProductCard } from '~/features/catalog/product-view.server';
import { formatMoney } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { NO_STORE } from '~/lib/cache-control';
import { wordsOf } from '~/lib/normalize-text';
import type { AppContext } from '~/server/context.server';
import { jsonIfAvailable } from '~/shopify/available.server';
import { requestError } from '~/shopify/errors';
import { shortId } from '~/shopify/ids';
import type { PredictiveSearchQuery } from '~/shopify/storefront.generated';
import { pricesIncludeVat } from '~/site';
import type { ExcerptedPage } from './found-pages';
import { findPages, type PageSource } from './found-pages.server';
import { PREDICTIVE_SEARCH_QUERY } from './predictive-search.queries';
import type { PredictiveResults, SuggestedProduct } from './predictive-view';
import { readTerm } from './search-term';
import { correctSpelling } from './spelling.server';
import { variantsOf } from './synonyms';

/** Products, collections and terms at most, as specified. */
const PREDICTIVE_LIMIT = 6;

/** Fewer than products, which come first. */
const PAGE_LIMIT = 4;

/** Fewer than for a page: the visitor usually types on. */
const ATTEMPTS = 2;

/** Short terms are often repeated; long ones would only push the catalogue out of the cache. */
const CACHED_TERM_LENGTH = 20;

/** For repeated terms while typing. Private, because prices depend on the market, which the URL does not name. */
const CACHED = { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' };

type Found = NonNullable<PredictiveSearchQuery['predictiveSearch']>;
type Product = Found['products'][number];

/** What a term finds: the platform's responses for it and its synonyms, and pages. */
interface Suggestions {
	term: string;
	/** The words that found the products, where it was not the term. */
	words?: string | undefined;
	responses: Found[];
	pages: ExcerptedPage[];
}

/** The suggestions for `?q=` as a JSON response: 503 where the platform is unavailable. */
export function suggestionsResponse(
	context: AppContext,
	request: Request,
	others: PageSource,
): Promise<Response> {
	const term = readTerm(new URL(request.url).searchParams.get('q'));
	const respond = async () => {
		const suggestions = await loadSuggestions(context, term, others);
		return Response.json(suggestions, { headers: context.isCacheable ? CACHED : NO_STORE });
	};
	return jsonIfAvailable(respond, {
		error: translator(context.locale)('search:unavailable'),
		headers: NO_STORE,
	});
}

/**
 * Suggestions for a term and its synonyms, see `readTerm`, with pages of `others` and the product about them; none for an
 * empty term. Where there are none, those for the term without its typing errors, with that term among the queries.
 * @throws ShopifyError where the platform cannot be reached
 */
async function loadSuggestions(
	context: AppContext,
	term: string,
	others: PageSource,
): Promise<PredictiveResults> {
	const t = translator(context.locale);
	const vatIncluded = pricesIncludeVat(context.market);
	const taxNote = t(vatIncluded ? 'catalog:tax.listIncluded' : 'catalog:tax.listExcluded');
	if (!term) return { products: [], collections: [], queries: [], pages: [], taxNote };
	const found = await findCorrected(context, term, others);
	const { responses, pages } = found;
	const queries = firstOf(responses, 'queries', ({ text }) => text).map(({ text }) => text);
	const toSuggestion = (product: Product): SuggestedProduct => {
		const named = namedVariant(product.options, found.words ?? found.term);
		const { title, variantId, available, price, formerPrice, from, picture } = toProductCard(
			{ ...product, named },
			context.market,
		);
		const figure = formatMoney(price, context.locale);
		return {
			id: shortId(product.id),
			handle: product.handle,
			...(variantId && { variantId }),
			title,
			// The platform cuts texts anywhere, and ends them with three dots.
			description: product.description.replace(/[,;:]?\s*\S*\.{3}$/, '\u00a0…'),
			price: from ? t('catalog:price.from', { price: figure }) : figure,
			...(formerPrice && {
				former: {
					label: t(vatIncluded ? 'catalog:price.formerVat' : 'catalog:price.former'),
					price: formatMoney(formerPrice, context.locale),
				},
			}),
			...(!available && { soldOut: t('catalog:stock.soldOut') }),
			...(picture && { picture: picture.url }),
			...(picture?.atNight && { night: picture.atNight.url }),
		};
	};
	return {
		products: firstOf(responses, 'products', ({ id }) => id).map(toSuggestion),
		collections: firstOf(responses, 'collections', ({ id }) => id).map(({ id, handle, title }) => ({
			id: shortId(id),
			handle,
			title,
		})),
		queries: found.term === term ? queries : [...new Set([found.term, ...queries])],
		pages: pages.map(({ excerpt: _, ...page }) => page),
		taxNote,
	};
}

async function findCorrected(
	context: AppContext,
	term: string,
	others: PageSource,
): Promise<Suggestions> {
	const typed = await findAll(context, term, others);
	const { locale } = context;
	const corrected = isEmpty(typed)
		? correctSpelling(locale, term, others.names(locale))
		: undefined;
	const found = corrected ? await findAll(context, corrected, others) : typed;
	return isEmpty(found) ? typed : found;
}

async function findAll(
	context: AppContext,
	term: string,
	others: PageSource,
): Promise<Suggestions> {
	const { locale } = context;
	const responses = await Promise.all(variantsOf(term).map((variant) => findOne(context, variant)));
	const hasProducts = responses.some(({ products }) => products.length > 0);
	const titles = hasProducts ? undefined : others.productTitles(locale, term);
	const words = titles?.join(' ');
	if (titles && words) responses.push(titled(await findOne(context, words), titles));
	return { term, words, responses, pages: findPages(locale, term, others, PAGE_LIMIT) };
}

/** Only the products with one of the names in their title: `predictiveSearch` knows no fields. */
function titled(found: Found, names: readonly string[]): Found {
	const isTitled = ({ title }: Product) => {
		const words = wordsOf(title);
		return names.some((name) => wordsOf(name).every((word) => words.includes(word)));
	};
	return { ...found, products: found.products.filter(isTitled) };
}

function isEmpty({ responses, pages }: Suggestions): boolean {
	return (
		pages.length === 0 &&
		responses.every(
			({ products, collections, queries }) =>
				products.length + collections.length + queries.length === 0,
		)
	);
}

async function findOne({ shopify }: AppContext, term: string): Promise<Found> {
	const { predictiveSearch } = await shopify.query(PREDICTIVE_SEARCH_QUERY, {
		variables: { term, limit: PREDICTIVE_LIMIT },
		maxRetries: ATTEMPTS,
		cacheable: term.length <= CACHED_TERM_LENGTH,
	});
	if (!predictiveSearch) throw requestError(1, 'The response has no suggestions');
	return predictiveSearch;
}

/** The best of each response in turn, each once. */
function firstOf<Kind extends 'products' | 'collections' | 'queries'>(
	responses: readonly Found[],
	kind: Kind,
	keyOf: (item: Found[Kind][number]) => string,
): Found[Kind][number][] {
	const byKey = new Map<string, Found[Kind][number]>();
	for (let place = 0; place < PREDICTIVE_LIMIT; place++) {
		for (const item of responses.flatMap((response) => response[kind][place] ?? [])) {
			byKey.set(keyOf(item), item);
		}
	}
	return [...byKey.values()].slice(0, PREDICTIVE_LIMIT);
}
