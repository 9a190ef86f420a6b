import { frameNames, frameSwatches, frames } from './options';
import type { CatalogueColor } from './types';

/** Metaobjects for `custom.filter_color`. */
export const colors: CatalogueColor[] = [
	...frames.map((key) => ({ key, name: frameNames[key], hex: frameSwatches[key] })),
	{ key: 'paper', name: { de: 'Papierweiß', en: 'Paper white' }, hex: '#f1ece1' },
	{ key: 'night', name: { de: 'Nachtblau', en: 'Night blue' }, hex: '#14202e' },
];
