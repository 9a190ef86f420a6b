import { describe, expect, test } from 'vitest';
import { company } from '~/site';
import { safetyView } from './product-safety.server';

const noBreak = (text: string) => text.split(' ').join('\u00a0');
const map = { vendor: 'Aerolume', isGiftCard: false };

describe('product safety information', () => {
	test('has the manufacturer with both addresses, in the page’s language', () => {
		const { maker } = safetyView('en', map) ?? {};
		const [street, city] = [company.street, `${company.postcode} ${company.city}`];
		expect(maker).toEqual({
			label: 'Manufacturer',
			// A line may end after a comma only.
			address: `${company.name}, ${noBreak(street)}, ${noBreak(city)}, Germany`,
			email: company.email,
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
