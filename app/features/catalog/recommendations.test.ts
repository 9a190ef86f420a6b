import { expect, test } from 'vitest';
import { recommend } from './recommendations';

const cards = (...handles: string[]) =>
	handles.map((handle) => ({ handle, availableForSale: true }));
const handleOf = ({ handle }: { handle: string }) => handle;

test('what the merchant chose comes first, and nothing twice', () => {
	const complementary = cards('mount', 'stand');
	const related = cards('stand', 'poster', 'mount', 'frame');
	expect(recommend('map', { complementary, related }, handleOf)).toEqual({
		complementary: ['mount', 'stand'],
		related: ['poster', 'frame'],
	});
});

test('the product itself is not recommended', () => {
	expect(recommend('map', { related: cards('map', 'frame') }, handleOf).related).toEqual(['frame']);
});

test('what is sold out is not recommended', () => {
	const related = [{ handle: 'calendar', availableForSale: false }, ...cards('frame')];
	expect(recommend('map', { related }, handleOf).related).toEqual(['frame']);
});

test('a row holds four', () => {
	const related = cards('a', 'b', 'c', 'd', 'e');
	expect(recommend('map', { related }, handleOf).related).toHaveLength(4);
});

test.each([null, undefined, []])(
	'where nothing is recommended (%s), the rows are empty',
	(none) => {
		expect(recommend('map', { complementary: none, related: none }, handleOf)).toEqual({
			complementary: [],
			related: [],
		});
	},
);
