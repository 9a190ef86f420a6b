import type { CatalogueOption, Localized } from './types';

/** The platform's default option of a product without options. */
export const defaultTitle: CatalogueOption = {
	key: 'title',
	name: { de: 'Title', en: 'Title' },
	values: [{ key: 'default', name: { de: 'Default Title', en: 'Default Title' } }],
};

export type SizeKey = '60x40' | '90x60';
export type FrameKey = 'oak' | 'black' | 'aluminium';

export const sizes: SizeKey[] = ['60x40', '90x60'];
export const frames: FrameKey[] = ['oak', 'black', 'aluminium'];

export const frameNames: Record<FrameKey, Localized> = {
	oak: { de: 'Eiche', en: 'Oak' },
	black: { de: 'Schwarz', en: 'Black' },
	aluminium: { de: 'Aluminium', en: 'Aluminum' },
};

/** Hex colours of the swatches, the same as in `catalogue.ts`. */
export const frameSwatches: Record<FrameKey, string> = {
	oak: '#d8c298',
	black: '#1d1e20',
	aluminium: '#b8bdc2',
};

export const sizeOption: CatalogueOption = {
	key: 'size',
	name: { de: 'Größe', en: 'Size' },
	property: 'size',
	values: [
		{ key: '60x40', name: { de: '60 × 40 cm', en: '24 × 16 in (60 × 40 cm)' } },
		{ key: '90x60', name: { de: '90 × 60 cm', en: '35 × 24 in (90 × 60 cm)' } },
	],
};

/** The frame option with swatches; `keys` limits it to the frames of a product. */
export function frameOption(keys: FrameKey[] = frames): CatalogueOption {
	return {
		key: 'frame',
		name: { de: 'Rahmen', en: 'Frame' },
		property: 'material',
		values: keys.map((key) => ({ key, name: frameNames[key], swatch: frameSwatches[key] })),
	};
}
