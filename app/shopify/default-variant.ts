import { withNoBreakSpaces } from '~/lib/no-break';

/** Title of the one variant of a product without choices, and the value of its one option, "Title". */
const DEFAULT_VARIANT_TITLE = 'Default Title';

/** Whether it is the one option that the platform gives a product without choices. */
export function isPlaceholderOption({ name, value }: { name: string; value: string }): boolean {
	return name === 'Title' && value === DEFAULT_VARIANT_TITLE;
}

/** The title of a variant, for a spread; empty where the product has no choices. */
export function variantTitleOf({ title }: { title: string }): { variantTitle?: string } {
	return title === DEFAULT_VARIANT_TITLE ? {} : { variantTitle: title };
}

/** A variant's title within a text, each option on one line: `Oak, 90 × 60 cm`. */
export function inlineVariantTitle(title: string): string {
	// The platform joins the options' values with slashes.
	return title.split(' / ').map(withNoBreakSpaces).join(', ');
}
