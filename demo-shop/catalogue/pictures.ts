import type { CatalogueImage } from './types';

/** A picture as `demo-shop/pictures/render.ts` writes it: WebP, 2400 × 1800 pixels. */
export function picture(name: string, de: string, en: string): CatalogueImage {
	return { file: `${name}.webp`, alt: { de, en }, width: 2400, height: 1800 };
}
