import { expect, test } from 'vitest';
import { resetProof } from './reset-proof';

const proofIn = (search: string) => resetProof(new URL(`https://shop.example/auth/reset${search}`));

test.each([
	['?id=7&token=ab-12', { id: '7', token: 'ab-12' }],
	['?id=gid%3A%2F%2Fshopify%2FCustomer%2F7&token=ab-12', { id: '7', token: 'ab-12' }],
	[
		'?url=https%3A%2F%2Fshop.example%2Faccount%2Freset%2F7%2Fab-12',
		{ url: 'https://shop.example/account/reset/7/ab-12' },
	],
	['', undefined],
	['?id=7', undefined],
	['?token=ab-12', undefined],
	['?id=7x&token=ab-12', undefined],
	['?id=gid%3A%2F%2Fshopify%2FOrder%2F7&token=ab-12', undefined],
	['?id=7&token=a%20b', undefined],
	[`?id=7&token=${'a'.repeat(256)}`, undefined],
	['?url=javascript:alert(1)', undefined],
	['?url=/account/reset/7/ab-12', undefined],
])('the URL %j contains %o', (search, proof) => {
	expect(proofIn(search)).toEqual(proof);
});
