import { beforeEach, describe, expect, test } from 'vitest';
import { declarationForm } from '../../app/features/legal/withdrawal.server';
import type { Declaration } from '../../app/features/legal/withdrawal-emails.server';
import { company } from '../../app/site';
import { visitorOf } from './account-visitor';
import { useEdge } from './edge';
import { MESSAGES, mailsOf, personsToken, shownIn } from './mailbox';

const edge = useEdge();

const PAGE = '/legal/revocation/declare';
const declaration = {
	name: 'Ada Lovelace',
	email: '',
	order: '#1042',
	items: '1 × Karte\n1 × Netzteil',
};

// New for each test: the shop limits the receipts to one recipient.
beforeEach(() => {
	declaration.email = `ada@${crypto.randomUUID().slice(0, 8)}.example.com`;
});

const post = (intent: string, change: Record<string, string> = {}, prefix = '') =>
	edge.post(`${prefix}${PAGE}`, { intent, ...declaration, ...change });

const confirm = async (change: Record<string, string> = {}, prefix = '') =>
	post('confirm', { formToken: await tokenOf({ ...declaration, ...change }), ...change }, prefix);

/** Token of the second step of a declaration. */
const tokenOf = async ({ name, email, order, items }: Declaration) =>
	personsToken(await declarationForm({ name, email, order, items }));

/** Date, time and time zone in a receipt. */
const TIME = {
	de: /\d+\. \w+ 20\d\d um \d\d:\d\d:\d\d ME\S?Z/,
	en: /\w+ \d+, 20\d\d at \d+:\d\d:\d\d.[AP]M GMT\+\d/,
};

describe('the withdrawal form', () => {
	test('has the name and e-mail address of the customer who is signed in', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		const page = await visitor.page(PAGE);
		expect(page).toMatch(/name="name"[^>]*value="Mara Lindner"/);
		expect(page).toMatch(/name="email"[^>]*value="demo@aerolume\.example"/);
	});

	test.each(['', '/de', '/en'])('is open to everyone, with the prefix %j', async (prefix) => {
		const page = await edge.fetch(`${prefix}${PAGE}?order=%231042`);
		expect(page.status).toBe(200);
		expect(page.headers.get('Cache-Control')).toBe('private, no-store');
		const html = await shownIn(page);
		expect(html).toContain(
			prefix === '/en'
				? '<title>Return an order (withdraw from contract) - '
				: '<title>Vertrag widerrufen - ',
		);
		expect(html).toContain('value="#1042"');
		// A reason is not required.
		expect(html).not.toContain('name="reason"');
	});

	test('first shows a summary, and declares nothing yet', async () => {
		const review = await post('review');
		expect(review.status).toBe(200);
		expect(review.headers.get('Cache-Control')).toBe('private, no-store');
		const html = await shownIn(review);
		expect(html).toContain('<title>Vertrag widerrufen - Aerolume</title>');
		expect(html).toContain('Widerruf bestätigen');
		expect(html).toContain('#1042</dd>');
		expect(html).toContain('1 × Karte\n1 × Netzteil</dd>');
		expect(await mailsOf(edge)).toEqual([]);
		expect(await shownIn(await post('review', {}, '/en'))).toContain('Confirm withdrawal');
	});

	test('returns to the fields, with their values', async () => {
		const html = await shownIn(await post('edit'));
		expect(html).toContain(`value="${declaration.email}"`);
		expect(html).toContain('Netzteil</textarea>');
	});

	test.each(['review', 'confirm'])('refuses to %s what is not whole', async (intent) => {
		const response = await post(intent, { email: 'ada', order: '' });
		expect(response.status).toBe(422);
		const html = await shownIn(response);
		expect(html).toContain('Das ist keine vollständige E‑Mail-Adresse.');
		expect(html).toContain('Bitte gib die Bestellnummer an.');
		expect(html).toContain('value="Ada Lovelace"');
		expect(await mailsOf(edge)).toEqual([]);
	});

	test('refuses a list of items that is too long, and keeps it', async () => {
		const items = '1 × Karte\n'.repeat(120);
		const response = await post('review', { items });
		expect(response.status).toBe(422);
		const html = await shownIn(response);
		expect(html).toContain('Bitte kürze es auf höchstens 1000 Zeichen.');
		expect(html).toContain(`>${items}</textarea>`);
	});

	test.each([
		['', 'de'],
		['/en', 'en'],
	] as const)(
		'with the prefix %j notifies the shop, and sends a receipt with date and time',
		async (prefix, language) => {
			const response = await confirm({}, prefix);
			expect(response.status).toBe(303);
			const location = response.headers.get('Location') ?? '';
			expect(location).toMatch(new RegExp(`^${prefix}${PAGE}\\?receipt=[\\w.-]+$`));
			const [withdrawal, receipt, ...others] = await mailsOf(edge);
			expect(others).toEqual([]);
			expect(withdrawal).toMatchObject({
				kind: 'withdrawal',
				replyTo: declaration.email,
				language,
			});
			expect(receipt).toMatchObject({
				kind: 'withdrawal-receipt',
				to: declaration.email,
				language,
			});
			for (const mail of [withdrawal, receipt]) {
				for (const part of Object.values(declaration)) expect(mail?.text).toContain(part);
				expect(mail?.text).toMatch(TIME[language]);
			}
			const made = await (await edge.fetch(location)).text();
			const [time = ''] = TIME[language].exec(receipt?.text ?? '') ?? [];
			expect(made).toContain(time);
			expect(made).not.toContain(declaration.email);
		},
	);

	test('is sent once, with the time of its first confirmation, however often the button is pressed', async () => {
		const formToken = await tokenOf(declaration);
		const pressed = await Promise.all([confirm({ formToken }), confirm({ formToken })]);
		const later = await confirm({ formToken });
		const [receipt, ...others] = new Set(
			[...pressed, later].map(({ headers }) => headers.get('Location')),
		);
		expect(receipt).toContain('receipt=');
		expect(others).toEqual([]);
		const times = (await mailsOf(edge)).map(({ text }) => TIME.de.exec(text)?.[0]);
		expect(times).toEqual([times[0], times[0]]);
		expect(await shownIn(await edge.fetch(receipt ?? ''))).toContain(times[0]);
		expect((await mailsOf(edge)).map(({ kind }) => kind)).toEqual([
			'withdrawal',
			'withdrawal-receipt',
		]);
	});

	test.each([
		['formToken', ''],
		['formToken', 'made-up'],
		['homepage', 'https://spam.example'],
	])('must be confirmed again if %s is %j', async (field, value) => {
		const response = await confirm({ [field]: value });
		expect(response.status).toBe(422);
		const html = await shownIn(response);
		expect(html).toContain('Bitte bestätige den Widerruf noch einmal.');
		expect(html).toContain(`value="${declaration.email}"`);
		expect(await mailsOf(edge)).toEqual([]);
	});

	test('shows an error and another way to withdraw if the endpoint is down, and keeps the values', async () => {
		await edge.faults([{ operation: MESSAGES, kind: 'http500' }]);
		const formToken = await tokenOf(declaration);
		const response = await confirm({ formToken });
		expect(response.status).toBe(503);
		const html = await shownIn(response);
		expect(html).toContain('Dein Widerruf ließ sich gerade nicht übermitteln.');
		expect(html).toContain(company.email);
		expect(html).toContain(`value="${formToken}"`);
		expect(html).toContain(`value="${declaration.email}"`);
		await edge.faults([]);
		expect((await confirm({ formToken })).status).toBe(303);
		expect(await mailsOf(edge)).toHaveLength(2);
	});

	test('shows an error if the receipt was not sent, and sends it after another confirmation', async () => {
		await edge.faults([{ operation: 'withdrawal-receipt', kind: 'http500' }]);
		const formToken = await tokenOf(declaration);
		const response = await confirm({ formToken });
		expect(response.status).toBe(503);
		const html = await shownIn(response);
		expect(html).toContain('Dein Widerruf ist bei uns eingegangen.');
		expect(html).not.toContain('Noch ist nichts widerrufen');
		expect(html).not.toContain('Angaben ändern');
		expect((await mailsOf(edge)).map(({ kind }) => kind)).toEqual(['withdrawal']);
		await edge.faults([]);
		const confirmedAgain = Date.now();
		const again = await confirm({ formToken });
		expect(again.status).toBe(303);
		// The time of the first confirmation.
		const [, signed = ''] = again.headers.get('Location')?.split('receipt=') ?? [];
		const time = Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString();
		expect(Number.parseInt(time, 36)).toBeLessThan(confirmedAgain);
		expect((await mailsOf(edge)).map(({ kind }) => kind)).toEqual([
			'withdrawal',
			'withdrawal-receipt',
		]);
	});

	test('rejects a forged receipt', async () => {
		const location = (await confirm()).headers.get('Location') ?? '';
		expect(await shownIn(await edge.fetch(location))).toContain('Dein Widerruf ist eingegangen');
		const html = await shownIn(
			await edge.fetch(location.replace(/(?<=receipt=[\w-]+\.)[\w-]+/, 'abc')),
		);
		expect(html).not.toContain('Dein Widerruf ist eingegangen');
	});

	test('writes neither address nor name to the log', async () => {
		await confirm();
		const log = edge.log().join('\n');
		expect(log).toContain('withdrawal-receipt');
		expect(log).not.toMatch(/ada@|Lovelace/);
	});
});
