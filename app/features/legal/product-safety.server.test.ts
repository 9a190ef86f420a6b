import { describe, expect, test } from 'vitest';
import { company } from '~/site';
import { safetyView } from './product-safety.server';

const map = { vendor: 'Aerolume', isGiftCard: false };

describe('what stands beside an offer', () => {
	test('is the maker with both addresses, in the page’s language', () => {
		const { maker } = safetyView('en', map) ?? {};
		expect(maker).toEqual({
			label: 'Manufacturer',
			address: `${company.name}, ${company.street}, ${company.postcode} ${company.city}, Germany`,
			email: company.email,
		});
	});

	test('are warnings line by line, and nothing where there are none', () => {
		const safety = { value: 'Nicht öffnen.\n\n Nicht abdecken. ' };
		expect(safetyView('de', { ...map, safety })?.warnings.lines).toEqual([
			'Nicht öffnen.',
			'Nicht abdecken.',
		]);
		expect(safetyView('de', { ...map, safety: null })?.warnings.lines).toEqual([]);
	});

	test('is a note on old devices for electrical ones alone', () => {
		expect(safetyView('de', { ...map, weee: { value: 'true' } })?.weee?.label).toBe('Altgerät');
		expect(safetyView('de', { ...map, weee: { value: 'false' } })?.weee).toBeNull();
		expect(safetyView('de', map)?.weee).toBeNull();
	});

	test('is nothing for a gift card', () => {
		expect(safetyView('de', { ...map, isGiftCard: true })).toBeUndefined();
	});
});
