import { expect, test } from 'vitest';
import { type SwatchProduct, siblingSwatches } from './swatches';

function frame(id: number, label?: string, color?: string): SwatchProduct {
	return {
		id: `gid://shopify/Product/${id}`,
		handle: `frame-${id}`,
		title: `Rahmen ${id}`,
		availableForSale: true,
		colors: label === undefined ? [] : [{ label, ...(color !== undefined && { color }) }],
	};
}

const oak = frame(2, 'Eiche', '#c19a6b');
const black = frame(3, 'Schwarz', '#1d1d1b');
const aluminium = { ...frame(10, 'Aluminium', '#b9bcc0'), availableForSale: false };

test('siblings have the same order on each of their pages, and the current one is marked', () => {
	const onBlack = siblingSwatches(black, [aluminium, oak]);
	expect(onBlack.map(({ label }) => label)).toEqual(['Eiche', 'Schwarz', 'Aluminium']);
	expect(onBlack.map(({ current }) => current)).toEqual([false, true, false]);
	expect(onBlack.map(({ available }) => available)).toEqual([true, true, false]);
	const onOak = siblingSwatches(oak, [black, aluminium]);
	expect(onOak.map(({ handle }) => handle)).toEqual(onBlack.map(({ handle }) => handle));
});

test('a product that the merchant named among its own siblings is listed once', () => {
	expect(siblingSwatches(oak, [oak, black])).toHaveLength(2);
});

test('without siblings there is nothing to choose', () => {
	expect(siblingSwatches(oak, [])).toEqual([]);
	expect(siblingSwatches(oak, [oak])).toEqual([]);
});

test('a sibling without a colour is called by its title, and an invalid colour is left out', () => {
	const [first, second] = siblingSwatches(frame(1), [frame(2, 'Rot', 'red;background:url(x)')]);
	expect(first).toMatchObject({ label: 'Rahmen 1', colors: [] });
	expect(second).toMatchObject({ label: 'Rot', colors: [] });
});
