import { describe, expect, test } from 'vitest';
import { refusedError } from '~/shopify/errors';
import { refusalNotice, warningNotice } from './cart-notices.server';

const LINE = 'gid://shopify/CartLine/1?cart=2';

describe('a warning', () => {
	test.each([
		['de', 'Dieser Artikel ist ausverkauft.'],
		['en', 'This item is sold out.'],
	] as const)(
		'of a known code has a text in %s, and the line that it is about',
		(locale, message) => {
			const warning = { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Sold out!', target: LINE };
			expect(warningNotice(warning, locale)).toEqual({
				kind: 'warning',
				code: 'MERCHANDISE_OUT_OF_STOCK',
				message,
				lineId: LINE,
			});
		},
	);

	test('of an unknown code has the platform’s message', () => {
		const warning = { code: 'NEW_RULE', message: 'One per customer.', target: 'gid://x/Cart/1' };
		expect(warningNotice(warning, 'de')).toEqual({
			kind: 'warning',
			code: 'NEW_RULE',
			message: 'One per customer.',
		});
	});
});

describe('a refusal', () => {
	test('about the merchandise is in the visitor’s language', () => {
		const field = ['lines', '0', 'merchandiseId'];
		const refusal = refusedError({ code: 'INVALID', field, message: 'Does not exist.' });
		expect(refusalNotice(refusal, 'en')).toEqual({
			kind: 'error',
			code: 'INVALID_MERCHANDISE',
			message: 'This version doesn’t exist.',
		});
	});

	test('of an unknown code has the platform’s message', () => {
		const refusal = refusedError({ code: 'NEW_RULE', field: null, message: 'Not today.' });
		expect(refusalNotice(refusal, 'de')).toEqual({
			kind: 'error',
			code: 'NEW_RULE',
			message: 'Not today.',
		});
	});
});
