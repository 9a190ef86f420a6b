import { describe, expect, test } from 'vitest';
import { checkForm } from '~/lib/checked-form';
import de from '../../../locales/de/contact.json';
import en from '../../../locales/en/contact.json';
import { contactSchema } from './contact-form';

const right = {
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	topic: 'product',
	order: '',
	message: 'Passt der Rahmen?',
	consent: 'yes',
};

function problemsOf(change: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...right, ...change })) form.set(name, value);
	return checkForm(contactSchema, form).problems;
}

describe('the contact form', () => {
	test('takes a message with and without an order', () => {
		expect(problemsOf({})).toBeUndefined();
		expect(problemsOf({ order: '#1042' })).toBeUndefined();
	});

	test('counts a line break once, which a browser posts as two characters', () => {
		const message = `${'x'.repeat(99)}\r\n`.repeat(50).trim();
		expect(problemsOf({ message })).toBeUndefined();
		expect(problemsOf({ message: `${message}xx` })).toEqual({ message: 'messageLong' });
	});

	test.each([
		[{ name: ' ' }, { name: 'nameMissing' }],
		[{ name: 'x'.repeat(256) }, { name: 'tooLong' }],
		[{ name: 'Ada, evil.com' }, { name: 'noLinks' }],
		[{ order: 'http://evil.example' }, { order: 'noLinks' }],
		[{ email: '' }, { email: 'emailMissing' }],
		[{ email: 'ada@example' }, { email: 'emailWrong' }],
		[{ email: 'ada@example.com\r\nBcc: all@example.com' }, { email: 'emailWrong' }],
		[{ topic: '' }, { topic: 'topicMissing' }],
		[{ topic: 'spam' }, { topic: 'topicMissing' }],
		[{ order: '1'.repeat(41) }, { order: 'tooLong' }],
		[{ message: '  ' }, { message: 'messageMissing' }],
		[{ message: 'x'.repeat(5001) }, { message: 'messageLong' }],
		[{ consent: '' }, { consent: 'consentMissing' }],
		[{ consent: 'on' }, { consent: 'consentMissing' }],
	])('refuses %j', (change, problems) => {
		expect(problemsOf(change)).toEqual(problems);
		// Each has a text in both languages.
		for (const key of Object.values(problems)) {
			expect(de.problems).toHaveProperty(key);
			expect(en.problems).toHaveProperty(key);
		}
	});
});
