import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { formCountries, platformCountry } from './countries.server';

/** A request context whose shop sells to these countries. */
function contextWith(availableCountries: { isoCode: string; name: string }[]): AppContext {
	const query = async () => ({ localization: { availableCountries } });
	return { shopify: { query }, locale: 'de' } as unknown as AppContext;
}

const labels = async (...args: Parameters<typeof formCountries>) =>
	(await formCountries(...args)).map(({ label }) => label);

test('sorts countries by their names in the page’s language', async () => {
	const context = contextWith([
		{ isoCode: 'DE', name: 'Deutschland' },
		{ isoCode: 'US', name: 'Vereinigte Staaten' },
		{ isoCode: 'AT', name: 'Österreich' },
		{ isoCode: 'FR', name: 'Frankreich' },
		{ isoCode: 'BE', name: 'Belgien' },
	]);
	expect(await labels(context)).toEqual([
		'Belgien',
		'Deutschland',
		'Frankreich',
		'Österreich',
		'Vereinigte Staaten',
	]);
});

test('puts an address’s own country last if the shop does not sell to it', async () => {
	const context = contextWith([
		{ isoCode: 'DE', name: 'Deutschland' },
		{ isoCode: 'FR', name: 'Frankreich' },
	]);
	expect(await labels(context, 'BR')).toEqual(['Deutschland', 'Frankreich', 'Brasilien']);
	expect(await labels(context, 'DE')).toEqual(['Deutschland', 'Frankreich']);
});

test.each([
	['a country that the shop sells to, in the platform’s spelling', 'CZ', 'Czech Republic'],
	['another country', 'BR', 'Brazil'],
	['an unknown code', 'XX', 'XX'],
])('names for the platform %s', async (_, code, name) => {
	const context = contextWith([{ isoCode: 'CZ', name: 'Czech Republic' }]);
	expect(await platformCountry(context, code)).toBe(name);
});
