import { expect, test } from 'vitest';
import { markupOnly } from './markup-only';

const data = () => ({ title: 'Map', story: { rows: [1, 2] } });

test('a whole page is rendered from it, and does not carry it', () => {
	const whole = markupOnly(data(), 'story', true);
	expect(whole.story).toEqual({ rows: [1, 2] });
	expect(Object.keys(whole)).toEqual(['title']);
});

test('a move within the shop carries it', () => {
	expect(Object.keys(markupOnly(data(), 'story', false))).toEqual(['title', 'story']);
});
