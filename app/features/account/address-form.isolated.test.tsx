import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AddressForm } from './address-form';

const location = vi.hoisted(() => ({ pathname: '/account/addresses/new', key: 'default' }));

vi.mock('@remix-run/react', async (original) => ({
	...(await original<object>()),
	Form: 'form',
	Link: 'a',
	useLocation: () => location,
	useNavigation: () => ({ state: 'idle' }),
}));

vi.mock('~/ui/labels', () => ({
	useUiLabels: () => ({ optional: 'optional', failedTitle: (title: string) => title }),
}));

/** HTML of the postal code's field, with its label. */
function postalCode(country: string): string {
	const html = renderToString(<AddressForm values={{ country }} countries={[]} />);
	return /<label for="address-zip".*?<input[^>]*>/.exec(html)?.[0] ?? '';
}

test('the postal code is required, but optional for a country without postal codes', () => {
	// Required without a country too: most countries have postal codes.
	for (const country of ['', 'DE', 'US']) {
		expect(postalCode(country), country).toMatch(/<input[^>]* required=""/);
		expect(postalCode(country), country).not.toContain('<span');
	}
	expect(postalCode('HK')).toMatch(/<span[^>]*> optional<\/span><\/label>/);
	expect(postalCode('HK')).not.toContain('required');
});

test('the postal code comes before the town, in English after town and state', () => {
	const town = () =>
		renderToString(<AddressForm values={{}} countries={[]} />)
			.match(/(?<=<input[^>]* name=")(zip|city|province)/g)
			?.join();
	expect(town()).toBe('zip,city,province');
	location.pathname = '/en/account/addresses/new';
	expect(town()).toBe('city,province,zip');
});
