import { describe, expect, test } from 'vitest';
import { optionRows } from './option-rows.server';

function variant(id: string, region: string, frame: string, availableForSale = true) {
	const selectedOptions = [
		{ name: 'Region', value: region },
		{ name: 'Rahmen', value: frame },
	];
	const price = { amount: '349.0', currencyCode: 'EUR' as const };
	return { id, availableForSale, price, selectedOptions };
}

const alpsOak = variant('1', 'Alpen', 'Eiche');
const alpsBlack = variant('2', 'Alpen', 'Schwarz', false);
const europeOak = variant('3', 'Europa', 'Eiche');
const variants = [alpsOak, alpsBlack, europeOak];

const product = {
	handle: 'map',
	encodedVariantExistence: 'v1_0:0-1,1:0,',
	encodedVariantAvailability: 'v1_0:0,1:0,',
	media: { nodes: [{ id: 'night', image: { url: 'alps-night' } }] },
	options: [
		{
			name: 'Region',
			optionValues: [
				{ name: 'Alpen', firstSelectableVariant: alpsOak },
				{ name: 'Europa', firstSelectableVariant: europeOak },
			],
		},
		{
			name: 'Rahmen',
			optionValues: [
				{ name: 'Eiche', firstSelectableVariant: alpsOak, swatch: { color: '#c69c6d' } },
				{ name: 'Schwarz', firstSelectableVariant: alpsBlack, swatch: { color: '#1d1e20' } },
				{ name: 'Gold', firstSelectableVariant: null },
			],
		},
	],
};

const choices = (chosen: typeof alpsOak) =>
	optionRows(product, chosen, variants).flatMap(({ values }) =>
		values.map(({ name, variantId, chosen: current, state }) => ({
			name,
			variantId,
			current,
			state,
		})),
	);

test('each value leads to the variant that differs in that option alone', () => {
	expect(choices(alpsOak)).toEqual([
		{ name: 'Alpen', variantId: '1', current: true, state: 'available' },
		{ name: 'Europa', variantId: '3', current: false, state: 'available' },
		{ name: 'Eiche', variantId: '1', current: true, state: 'available' },
		{ name: 'Schwarz', variantId: '2', current: false, state: 'soldOut' },
	]);
});

test('a combination that is not made leads to the value’s first variant and says so', () => {
	const europe = { name: 'Europa', variantId: '3', current: false, state: 'other' };
	expect(choices(alpsBlack)).toContainEqual(europe);
	const black = { name: 'Schwarz', variantId: '2', current: false, state: 'other' };
	expect(choices(europeOak)).toContainEqual(black);
});

test('includes swatches and the chosen value', () => {
	const frame = optionRows(product, alpsOak, variants)[1];
	expect(frame).toMatchObject({ name: 'Rahmen', chosen: 'Eiche' });
	expect(frame?.values.map(({ color }) => color)).toEqual(['#c69c6d', '#1d1e20']);
});

test('leaves out a swatch that is no colour', () => {
	const swatch = { color: 'red;background:url(//evil.example)' };
	const optionValues = [{ name: 'Eiche', firstSelectableVariant: alpsOak, swatch }];
	const options = [{ name: 'Rahmen', optionValues }];
	const [frame] = optionRows({ ...product, options }, alpsOak, variants);
	expect(frame?.values[0]).toMatchObject({ name: 'Eiche' });
	expect(frame?.values[0]).not.toHaveProperty('color');
});

describe('a product without choices', () => {
	const rows = (value: string) => {
		const only = {
			id: '1',
			availableForSale: true,
			price: { amount: '349.0', currencyCode: 'EUR' as const },
			selectedOptions: [{ name: 'Title', value }],
		};
		const optionValues = [{ name: value, firstSelectableVariant: only }];
		const options = [{ name: 'Title', optionValues }];
		return optionRows({ handle: 'x', options, media: { nodes: [] } }, only, [only]);
	};

	test('shows no option', () => {
		expect(rows('Default Title')).toEqual([]);
	});

	test('but an option of that name with real values is shown', () => {
		expect(rows('Signed')).toHaveLength(1);
	});
});

describe('what a value shows', () => {
	const at = (entry: typeof alpsOak, amount: string, url: string) => ({
		...entry,
		price: { ...entry.price, amount },
		image: { url },
		nightPictureId: { value: entry === alpsOak ? 'night' : 'unknown' },
	});
	const rowsOf = (variants: ReturnType<typeof at>[], source = product) => {
		const [chosen = alpsOak] = variants;
		return optionRows(source, chosen, variants);
	};

	test('its variant’s picture where each value has one, by day and at night, and what it costs more or less', () => {
		const rows = rowsOf([
			at(alpsOak, '349.0', 'alps'),
			at(alpsBlack, '299.0', 'alps-black'),
			at(europeOak, '398.5', 'europe'),
		]);
		expect(rows[0]?.values).toMatchObject([
			{ name: 'Alpen', imageUrl: 'alps', nightImageUrl: 'alps-night' },
			{ name: 'Europa', imageUrl: 'europe', difference: { amount: '49.5', currencyCode: 'EUR' } },
		]);
		expect(rows[0]?.values[0]).not.toHaveProperty('difference');
		expect(rows[0]?.values[1]).not.toHaveProperty('nightImageUrl');
		const back = rowsOf([at(europeOak, '398.5', 'europe'), at(alpsOak, '349.0', 'alps')]);
		const [alps, europe] = back[0]?.values ?? [];
		expect(alps?.difference).toEqual({ amount: '-49.5', currencyCode: 'EUR' });
		expect(europe).not.toHaveProperty('difference');
	});

	test('its colour in place of a picture, and the difference in price', () => {
		const rows = rowsOf([at(alpsOak, '349.0', 'oak'), at(alpsBlack, '299.0', 'black')]);
		for (const value of rows[1]?.values ?? []) {
			expect(value.color).toBeTruthy();
			expect(value).not.toHaveProperty('imageUrl');
		}
		expect(rows[1]?.values.map(({ difference }) => difference?.amount)).toEqual([
			undefined,
			'-50.0',
		]);
	});

	test('no picture where the values share one', () => {
		const [row] = rowsOf([at(alpsOak, '349.0', 'map'), at(europeOak, '349.0', 'map')]);
		for (const value of row?.values ?? []) expect(value).not.toHaveProperty('imageUrl');
	});
});
