import { expect, test } from 'vitest';
import { i18nFor } from '~/i18n/i18next.server';
import { statusText } from './map-time';

const observedAt = '2025-01-27T22:25:00.000Z';

test.each([
	[
		'de',
		'Live, Stand 22:25 UTC',
		'Beispiel, aufgezeichnet am 27.\u00a0Januar\u00a02025, 22:25 UTC',
	],
	['en', 'Live, as of 22:25 UTC', 'Example, recorded on January\u00a027,\u00a02025, 22:25 UTC'],
] as const)(
	'in %s the map says whether it is live, and of when it is',
	(locale, live, recorded) => {
		const t = i18nFor(locale).getFixedT(locale, 'weather');
		expect(statusText({ source: 'live', observedAt }, locale, t)).toBe(live);
		expect(statusText({ source: 'recorded', observedAt }, locale, t)).toBe(recorded);
	},
);
