import type { CatalogueImage } from './types';

/** With a hyphen at which no line breaks. */
export const usbC = 'USB\u2011C';

/** A picture as `demo-shop/pictures/render.ts` writes it: WebP, 2400 × 1800 pixels. */
export function picture(name: string, de: string, en: string): CatalogueImage {
	return { file: `${name}.webp`, alt: { de, en }, width: 2400, height: 1800 };
}

/** A close-up with less detail: WebP, 1600 × 1200 pixels. */
export function detail(name: string, de: string, en: string): CatalogueImage {
	return { ...picture(name, de, en), width: 1600, height: 1200 };
}
