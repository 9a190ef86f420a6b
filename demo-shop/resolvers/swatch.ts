import type { CatalogueOptionValue } from '../catalogue/types';
import { type MediaImageSource, mediaImageSource } from '../shop/media';

/** Source of `Swatch` and `ProductOptionValueSwatch`. */
export interface Swatch {
	color: string | null;
	image: MediaImageSource | null;
}

/** An option value's swatch; null where the value is neither a colour nor a material. */
export function swatchSource({ swatch, swatchImage }: CatalogueOptionValue): Swatch | null {
	if (!swatch && !swatchImage) {
		return null;
	}
	const number = swatchImage ? numberOf(swatchImage.file) : 0;
	return {
		color: swatch ?? null,
		image: swatchImage
			? mediaImageSource({
					data: swatchImage,
					imageId: `gid://shopify/ProductImage/${number}`,
					mediaId: `gid://shopify/MediaImage/${number}`,
					sourceId: `gid://shopify/ImageSource/${number}`,
				})
			: null,
	};
}

/** An image that belongs to no product gets a number from its name, the same at every start. */
function numberOf(file: string): number {
	let number = 0;
	for (const letter of file) {
		number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
	}
	return 9_000_000_000_000 + number;
}
