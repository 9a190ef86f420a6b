import type { CatalogueOption, CatalogueOptionValue } from '../catalogue/types';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { ProductRecord, VariantRecord } from '../shop/catalogue-index';
import { gid } from '../shop/ids';
import { isAvailable } from '../shop/stock';
import { localize } from '../shop/texts';
import { swatchSource } from './swatch';
import { variantSource } from './variant';

export interface SelectionArguments {
	selectedOptions?: Array<{ name: string; value: string }> | null;
	caseInsensitiveMatch?: boolean | null;
	ignoreUnknownOptions?: boolean | null;
}

interface OptionSource {
	__typename: 'ProductOption';
	product: ProductRecord;
	option: CatalogueOption;
	/** Position of the option in the product. */
	position: number;
}

interface OptionValueSource extends Omit<OptionSource, '__typename'> {
	__typename: 'ProductOptionValue';
	value: CatalogueOptionValue;
	valuePosition: number;
}

export function productOptions(product: ProductRecord): OptionSource[] {
	return product.options.map((option, position) => ({
		__typename: 'ProductOption',
		product,
		option,
		position,
	}));
}

/**
 * The variants with all selected options, in the shop's order; names and values are compared in the
 * context's language. Null where a selected option is unknown and unknown ones are not ignored.
 */
function matchingVariants(
	product: ProductRecord,
	args: SelectionArguments,
	context: RequestContext,
): VariantRecord[] | null {
	const normalize = (text: string) => (args.caseInsensitiveMatch ? text.toLowerCase() : text);
	const wanted = new Map<number, number>();
	for (const { name, value } of args.selectedOptions ?? []) {
		const optionPosition = product.options.findIndex(
			(option) => normalize(localize(option.name, context)) === normalize(name),
		);
		const option = product.options[optionPosition];
		if (!option) {
			if (args.ignoreUnknownOptions) {
				continue;
			}
			return null;
		}
		wanted.set(
			optionPosition,
			option.values.findIndex(
				(candidate) => normalize(localize(candidate.name, context)) === normalize(value),
			),
		);
	}
	return product.variants.filter((variant) =>
		[...wanted].every(([option, value]) => variant.valuePositions[option] === value),
	);
}

function firstAvailable(
	variants: VariantRecord[],
	context: RequestContext,
): VariantRecord | undefined {
	return variants.find((variant) => isAvailable(context.shop, variant)) ?? variants[0];
}

/** The selected variant; where none matches, the first available one, else the first. */
export function selectedOrFirstAvailable(
	product: ProductRecord,
	args: SelectionArguments,
	context: RequestContext,
): VariantRecord | null {
	const matches = matchingVariants(product, args, context) ?? [];
	const complete = (args.selectedOptions?.length ?? 0) >= product.options.length;
	const selected = complete ? matches[0] : firstAvailable(matches, context);
	return selected ?? firstAvailable(product.variants, context) ?? null;
}

export function variantBySelectedOptions(
	product: ProductRecord,
	args: SelectionArguments,
	context: RequestContext,
): VariantRecord | null {
	return matchingVariants(product, args, context)?.[0] ?? null;
}

/** Variants that differ from the selected (or first available) one in one option, sorted by id. */
export function adjacentVariants(
	product: ProductRecord,
	args: SelectionArguments,
	context: RequestContext,
): VariantRecord[] {
	const center = selectedOrFirstAvailable(product, args, context);
	if (!center) {
		return [];
	}
	const distance = (variant: VariantRecord) =>
		variant.valuePositions.filter((value, option) => value !== center.valuePositions[option])
			.length;
	return product.variants
		.filter((variant) => distance(variant) === 1)
		.sort((a, b) => a.data.id - b.data.id);
}

/** The variant with this value and the lowest positions of all other options. */
function firstSelectableVariant(source: OptionValueSource): VariantRecord | undefined {
	return source.product.variants
		.filter((variant) => variant.valuePositions[source.position] === source.valuePosition)
		.sort((a, b) => comparePositions(a.valuePositions, b.valuePositions))[0];
}

function comparePositions(a: number[], b: number[]): number {
	for (const [index, position] of a.entries()) {
		const difference = position - (b[index] ?? 0);
		if (difference !== 0) {
			return difference;
		}
	}
	return 0;
}

function optionValues(source: OptionSource): OptionValueSource[] {
	return source.option.values
		.map((value, valuePosition) => ({
			...source,
			__typename: 'ProductOptionValue' as const,
			value,
			valuePosition,
		}))
		.filter((value) => firstSelectableVariant(value));
}

export const productOptionResolvers: ResolverMap = {
	ProductOption: {
		id: ({ product, position }: OptionSource) =>
			gid('ProductOption', `${product.data.id}${`${position + 1}`.padStart(2, '0')}`),
		name: ({ option }: OptionSource, _args, context) => localize(option.name, context),
		optionValues,
		values: (source: OptionSource, _args, context) =>
			optionValues(source).map(({ value }) => localize(value.name, context)),
	},
	ProductOptionValue: {
		id: ({ product, position, valuePosition }: OptionValueSource) =>
			gid(
				'ProductOptionValue',
				`${product.data.id}${`${position + 1}`.padStart(2, '0')}${`${valuePosition + 1}`.padStart(3, '0')}`,
			),
		name: ({ value }: OptionValueSource, _args, context) => localize(value.name, context),
		swatch: ({ value }: OptionValueSource) => swatchSource(value),
		firstSelectableVariant: (source: OptionValueSource) => {
			const variant = firstSelectableVariant(source);
			return variant ? variantSource(variant) : null;
		},
	},
};
