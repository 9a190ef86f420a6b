import { describe, expect, test } from 'vitest';
import { checkForm } from '~/lib/checked-form';
import { followStored, giftOf, giftSchema, isComingDay, withGift } from './cart-gift';

const NOW = Date.parse('2026-11-23T12:00Z');

test.each([
	['2026-11-23', true],
	['2026-11-22', true],
	['2026-11-21', false],
	['2027-11-23', true],
	['2027-11-26', false],
	['2027-02-29', false],
	['24.12.2026', false],
	['2026-12', false],
	['tomorrow', false],
])('a gift can be wished for %s: %s', (day, expected) => {
	expect(isComingDay(day, NOW)).toBe(expected);
});

test('a gift takes its place among the cart’s attributes, keeps the others, and leaves when it is empty', () => {
	const others = [{ key: 'Source', value: 'fair' }];
	const gift = { message: 'Guten Flug!', date: '2026-12-24' };
	const attributes = withGift(others, gift);
	expect(attributes).toEqual([
		...others,
		{ key: 'Gift message', value: 'Guten Flug!' },
		{ key: 'Gift date', value: '2026-12-24' },
	]);
	expect(giftOf(attributes)).toEqual(gift);
	const other = withGift(attributes, { message: 'Neu', date: '' });
	expect(giftOf(other)).toEqual({ message: 'Neu', date: '' });
	expect(withGift(other, { message: '', date: '' })).toEqual(others);
	expect(giftOf(others)).toBeUndefined();
});

describe('the gift form', () => {
	const check = (message: string, date = '') => {
		const form = new FormData();
		form.set('message', message);
		form.set('date', date);
		return checkForm(giftSchema, form);
	};

	test.each([
		['Old', 'Old', 'New', 'New'],
		['Old\n', 'Old', '', ''],
		['', '', 'New', 'New'],
		['Old, and more', 'Old', 'New', 'Old, and more'],
		['Typed', '', 'New', 'Typed'],
		[' Typed', 'Typed', 'Typed', 'Typed'],
	])('with %j, where %j was stored and now %j is, shows %j', (shown, before, stored, expected) => {
		expect(followStored(shown, before, stored)).toBe(expected);
	});

	test('takes 500 characters, a line break counting as one', () => {
		const longest = `${'x'.repeat(249)}\r\n${'x'.repeat(250)}`;
		expect(check(longest).fields?.message).toHaveLength(500);
		expect(check(`${longest}x`).problems).toEqual({ message: 'GIFT_NOTE_LONG' });
	});

	test('may be empty, and refuses a day that is over', () => {
		expect(check(' \n ').fields).toEqual({ message: '', date: '' });
		expect(check('', '2020-12-24').problems).toEqual({ date: 'GIFT_NOTE_DATE' });
	});
});
