import type { VariantRecord } from './catalogue-index';
import { type LanguageCode, textKey } from './markets';

/** Option values joined as the platform does: "Oak / 60 × 40 cm". */
export function variantTitle(variant: VariantRecord, language: LanguageCode): string {
	return variant.product.options
		.map((option, index) => {
			const value = option.values[variant.valuePositions[index] ?? 0];
			return value?.name[textKey(language)] ?? '';
		})
		.join(' / ');
}

/** The platform's title of the only variant of a product without options; it is not displayed. */
export function isDefaultTitle(title: string): boolean {
	return title === 'Default Title';
}

/** For a page: figures stay on one line (`60 × 40 cm`); null where nothing is displayed. */
export function displayedVariantTitle(title: string): string | null {
	if (isDefaultTitle(title)) return null;
	return title.replace(/(?<=\d) (?=[×\p{L}])|(?<=×) (?=\d)/gu, '\u00a0');
}
