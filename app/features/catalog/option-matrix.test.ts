import { describe, expect, test } from 'vitest';
import { type Choosable, optionRows } from './option-matrix';

const options = [
	{ name: 'Region', optionValues: [{ name: 'Alpen' }, { name: 'Europa' }] },
	{
		name: 'Rahmen',
		optionValues: [
			{ name: 'Eiche', swatch: { color: '#c69c6d' } },
			{ name: 'Schwarz', swatch: { color: '#1d1e20' } },
			{ name: 'Gold' },
		],
	},
];

function variant(id: string, region: string, frame: string, availableForSale = true): Choosable {
	const selectedOptions = [
		{ name: 'Region', value: region },
		{ name: 'Rahmen', value: frame },
	];
	return { id, availableForSale, selectedOptions };
}

const alpsOak = variant('1', 'Alpen', 'Eiche');
const alpsBlack = variant('2', 'Alpen', 'Schwarz', false);
const europeOak = variant('3', 'Europa', 'Eiche');

function choices(variants: Choosable[], chosen: Choosable) {
	return optionRows(options, variants, chosen).flatMap(({ values }) =>
		values.map(({ name, variantId, chosen: current, state }) => ({
			name,
			variantId,
			current,
			state,
		})),
	);
}

test('each value leads to the variant that differs in that option alone', () => {
	expect(choices([alpsOak, alpsBlack, europeOak], alpsOak)).toEqual([
		{ name: 'Alpen', variantId: '1', current: true, state: 'available' },
		{ name: 'Europa', variantId: '3', current: false, state: 'available' },
		{ name: 'Eiche', variantId: '1', current: true, state: 'available' },
		{ name: 'Schwarz', variantId: '2', current: false, state: 'soldOut' },
	]);
});

test('a combination that is not made leads to the nearest variant and says so', () => {
	const rows = choices([alpsOak, alpsBlack, europeOak], alpsBlack);
	expect(rows).toContainEqual({
		name: 'Europa',
		variantId: '3',
		current: false,
		state: 'other',
	});
});

test('of two equally near variants the one that can be bought is taken', () => {
	const soldOut = variant('4', 'Europa', 'Schwarz', false);
	const [region] = optionRows(
		[{ name: 'Region', optionValues: [{ name: 'Europa' }] }],
		[soldOut, europeOak],
		variant('9', 'Alpen', 'Gold'),
	);
	expect(region?.values[0]?.variantId).toBe('3');
});

test('swatches and the chosen value come along', () => {
	const frame = optionRows(options, [alpsOak, alpsBlack], alpsOak)[1];
	expect(frame).toMatchObject({ name: 'Rahmen', chosen: 'Eiche' });
	expect(frame?.values.map(({ color }) => color)).toEqual(['#c69c6d', '#1d1e20']);
});

describe('a product without choices', () => {
	const only: Choosable = {
		id: '1',
		availableForSale: true,
		selectedOptions: [{ name: 'Title', value: 'Default Title' }],
	};

	test('shows no option', () => {
		const title = [{ name: 'Title', optionValues: [{ name: 'Default Title' }] }];
		expect(optionRows(title, [only], only)).toEqual([]);
	});

	test('but an option of that name with real values is shown', () => {
		const signed: Choosable = { ...only, selectedOptions: [{ name: 'Title', value: 'Signed' }] };
		const title = [{ name: 'Title', optionValues: [{ name: 'Signed' }] }];
		expect(optionRows(title, [signed], signed)).toHaveLength(1);
	});
});
