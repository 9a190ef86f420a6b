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
