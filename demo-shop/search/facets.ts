import type { CatalogueOptionValue } from '../catalogue/types';
import type { RequestContext } from '../schema/request-context';
import { textKey } from '../shop/markets';
import { type MetafieldIdentifier, productMetafield, variantMetafield } from '../shop/metafields';
import { BitSet } from './bit-set';
import { type ProductIndex, productIndex } from './product-index';

/** A filter value of products or variants. */
export interface FacetValue {
	label: string;
	/** Positions of the products or variants with the value, by the facet's scope. */
	members: BitSet;
	/** The option value, for its swatch. */
	option: CatalogueOptionValue | null;
}

export interface Facet {
	label: string;
	scope: 'product' | 'variant';
	/** By `facetKey` of the value, in the catalogue's order. */
	values: ReadonlyMap<string, FacetValue>;
}

/** Upper and lower case are the same in a filter. */
export function facetKey(text: string): string {
	return text.normalize('NFC').toLowerCase();
}

const caches = new WeakMap<ProductIndex, Map<string, Facet>>();

/** Facets over the whole catalogue, memoized by language and currency. */
function cached(
	name: string,
	context: RequestContext,
	make: (index: ProductIndex) => Facet,
): Facet {
	const index = productIndex(context.shop.catalogue);
	const cache = caches.get(index) ?? new Map<string, Facet>();
	caches.set(index, cache);
	const key = `${context.language} ${context.currency} ${name}`;
	const facet = cache.get(key) ?? make(index);
	// Unknown names come from requests: caching them would grow without limit.
	if (facet.values.size > 0) {
		cache.set(key, facet);
	}
	return facet;
}

class FacetBuilder {
	readonly #size: number;
	readonly values = new Map<string, FacetValue>();

	constructor(size: number) {
		this.#size = size;
	}

	add(label: string, member: number, option: CatalogueOptionValue | null = null): void {
		const key = facetKey(label);
		const value = this.values.get(key) ?? { label, members: new BitSet(this.#size), option };
		value.members.add(member);
		this.values.set(key, value);
	}
}

/** A facet by one or more text values of each product. */
export function productFacet(
	name: 'productType' | 'vendor' | 'tag',
	context: RequestContext,
): Facet {
	return cached(name, context, (index) => {
		const builder = new FacetBuilder(index.products.length);
		for (const [position, { data }] of index.products.entries()) {
			const labels = {
				productType: [data.productType[textKey(context.language)]],
				vendor: [data.vendor],
				tag: data.tags,
			}[name];
			for (const label of labels) {
				builder.add(label, position);
			}
		}
		return { label: name, scope: 'product', values: builder.values };
	});
}

/** All options with a name in the context's language, in any product. */
export function optionFacet(name: string, context: RequestContext): Facet {
	const wanted = facetKey(name);
	return cached(`option ${wanted}`, context, (index) => {
		const language = textKey(context.language);
		const builder = new FacetBuilder(index.variants.length);
		let label = name;
		for (const [position, variant] of index.variants.entries()) {
			for (const [place, option] of variant.product.options.entries()) {
				const value = option.values[variant.valuePositions[place] ?? 0];
				if (value && facetKey(option.name[language]) === wanted) {
					label = option.name[language];
					builder.add(value.name[language], position, value);
				}
			}
		}
		return { label, scope: 'variant', values: builder.values };
	});
}

/** The values of a metafield; each item of a list is one value. */
export function metafieldFacet(
	scope: Facet['scope'],
	{ namespace, key }: MetafieldIdentifier,
	context: RequestContext,
): Facet {
	return cached(`${scope} ${namespace}.${key}`, context, (index) => {
		const identifier = { namespace, key };
		const isProduct = scope === 'product';
		const fields = isProduct
			? index.products.map((product) => productMetafield(product, identifier, context))
			: index.variants.map((variant) =>
					variantMetafield(variant, context.currency, identifier, context),
				);
		const builder = new FacetBuilder(fields.length);
		for (const [position, field] of fields.entries()) {
			for (const value of field ? valuesOf(field) : []) {
				builder.add(value, position);
			}
		}
		return { label: key, scope, values: builder.values };
	});
}

function valuesOf({ type, value }: { type: string; value: string }): string[] {
	if (!type.startsWith('list.')) {
		return [value];
	}
	const list: unknown = JSON.parse(value);
	return Array.isArray(list) ? list.map(String) : [];
}
