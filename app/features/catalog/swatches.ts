import { shortId } from '~/shopify/ids';
import { cssColor } from './css-color';

/** The product itself, or the same product in another colour. */
export interface SwatchProduct {
	/** Platform id. */
	id: string;
	handle: string;
	title: string;
	availableForSale: boolean;
	/** Entries of the shop's colour list. */
	colors: readonly { label?: string; color?: string }[];
}

export interface SiblingSwatch {
	handle: string;
	/** Name of the colour, else of the product. */
	label: string;
	/** CSS colours, the main one first. */
	colors: string[];
	available: boolean;
	current: boolean;
}

/**
 * A product and its siblings in other colours, by creation date, so that the order is the same on each of their
 * pages. Empty for a product without siblings.
 */
export function siblingSwatches(
	product: SwatchProduct,
	siblings: readonly SwatchProduct[],
): SiblingSwatch[] {
	const others = siblings.filter(({ id }) => id !== product.id);
	if (others.length === 0) return [];
	return [product, ...others]
		.sort((a, b) => Number(shortId(a.id)) - Number(shortId(b.id)))
		.map((sibling) => ({
			handle: sibling.handle,
			label: sibling.colors.flatMap(({ label }) => label ?? []).join(' / ') || sibling.title,
			colors: sibling.colors.flatMap(({ color }) => cssColor(color) ?? []),
			available: sibling.availableForSale,
			current: sibling === product,
		}));
}
