import { describe, expect, test } from 'vitest';
import { company } from '../../app/site';
import { startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { SITE_URL, useEdge } from './edge';
import { MESSAGES, mailsOf, personsToken, shownIn } from './mailbox';

const edge = useEdge();

const message = {
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	topic: 'order',
	order: '#1042',
	message: 'Wann kommt die Karte?\n\nDanke & Gruß <Ada>',
	consent: 'yes',
};

const send = async (change: Record<string, string> = {}, path = '/contact') =>
	edge.post(path, {
		formToken: await personsToken('contact'),
		homepage: '',
		...message,
		...change,
	});

describe('the contact form', () => {
	test('is not cached, and each form has its own token', async () => {
		const [one, other] = [await edge.fetch('/contact'), await edge.fetch('/contact')];
		expect(one.headers.get('Cache-Control')).toBe('private, no-store');
		const tokenIn = async (page: Response) =>
			/name="formToken" value="([^"]+)"/.exec(await page.text());
		const [first, second] = [await tokenIn(one), await tokenIn(other)];
		expect(first?.[1]).toMatch(/^[\w.-]+$/);
		expect(first?.[1]).not.toBe(second?.[1]);
		// Not preselected.
		expect(await edge.page('/contact')).toMatch(/<input(?![^>]*checked)[^>]*name="consent"[^>]*>/);
	});

	test.each([
		['', 'de', 'Kontakt: Frage zu einer Bestellung'],
		['/de', 'de', 'Kontakt: Frage zu einer Bestellung'],
		['/en', 'en', 'Contact: Question about an order'],
	])(
		'with the prefix %j is sent to the shop with a reply address',
		async (prefix, language, subject) => {
			const response = await send({}, `${prefix}/contact`);
			expect(response.status).toBe(303);
			expect(response.headers.get('Location')).toBe(`${prefix}/contact?sent=1`);
			expect(response.headers.get('Cache-Control')).toBe('private, no-store');
			const [mail, ...others] = await mailsOf(edge);
			expect(others).toEqual([]);
			expect(mail).toMatchObject({ kind: 'contact', replyTo: message.email, subject, language });
			for (const part of [message.name, message.order, message.message]) {
				expect(mail?.text).toContain(part);
			}
		},
	);

	test('shows an error beside each invalid field, and keeps the values', async () => {
		const response = await send({ email: 'ada@', name: '', consent: '' });
		expect(response.status).toBe(422);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		const page = await shownIn(response);
		expect(page).toContain('<title>Fehler: Kontakt - Aerolume</title>');
		expect(page).toContain('Bitte gib deinen Namen an.');
		expect(page).toContain('Das ist keine vollständige E‑Mail-Adresse.');
		expect(page).toContain('Ohne deine Einwilligung');
		expect(page).toContain('value="ada@"');
		expect(page).toContain('Danke &amp; Gruß &lt;Ada&gt;');
		expect(await mailsOf(edge)).toEqual([]);
	});

	test('asks bots and very fast visitors to send it again, and keeps the values', async () => {
		const homepage = 'https://spam.example';
		const changes: Record<string, string>[] = [
			{ homepage },
			{ formToken: 'made-up' },
			{ formToken: '' },
		];
		for (const change of changes) {
			const response = await send(change);
			expect(response.status).toBe(422);
			const page = await shownIn(response);
			expect(page).toContain('Bitte sende das Formular noch einmal ab.');
			expect(page).toContain('Wann kommt die Karte?');
		}
		expect(await mailsOf(edge)).toEqual([]);
	});

	test('is sent once, however often the button is pressed', async () => {
		const formToken = await personsToken('contact');
		await Promise.all([send({ formToken }), send({ formToken })]);
		expect(await mailsOf(edge)).toHaveLength(1);
		await send({ formToken, message: 'Noch etwas.' });
		expect(await mailsOf(edge)).toHaveLength(2);
	});

	test('shows an error if the endpoint is down, and keeps the text', async () => {
		await edge.faults([{ operation: MESSAGES, kind: 'http500' }]);
		const formToken = await personsToken('contact');
		const response = await send({ formToken }, '/en/contact');
		expect(response.status).toBe(503);
		const page = await shownIn(response);
		expect(page).toContain('We couldn’t send your message just now.');
		expect(page).toContain('Wann kommt die Karte?');
		expect(page).toContain(formToken);
		await edge.faults([]);
		expect((await send({ formToken }, '/en/contact')).status).toBe(303);
		expect(await mailsOf(edge)).toHaveLength(1);
	});

	test('writes no address and no text to the log', async () => {
		await edge.faults([{ operation: MESSAGES, kind: 'http500', times: 1 }]);
		await send();
		const log = edge.log().join('\n');
		expect(log).toContain('Message sent');
		expect(log).not.toMatch(/ada@|Lovelace|Wann kommt/);
	});

	test.each(['text/plain', 'multipart/form-data'])(
		'responds to a body of %s with its fields',
		async (type) => {
			const response = await edge.fetch('/contact', {
				method: 'POST',
				headers: { Origin: edge.origin, 'Content-Type': type },
				body: 'name=Ada',
			});
			expect(response.status).toBe(422);
		},
	);
});

test('without an endpoint both forms show the imprint’s e-mail address instead', async () => {
	const worker = { ...demoShopEnvironment(edge.shopOrigin, SITE_URL), MESSAGES_URL: '' };
	const bare = await startEdge({ port: 0, worker });
	try {
		const pageOf = async (path: string) => shownIn(await fetch(`${bare.origin}${path}`));
		const contact = await pageOf('/contact');
		expect(contact).toContain('Das Formular ist hier nicht verfügbar.');
		expect(contact).toContain(`mailto:${company.email}`);
		expect(contact).not.toContain('name="message"');
		const declare = await pageOf('/en/legal/revocation/declare');
		expect(declare).toContain('This form isn’t available here.');
		expect(declare).toContain(`mailto:${company.email}`);
		const posted = await fetch(`${bare.origin}/contact`, {
			method: 'POST',
			headers: { Origin: bare.origin },
			body: new URLSearchParams({ formToken: await personsToken('contact'), ...message }),
		});
		expect(posted.status).toBe(503);
	} finally {
		await bare.close();
	}
});
