/** Message keys of the home page's lists, in display order. */
export const boxParts = ['map', 'supply', 'cable', 'mount', 'manual'] as const;

export const factNames = [
	'leds',
	'updates',
	'power',
	'supply',
	'sizes',
	'frame',
	'paper',
	'network',
] as const;

export const stepNames = ['hang', 'connect', 'look'] as const;

export const questionNames = ['source', 'planning', 'night', 'region', 'repair', 'wall'] as const;
