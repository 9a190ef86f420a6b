import { describe, expect, test } from 'vitest';
import { checkForm } from '~/lib/checked-form';
import de from '../../../locales/de/legal.json';
import en from '../../../locales/en/legal.json';
import { itemsOf, withdrawalFields, withdrawalSchema } from './withdrawal-form';

const right = { name: 'Ada Lovelace', email: 'ada@example.com', order: '#1042', items: '' };

function problemsOf(change: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...right, ...change })) form.set(name, value);
	return checkForm(withdrawalSchema, form).problems;
}

describe('a withdrawal', () => {
	test('requires name, e-mail and order, and no reason', () => {
		expect(withdrawalFields).toEqual(['name', 'email', 'order', 'items']);
		expect(problemsOf({})).toBeUndefined();
	});

	test.each([
		[{ name: '' }, { name: 'nameMissing' }],
		[{ email: ' ' }, { email: 'emailMissing' }],
		[{ email: 'ada' }, { email: 'emailWrong' }],
		[{ order: ' ' }, { order: 'orderMissing' }],
		[{ order: '1'.repeat(41) }, { order: 'tooLong' }],
		[{ items: 'x'.repeat(1001) }, { items: 'itemsTooLong' }],
		[{ name: 'Win at https://evil.example' }, { name: 'noLinks' }],
		[{ name: 'Ada\r\n\r\nDear customer' }, { name: 'noLinks' }],
		[{ order: '<a href=x>#1042</a>' }, { order: 'noLinks' }],
		[{ items: 'See www.evil.example/pills' }, { items: 'noLinks' }],
	])('refuses %j', (change, problems) => {
		expect(problemsOf(change)).toEqual(problems);
		for (const key of Object.values(problems)) {
			expect(de.declare.problems).toHaveProperty(key);
			expect(en.declare.problems).toHaveProperty(key);
		}
	});

	test.each<Record<string, string>>([
		{ name: 'Dr.med. Zoë O’Hara-Smith' },
		{ name: 'Müller & Co.' },
		{ order: 'Bestellung vom 3.11.2026' },
		{ items: '1 × Karte, 90.5 × 60 cm.Bitte auch das Netzteil\n2 × Rahmen' },
	])('takes %j', (change) => {
		expect(problemsOf(change)).toBeUndefined();
	});
});

describe('the items of an order', () => {
	const map = { title: 'Aerolume', variantTitle: 'Alps / Oak', quantity: 1 };

	test('are listed with quantity, title and variant, one a line', () => {
		const items = itemsOf([map, { title: 'Care kit', quantity: 2 }]);
		expect(items).toBe('1 × Aerolume, Alps / Oak\n2 × Care kit');
		expect(problemsOf({ items })).toBeUndefined();
	});

	test.each([
		['there are none', []],
		['they are too many for the field', Array.from({ length: 60 }, () => map)],
		['the field refuses one', [map, { title: 'Aerolume <2>', quantity: 1 }]],
	])('are left out, for the whole order, if %s', (_, lines) => {
		expect(itemsOf(lines)).toBe('');
	});
});
