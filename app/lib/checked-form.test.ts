import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkForm, readValues } from './checked-form';

const schema = v.object({
	name: v.pipe(v.string(), v.trim(), v.nonEmpty('missing'), v.maxLength(5, 'long')),
	word: v.pipe(v.string(), v.nonEmpty('missing'), v.regex(/^a/, 'wrong')),
});

function form(fields: Record<string, string | Blob>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
}

describe('a form', () => {
	test('that is valid returns its fields, trimmed', () => {
		expect(checkForm(schema, form({ name: ' Ada ', word: 'abc' }))).toEqual({
			fields: { name: 'Ada', word: 'abc' },
		});
	});

	test('that is invalid returns the first problem of each field', () => {
		expect(checkForm(schema, form({ name: 'Ada Lovelace', word: '' }))).toEqual({
			problems: { name: 'long', word: 'missing' },
		});
	});

	test('without its fields, or with files in them, is an empty one', () => {
		const file = new Blob(['x']);
		expect(checkForm(schema, form({ name: file })).problems).toEqual({
			name: 'missing',
			word: 'missing',
		});
	});

	test('keeps the typed values unchanged, and no other fields', () => {
		expect(readValues(schema, form({ name: ' Ada ', other: 'x' }))).toEqual({
			name: ' Ada ',
			word: '',
		});
	});
});
