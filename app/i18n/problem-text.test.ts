import { expect, test } from 'vitest';
import { i18nFor } from './i18next.server';
import { problemText } from './problem-text';

test('a code gets the message of its table, in the language of the page', () => {
	expect(problemText(i18nFor('en'), 'account:problems', 'countryWrong')).toMatch(
		/^Choose a country/,
	);
	expect(problemText(i18nFor('de'), 'auth:problems', 'emailMissing')).toMatch(/^Gib deine E/);
	const values = { limit: 7 };
	expect(problemText(i18nFor('en'), 'cart:notices', 'LINE_LIMIT', '', values)).toContain('7');
});

test('what has no message stays the platform’s own', () => {
	const message = 'Zip is not valid: try again.';
	expect(problemText(i18nFor('de'), 'account:problems', message)).toBe(message);
	expect(problemText(i18nFor('de'), 'cart:notices', 'NEW_CODE', message)).toBe(message);
});
