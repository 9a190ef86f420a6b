import { describe, expect, test } from 'vitest';
import { company } from '~/site';
import { guaranteeLinkLabel, safetyView } from './product-safety.server';

const map = { vendor: 'Aerolume', isGiftCard: false };

describe('product safety information', () => {
	test('has the manufacturer with both addresses, in the page’s language', () => {
		const { maker } = safetyView('en', map) ?? {};
		const { name, street, postcode, city, email } = company;
		expect(maker).toEqual({
			label: 'Manufacturer',
			address: [name, street, `${postcode} ${city}`, 'Germany'],
			email,
		});
	});

	test('has one warning per line, if there are any', () => {
		const safety = { value: 'Nicht öffnen.\n\n Nur mit 5 V. ' };
		expect(safetyView('de', { ...map, safety })?.warnings.lines).toEqual([
			'Nicht öffnen.',
			'Nur mit 5\u00a0V.',
		]);
		expect(safetyView('de', { ...map, safety: null })?.warnings.lines).toEqual([]);
	});

	test('has a disposal note for electrical devices only', () => {
		expect(safetyView('de', { ...map, weee: { value: 'true' } })?.weee?.label).toBe('Altgerät');
		expect(safetyView('de', { ...map, weee: { value: 'false' } })?.weee).toBeNull();
		expect(safetyView('de', map)?.weee).toBeNull();
	});

	test('is missing for a gift card', () => {
		expect(safetyView('de', { ...map, isGiftCard: true })).toBeUndefined();
	});
});

test.each([
	['DE', 'de', 'Gesetzliche Gewährleistung: mindestens 2\u00a0Jahre'],
	['FR', 'en', 'Legal guarantee: at least 2\u00a0years'],
	['US', 'en', null],
	['CH', 'de', null],
] as const)(
	'the link to the EU’s notice on the guarantee in %s (%s): %s',
	(market, locale, text) => {
		expect(guaranteeLinkLabel({ market, locale }, map)).toBe(text);
		expect(guaranteeLinkLabel({ market, locale }, { isGiftCard: true })).toBeNull();
	},
);
