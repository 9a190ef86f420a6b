import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
	COLLECTION_FILTERS_QUERY,
	COLLECTION_QUERY,
	SEARCH_FILTERS_QUERY,
	SEARCH_QUERY,
} from './listing.queries';

describe('the documents of lists', () => {
	test('query all fields of a collection', () => {
		expect(fieldsAt(COLLECTION_QUERY, ['collection'])).toEqual(
			expect.arrayContaining(
				'description descriptionHtml handle id image title trackingParameters updatedAt products'.split(
					' ',
				),
			),
		);
		expect(fieldsAt(COLLECTION_QUERY, ['collection', 'products'])).toEqual([
			'nodes',
			'pageInfo',
			'filters',
		]);
	});

	test.each([
		[COLLECTION_QUERY, ['collection', 'products', 'filters']],
		[COLLECTION_FILTERS_QUERY, ['collection', 'products', 'filters']],
		[SEARCH_QUERY, ['search', 'productFilters']],
		[SEARCH_FILTERS_QUERY, ['search', 'productFilters']],
	])('query all fields of a filter, document %#', (document, path) => {
		expect(fieldsAt(document, path)).toEqual(['id', 'label', 'type', 'values']);
		expect(fieldsAt(document, [...path, 'values'])).toEqual(
			expect.arrayContaining(['count', 'id', 'label', 'input', 'swatch']),
		);
	});

	test.each([
		[COLLECTION_QUERY, ['collection', 'products', 'nodes']],
		[SEARCH_QUERY, ['search', 'nodes']],
	])('query the summary of a product, document %#', (document, path) => {
		expect(fieldsAt(document, path)).toEqual(
			expect.arrayContaining(
				(
					'availableForSale compareAtPriceRange createdAt handle id media options priceRange ' +
					'productType publishedAt tags title updatedAt'
				).split(' '),
			),
		);
		expect(document).toContain('media(first: 250)');
		expect(document).toContain('options(first: 250)');
	});

	test.each([COLLECTION_FILTERS_QUERY, SEARCH_FILTERS_QUERY])(
		'query only the filters of the first 250 products, document %#',
		(document) => {
			expect(document).toMatch(/first: 250/);
			expect(document).not.toContain('nodes');
		},
	);
});

/** Names of the fields at a path, with fragments resolved. */
function fieldsAt(text: string, path: string[]): string[] {
	const document = parse(text);
	const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
	let set: SelectionSetNode | undefined = operation?.selectionSet;
	for (const name of path) set = fieldsOf(document, set).find((field) => field.name === name)?.set;
	return fieldsOf(document, set).map(({ name }) => name);
}

function fieldsOf(
	document: DocumentNode,
	set: SelectionSetNode | undefined,
): { name: string; set: SelectionSetNode | undefined }[] {
	return (set?.selections ?? []).flatMap((selection) => {
		if (selection.kind === Kind.FIELD) {
			return { name: selection.name.value, set: selection.selectionSet };
		}
		if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet);
		const fragment = document.definitions.find(
			(each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
		);
		return fragment?.kind === Kind.FRAGMENT_DEFINITION
			? fieldsOf(document, fragment.selectionSet)
			: [];
	});
}
