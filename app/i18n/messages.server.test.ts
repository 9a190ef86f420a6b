import { describe, expect, test } from 'vitest';
import { localeCodes } from './locales';
import { messagesBody } from './messages.server';

describe.each(localeCodes)('the messages file in %s', (locale) => {
	test('holds what screens say, and nothing that the server alone puts together', () => {
		const namespaces = Object.keys(JSON.parse(messagesBody(locale)));
		expect(namespaces).toEqual(expect.arrayContaining(['shell', 'weather']));
		expect(namespaces).not.toContain('report');
	});
});
