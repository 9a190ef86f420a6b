import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { formCountries } from './countries.server';

test('sorts countries by their names and puts an address’s own country last', async () => {
	const availableCountries = [
		{ isoCode: 'DE', name: 'Deutschland' },
		{ isoCode: 'FR', name: 'Frankreich' },
		{ isoCode: 'AT', name: 'Österreich' },
		{ isoCode: 'US', name: 'Vereinigte Staaten' },
		{ isoCode: 'BE', name: 'Belgien' },
	];
	const query = async () => ({ localization: { availableCountries } });
	const context = { shopify: { query }, locale: 'de' } as unknown as AppContext;
	const names = (await formCountries(context, 'BR')).map(({ label }) => label);
	expect(names).toEqual([
		'Belgien',
		'Deutschland',
		'Frankreich',
		'Österreich',
		'Vereinigte Staaten',
		'Brasilien',
	]);
});
