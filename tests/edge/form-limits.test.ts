import { beforeEach, describe, expect, test } from 'vitest';
import { declarationForm } from '../../app/features/legal/withdrawal.server';
import { company } from '../../app/site';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, useEdge } from './edge';
import { mailsOf, personsToken, shownIn } from './mailbox';

const edge = useEdge({ BUYER_IP_HEADER: 'x-visitor' });

/** New for each test, so that no test uses up another one's limit. */
let visitorIp = '';
let email = '';
let cookie = '';
let tests = 0;
beforeEach(() => {
	tests += 1;
	visitorIp = `203.0.113.${tests}`;
	cookie = '';
	email = `visitor${tests}@example.com`;
});

const send = (path: string, fields: Record<string, string>) =>
	edge.post(path, fields, { 'X-Visitor': visitorIp, Cookie: cookie });

/** The first response above a limit; `form` makes the fields of each request. */
async function exceed(path: string, form: () => Promise<Record<string, string>>) {
	for (let uses = 0; uses < 70; uses += 10) {
		const sent = Array.from({ length: 10 }, async () => send(path, await form()));
		const refused = (await Promise.all(sent)).find(({ status }) => status === 429);
		if (refused) return refused;
	}
	throw new Error(`${path} has no limit.`);
}

/** Refused with the time to wait. */
function expectWait(response: Response, most: number) {
	expect(response.status).toBe(429);
	const seconds = Number(response.headers.get('Retry-After'));
	expect(seconds).toBeGreaterThan(0);
	expect(seconds).toBeLessThanOrEqual(most);
	expect(response.headers.get('Cache-Control')).toBe('private, no-store');
}

const TEN_MINUTES = 600;
const HOUR = 3600;

describe('above a limit a form without scripts', () => {
	const withToken = async (form: string, fields: Record<string, string>) => ({
		formToken: await personsToken(form),
		homepage: '',
		...fields,
	});

	test.each([
		['', 'login', 'Das waren viele Versuche in kurzer Zeit.', TEN_MINUTES],
		['/en', 'recover', 'That was a lot of attempts in a short time.', HOUR],
		['', 'register', 'Das waren viele Versuche in kurzer Zeit.', HOUR],
	])('of %s/auth/%s keeps the e-mail', async (prefix, name, text, most) => {
		const fields = { email, password: 'no-such-password' };
		const response = await exceed(`${prefix}/auth/${name}`, () => withToken(name, fields));
		expectWait(response, most);
		const page = await shownIn(response);
		expect(page).toContain(text);
		expect(page).toContain(`value="${email}"`);
	});

	test('of a message to the shop keeps the text', async () => {
		const fields = {
			name: 'Ada',
			email,
			topic: 'other',
			order: '',
			message: 'Passt der Rahmen?',
			consent: 'yes',
		};
		const response = await exceed('/en/contact', () => withToken('contact', fields));
		expectWait(response, TEN_MINUTES);
		const page = await shownIn(response);
		expect(page).toContain('We received a lot of messages from your connection');
		expect(page).toContain('Passt der Rahmen?');
		expect(page).toContain('mailto:');
	});

	test('of a withdrawal keeps the declaration, and names another way', async () => {
		const fields = { name: 'Ada', email, order: '#1042', items: 'Eine Karte' };
		const form = await declarationForm(fields);
		const response = await exceed('/legal/revocation/declare', () =>
			withToken(form, { intent: 'confirm', ...fields }),
		);
		expectWait(response, HOUR);
		const page = await shownIn(response);
		expect(page).toContain('In kurzer Zeit kamen viele Widerrufe');
		expect(page).toContain(company.email);
		expect(page).toContain('value="Eine Karte"');
	});

	test('of a back-in-stock request keeps the e-mail', async () => {
		const { soldOut } = variantIds;
		const response = await exceed(`/en/stock?variant=${soldOut}`, () =>
			withToken(`stock ${soldOut}`, { email }),
		);
		expectWait(response, HOUR);
		const page = await shownIn(response);
		expect(page).toContain('That was a lot of requests in a short time.');
		expect(page).toContain(`value="${email}"`);
	});

	test('of a discount code keeps the code', async () => {
		const added = await send('/cart', { intent: 'add', variantId: variantIds.plenty });
		cookie = cookiesOf(added);
		const fields = { intent: 'discount', code: 'GUESSED-CODE' };
		const response = await exceed('/cart', async () => fields);
		expectWait(response, TEN_MINUTES);
		const page = await shownIn(response);
		expect(page).toContain('Das waren viele Rabattcodes in kurzer Zeit.');
		expect(page).toContain('value="GUESSED-CODE"');
	});
});

test('a receipt repeats the declaration once, and no link or markup', async () => {
	const path = '/legal/revocation/declare';
	const fields = { name: 'Zoë Stranger', email, order: '#1042', items: 'Eine Karte' };
	const confirm = async (change: Partial<typeof fields>) => {
		const declared = { ...fields, ...change };
		const formToken = await personsToken(await declarationForm(declared));
		return send(path, { intent: 'confirm', ...declared, formToken });
	};
	for (const change of [
		{ name: 'Win at https://evil.example' },
		{ order: '<b>#1042</b>' },
		{ items: 'Siehe www.evil.example' },
	]) {
		const refused = await confirm(change);
		expect(refused.status).toBe(422);
		const page = await shownIn(refused);
		expect(page).toContain('Bitte lass Internetadressen und die Zeichen &lt; und &gt; hier weg.');
	}
	expect(await mailsOf(edge)).toEqual([]);
	expect((await confirm({})).status).toBe(303);
	const receipt = (await mailsOf(edge)).find(({ kind }) => kind === 'withdrawal-receipt');
	expect(receipt?.text.split('Zoë Stranger')).toHaveLength(2);
});

test('a visitor from elsewhere is served while another one is limited', async () => {
	const message = async () => ({
		name: 'Ada',
		email,
		topic: 'other',
		message: 'Passt der Rahmen?',
		consent: 'yes',
		formToken: await personsToken('contact'),
	});
	await exceed('/contact', message);
	visitorIp = '198.51.100.1';
	expect((await send('/contact', await message())).status).toBe(303);
});
