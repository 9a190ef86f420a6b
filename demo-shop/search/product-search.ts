import { notServed } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import type { CatalogueIndex, ProductRecord } from '../shop/catalogue-index';
import { type LanguageCode, textKey } from '../shop/markets';
import { stripHtml } from '../shop/texts';
import { isDefaultTitle, variantTitle } from '../shop/variant-title';
import { wordsOf } from './fold';
import { availableVariants, productIndex, productsOfVariants } from './product-index';
import { parseQuery, type QueryNode, type QueryTerm } from './query-syntax';
import { type TextField, TextIndex } from './text-index';

export interface ProductSearch {
	/** The last word of the query may be a prefix. */
	prefix?: boolean;
	/** Tolerate a typo, unless the query uses the search syntax. */
	typos?: boolean;
	/** Default fields; all if omitted. */
	fields?: readonly TextField[];
	/** For a field that products do not have: search for its words, or throw. */
	unknownField: 'words' | 'refused';
}

const textIndexes = new WeakMap<CatalogueIndex, Map<LanguageCode, TextIndex>>();

/** Text fields of the search syntax. */
const textFieldOf: Readonly<Record<string, TextField>> = {
	title: 'title',
	product_type: 'productType',
	vendor: 'vendor',
	tag: 'tag',
	body: 'body',
	'variants.title': 'variantTitle',
	'variants.sku': 'sku',
	'variants.barcode': 'barcode',
};

/** Fields that are compared as a whole: `tag:spare-part`, `vendor:Aerolume`. */
const wholeFields: Readonly<
	Record<string, (product: ProductRecord, context: RequestContext) => string[]>
> = {
	tag: ({ data }) => data.tags,
	vendor: ({ data }) => [data.vendor],
	product_type: ({ data }, context) => [data.productType[textKey(context.language)]],
};

/** The score of every published product for a query, by position; 0 is no match. */
export function searchProducts(
	query: string,
	search: ProductSearch,
	context: RequestContext,
): Float32Array {
	const { root, hasSyntax } = parseQuery(query);
	const last = lastTerm(root);
	const text = textIndex(context.shop.catalogue, context.language);
	const { products } = context.shop.catalogue;

	function evaluate(node: QueryNode): Float32Array {
		switch (node.kind) {
			case 'and':
				return node.nodes.map(evaluate).reduce(both, everything(products.length));
			case 'or':
				return node.nodes.map(evaluate).reduce(either, new Float32Array(products.length));
			case 'not':
				return evaluate(node.node).map((score) => (score > 0 ? 0 : neutral));
			default:
				return evaluateTerm(node);
		}
	}

	function evaluateTerm(term: QueryTerm): Float32Array {
		const { field } = term;
		if (field === null) {
			return words(term.value, term, search.fields);
		}
		const predicate = predicateOf(term, context);
		if (predicate) {
			return Float32Array.from(products, (product) => (predicate(product) ? neutral : 0));
		}
		const textField = textFieldOf[field];
		if (textField) {
			return words(term.value, term, [textField]);
		}
		if (search.unknownField === 'refused') {
			throw notServed(`The search field "${field}"`);
		}
		return words(`${field} ${term.value}`, term, search.fields);
	}

	function words(value: string, term: QueryTerm, fields?: readonly TextField[]): Float32Array {
		const list = wordsOf(value);
		return list
			.map((word, index) =>
				text.scores(word, {
					fields,
					typos: search.typos && !hasSyntax,
					prefix: index === list.length - 1 && (term.prefix || (search.prefix && term === last)),
				}),
			)
			.reduce(both, everything(products.length));
	}

	return wordsOf(query).length === 0 ? new Float32Array(products.length) : evaluate(root);
}

/** Score of a match that has no influence on the ranking: filters, and the empty condition. */
const neutral = 1e-6;

function everything(size: number): Float32Array {
	return new Float32Array(size).fill(neutral);
}

function both(a: Float32Array, b: Float32Array): Float32Array {
	return a.map((score, index) => {
		const other = b[index] ?? 0;
		return score > 0 && other > 0 ? score + other : 0;
	});
}

function either(a: Float32Array, b: Float32Array): Float32Array {
	return a.map((score, index) => score + (b[index] ?? 0));
}

function lastTerm(node: QueryNode): QueryTerm | null {
	if (node.kind === 'term') {
		return node;
	}
	const last = node.kind === 'not' ? node.node : node.nodes.at(-1);
	return last ? lastTerm(last) : null;
}

type Predicate = (product: ProductRecord) => boolean;

/** The condition of a term with a field that is not free text; null for free text. */
function predicateOf(term: QueryTerm, context: RequestContext): Predicate | null {
	const wanted = term.value.toLowerCase();
	const whole = wholeFields[term.field ?? ''];
	if (whole && !term.prefix) {
		// A list of values is allowed, as the reference documents for product types.
		const values = wanted.split(',').map((value) => value.trim());
		return (product) =>
			whole(product, context).some((value) => values.includes(value.toLowerCase()));
	}
	switch (term.field) {
		case 'tag_not':
			return ({ data }) => !data.tags.some((tag) => tag.toLowerCase() === wanted);
		case 'available_for_sale': {
			const index = productIndex(context.shop.catalogue);
			const available = productsOfVariants(index, availableVariants(context.shop, index));
			return (product) => available.has(index.positionOf.get(product) ?? 0) === (wanted === 'true');
		}
		case 'created_at':
			return ({ data }) => compareDates(data.createdAt, term, context);
		case 'updated_at':
			return ({ data }) => compareDates(data.updatedAt, term, context);
		case 'variants.price':
			return ({ variants }) =>
				variants.some(({ data }) =>
					holds(Number(data.price[context.currency]) - Number(term.value), term.comparison),
				);
		default:
			return null;
	}
}

function holds(difference: number, comparison: QueryTerm['comparison']): boolean {
	switch (comparison) {
		case '<':
			return difference < 0;
		case '<=':
			return difference <= 0;
		case '>':
			return difference > 0;
		case '>=':
			return difference >= 0;
		default:
			return difference === 0;
	}
}

/** A date is compared with the given precision: `2024` is the whole year. */
export function compareDates(date: string, term: QueryTerm, { shop }: RequestContext): boolean {
	const written =
		term.value === 'now' ? new Date(shop.clock()).toISOString() : term.value.replace(' ', 'T');
	const a = term.value === 'now' ? new Date(date).toISOString() : date.slice(0, written.length);
	return holds(a < written ? -1 : a > written ? 1 : 0, term.comparison);
}

function textIndex(catalogue: CatalogueIndex, language: LanguageCode): TextIndex {
	const byLanguage = textIndexes.get(catalogue) ?? new Map<LanguageCode, TextIndex>();
	textIndexes.set(catalogue, byLanguage);
	const index = byLanguage.get(language) ?? indexTexts(catalogue.products, language);
	byLanguage.set(language, index);
	return index;
}

function indexTexts(products: readonly ProductRecord[], language: LanguageCode): TextIndex {
	const index = new TextIndex(products.length);
	const key = textKey(language);
	for (const [position, { data, variants }] of products.entries()) {
		index.add(position, 'title', data.title[key]);
		index.add(position, 'productType', data.productType[key]);
		index.add(position, 'vendor', data.vendor);
		index.add(position, 'tag', data.tags.join(' '));
		index.add(position, 'body', stripHtml(data.descriptionHtml[key]));
		for (const variant of variants) {
			const title = variantTitle(variant, language);
			index.add(position, 'variantTitle', isDefaultTitle(title) ? '' : title);
			index.add(position, 'sku', variant.data.sku);
			index.add(position, 'barcode', variant.data.barcode ?? '');
		}
	}
	return index;
}
