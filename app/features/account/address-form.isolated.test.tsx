import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { i18nFor } from '~/i18n/i18next.server';
import { AddressForm, type AddressFormProps } from './address-form';

const location = vi.hoisted(() => ({ pathname: '', key: 'default' }));

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

beforeEach(() => {
	location.pathname = '/account/addresses/new';
});

function render(props: Partial<AddressFormProps>): string {
	return renderToString(
		<I18nextProvider i18n={i18nFor('en')}>
			<AddressForm values={{}} countries={[]} {...props} />
		</I18nextProvider>,
	);
}

/** HTML of the postal code's field, with its label. */
function postalCode(country: string): string {
	const html = render({ values: { country } });
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

test('the postal code comes before the city; in English after city and state', () => {
	const fieldOrder = () =>
		render({})
			.match(/(?<=<input[^>]* name=")(zip|city|province)/g)
			?.join();
	expect(fieldOrder()).toBe('zip,city,province');
	location.pathname = '/en/account/addresses/new';
	expect(fieldOrder()).toBe('city,province,zip');
});

test('what is wrong is listed in the order of the fields', () => {
	location.pathname = '/en/account/addresses/new';
	const problems = { zip: 'missing', city: 'missing' };
	const html = render({ problems });
	expect(html.match(/(?<=href="#address-)\w+/g)).toEqual(['city', 'zip']);
});

/** HTML of the state's field. */
function stateField(
	values: { country: string; province?: string },
	provinceByCode = false,
): string {
	const html = render({ values, provinceByCode });
	return (
		/<input[^>]*name="province".*?>|<select[^>]*name="province".*?<\/select>/.exec(html)?.[0] ?? ''
	);
}

test.each(['US', 'CA', 'AU'])(
	'the state of an address in %s is chosen, by name or code',
	(country) => {
		expect(stateField({ country })).toMatch(/^<select[^>]* required=""/);
		expect(stateField({ country })).toContain('<option value="" selected="">');
	},
);

test('the saved state is chosen, also one that is not in the list', () => {
	const chosen = (...args: Parameters<typeof stateField>) =>
		/<option value="([^"]*)" selected="">([^<]*)/.exec(stateField(...args))?.slice(1);
	expect(chosen({ country: 'US', province: 'New York' })).toEqual(['New York', 'New York']);
	expect(chosen({ country: 'US', province: 'NY' }, true)).toEqual(['NY', 'New York']);
	expect(chosen({ country: 'US', province: 'ny' })).toEqual(['New York', 'New York']);
	expect(chosen({ country: 'US', province: 'Kalifornien' })).toEqual([
		'Kalifornien',
		'Kalifornien',
	]);
});

test('in other countries the state is typed, and optional', () => {
	const field = stateField({ country: 'DE', province: 'Bayern' });
	expect(field).toMatch(/^<input[^>]* value="Bayern"/);
	expect(field).not.toContain('required');
});
