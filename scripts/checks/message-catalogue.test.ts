import { expect, test } from 'vitest';
import { compareCatalogues } from './message-catalogue';

function compare(de: Record<string, string>, en: Record<string, string>): string[] {
	return compareCatalogues(
		new Map([
			['de', new Map(Object.entries(de))],
			['en', new Map(Object.entries(en))],
		]),
	);
}

test('accepts languages with the same messages', () => {
	expect(
		compare(
			{ 'cart:add': '{{name}} in den Warenkorb', 'cart:n_one': '1', 'cart:n_other': '{{count}}' },
			{ 'cart:add': 'Add {{ name }}', 'cart:n_one': '1', 'cart:n_other': '{{count}}' },
		),
	).toEqual([]);
});

test('names a message that one language lacks', () => {
	expect(compare({ 'cart:add': 'a', 'cart:only': 'b' }, { 'cart:add': 'a' })).toEqual([
		'en lacks cart:only.',
	]);
	expect(compare({ 'cart:add': 'a' }, { 'cart:add': 'a', 'cart:only': 'b' })).toEqual([
		'de lacks cart:only.',
	]);
});

test('names an empty message', () => {
	expect(compare({ 'cart:add': 'a' }, { 'cart:add': ' ' })).toEqual(['en cart:add is empty.']);
});

test('names a message with other placeholders', () => {
	expect(compare({ 'cart:add': 'um {{limit}}' }, { 'cart:add': 'by {{max}}' })).toEqual([
		'en cart:add has the placeholders max instead of limit.',
	]);
});

test('names a plural form that a language lacks', () => {
	expect(compare({ 'cart:n_one': '1', 'cart:n_other': 'n' }, { 'cart:n_other': 'n' })).toEqual([
		'en lacks the plural form cart:n_one.',
	]);
});
