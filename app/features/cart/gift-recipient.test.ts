import { describe, expect, test } from 'vitest';
import { checkForm } from '~/lib/checked-form';
import { recipientAttributes, recipientOf, recipientSchema } from './gift-recipient';

const dayIn = (days: number) =>
	new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const ADA = { email: 'ada@example.com', name: '', message: '', date: '', offset: '' };

function check(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return checkForm(recipientSchema, form);
}

describe('the recipient of a gift card', () => {
	test.each([
		['email', '', 'emailMissing'],
		['email', 'ada@', 'emailWrong'],
		['name', 'x'.repeat(256), 'tooLong'],
		['message', 'x'.repeat(201), 'messageLong'],
		['date', dayIn(-3), 'date'],
		['date', dayIn(91), 'date'],
		['date', 'tomorrow', 'date'],
	])('has no %s %s', (name, value, problem) => {
		expect(check({ ...ADA, [name]: value }).problems).toEqual({ [name]: problem });
	});

	test('needs an address alone', () => {
		expect(check({ email: ' ada@example.com ' }).fields).toEqual(ADA);
	});

	test('may have a name of 255 characters, a message of 200, and a day up to 90 days ahead', () => {
		const message = `${'x'.repeat(99)}\r\n${'x'.repeat(100)}`;
		const { fields } = check({ ...ADA, name: 'x'.repeat(255), message, date: dayIn(90) });
		expect(fields?.message).toHaveLength(200);
		expect(check({ ...ADA, date: dayIn(0) }).problems).toBeUndefined();
	});

	test.each([
		['-60', '-60'],
		['0', '0'],
		['', ''],
		['Berlin', ''],
		['1e3', ''],
	])('takes the time zone %j as %j', (offset, expected) => {
		expect(check({ ...ADA, offset }).fields?.offset).toBe(expected);
	});
});

test('a recipient becomes the attributes by which the platform sends the card, and is read from them', () => {
	const recipient = { ...ADA, message: 'Guten Flug!', offset: '-60' };
	const attributes = recipientAttributes(recipient);
	expect(attributes).toEqual([
		{ key: '__shopify_send_gift_card_to_recipient', value: 'on' },
		{ key: 'Recipient email', value: 'ada@example.com' },
		{ key: 'Message', value: 'Guten Flug!' },
		{ key: '__shopify_offset', value: '-60' },
	]);
	expect(recipientOf(attributes)).toEqual(recipient);
	expect(recipientOf(attributes.slice(1))).toBeUndefined();
});
