/** Message keys of the home page's lists, in display order. */
export const BOX_KEYS = ['map', 'supply', 'cable', 'mount', 'manual'] as const;

export const FACT_KEYS = [
	'leds',
	'updates',
	'power',
	'supply',
	'sizes',
	'frame',
	'paper',
	'network',
] as const;

export const STEP_KEYS = ['hang', 'connect', 'look'] as const;

export const QUESTION_KEYS = ['source', 'planning', 'night', 'region', 'repair', 'wall'] as const;
