import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sealGuestRequest } from '../../app/features/notifications/confirm-token.server';
import { SESSION_COOKIE } from '../../app/server/session.server';
import { company } from '../../app/site';
import { startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { askAdmin, setQuantity, subscribeAll } from '../setup/admin-api';
import { variantIds } from '../setup/catalogue';
import { visitorOf } from './account-visitor';
import { SITE_URL, useEdge } from './edge';
import { MESSAGES, mailsOf, personsToken, shownIn } from './mailbox';

const edge = useEdge();

/** Germany in aluminium, 90 × 60 cm, which is sold out, and a variant in stock. */
const SOLD_OUT = variantIds.soldOut;
const FOR_SALE = variantIds.large;
const UNKNOWN = variantIds.unknown;
const PAGE = `/stock?variant=${SOLD_OUT}`;
const { SESSION_SECRET = '' } = demoShopEnvironment('', '');

/** New for each test: the shop limits the messages to one recipient. */
let guestEmail = '';
beforeEach(() => {
	guestEmail = `ada.${crypto.randomUUID().slice(0, 8)}@example.com`;
});

/** Submits a guest's form. */
const ask = async (change: Record<string, string> = {}, path = PAGE) =>
	edge.post(path, { formToken: await tokenFor(path), homepage: '', email: guestEmail, ...change });

/** Token of the form for the variant in `path`. */
const tokenFor = (path: string) => personsToken(`stock ${/variant=(\d*)/.exec(path)?.[1]}`);

/** Path of the link in the newest mail to the guest. */
async function mailedLink(): Promise<string> {
	const mails = (await mailsOf(edge)).filter(({ kind }) => kind === 'back-in-stock-confirm');
	const [, path = ''] = new RegExp(`${SITE_URL}(\\S+)`).exec(mails.at(-1)?.text ?? '') ?? [];
	return path;
}

const sign = (variantId: string, hour = 0) =>
	sealGuestRequest(SESSION_SECRET, { variantId, email: guestEmail, hour });

/** Requests that the shop has stored, by key of their fields. */
async function storedRequests(): Promise<Record<string, string>[]> {
	const { metaobjects } = await askAdmin<{
		metaobjects: { nodes: { fields: { key: string; value: string }[] }[] };
	}>(
		edge.shopOrigin,
		'{ metaobjects(type: "stock_request", first: 250) { nodes { fields { key value } } } }',
	);
	return metaobjects.nodes.map(({ fields }) =>
		Object.fromEntries(fields.map(({ key, value }) => [key, value])),
	);
}

describe('the page of the notification form', () => {
	test('is only linked if the chosen variant is sold out', async () => {
		const linkIn = async (path: string) =>
			/<a[^>]*href="([^"]*\/stock[^"]*)"[^>]*>([^<]*)</.exec(await edge.page(path))?.slice(1);
		const found = (prefix: string, text: string) => [`${prefix}${PAGE}`, text];
		expect(await linkIn(`/en/aerolume?variant=${SOLD_OUT}`)).toEqual(
			found('/en', 'Notify me when it’s back'),
		);
		expect(await linkIn(`/aerolume?variant=${SOLD_OUT}`)).toEqual(
			found('', 'Benachrichtige mich, wenn es wieder da ist'),
		);
		expect(await linkIn(`/en/products/aerolume?variant=${SOLD_OUT}`)).toEqual(
			found('/en', 'Notify me when it’s back'),
		);
		expect(await linkIn(`/en/aerolume?variant=${FOR_SALE}`)).toBeUndefined();
	});

	test('is private and not indexed', async () => {
		const response = await edge.fetch(PAGE);
		expect(response.status).toBe(200);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		const page = await shownIn(response);
		expect(page).toContain('content="noindex"');
		expect(page).toContain('href="/legal/privacy#back-in-stock"');
		expect(/<img [^>]*-night\.webp[^>]*class="([^"]*)"/.exec(page)?.[1]).toContain('by-night');
	});

	test.each(['/stock', '/stock?variant=', '/en/stock?variant=x', `/stock?variant=${UNKNOWN}`])(
		'responds to %s with 404',
		async (path) => {
			expect((await edge.fetch(path)).status).toBe(404);
			expect((await ask({}, path)).status).toBe(404);
			expect((await edge.fetch(path.replace('/stock', '/api/stock'))).status).toBe(404);
		},
	);

	test('shows and links a variant that is in stock again', async () => {
		const path = `/en/stock?variant=${FOR_SALE}`;
		const page = await shownIn(await edge.fetch(path));
		expect(page).toContain('is back.');
		expect(page).toContain(`href="/en/aerolume?variant=${FOR_SALE}"`);
		expect(page).not.toContain('name="email"');
		const posted = await ask({}, path);
		expect(posted.status).toBe(409);
		expect(await shownIn(posted)).toContain('is back.');
		expect((await ask({}, `/en/api/stock?variant=${FOR_SALE}`)).status).toBe(409);
		expect(await mailsOf(edge)).toEqual([]);
	});
});

describe('a guest’s request', () => {
	test.each([
		['', 'de', '/stock'],
		['/de', 'de', '/stock'],
		['/en', 'en', '/en/stock'],
	])(
		'with the prefix %j is only stored after it is confirmed by the link',
		async (form, language, at) => {
			const submitted = await ask({}, `${form}${PAGE}`);
			expect(submitted.status).toBe(303);
			expect(submitted.headers.get('Location')).toBe(`${form}${PAGE}&done=sent`);
			const [mail, ...others] = await mailsOf(edge);
			expect(others).toEqual([]);
			expect(mail).toMatchObject({ kind: 'back-in-stock-confirm', to: guestEmail, language });
			const link = await mailedLink();
			expect(link).toContain(`${at}?token=`);

			// Mail scanners open links too.
			const opened = await edge.fetch(link);
			expect(opened.headers.get('Cache-Control')).toBe('private, no-store');
			expect(await shownIn(opened)).toContain(language === 'de' ? '>Bestätigen<' : '>Confirm<');
			expect(await storedRequests()).toEqual([]);

			const confirmed = await edge.post(link, {});
			expect(confirmed.headers.get('Location')).toBe(`${at}?variant=${SOLD_OUT}&done=confirmed`);
			expect(await storedRequests()).toMatchObject([
				{ variant: SOLD_OUT, email: guestEmail, language },
			]);
			expect(await mailsOf(edge)).toHaveLength(1);
			const page = await edge.page(confirmed.headers.get('Location') ?? '');
			expect(page).not.toContain(guestEmail);
		},
	);

	test('has the same response and is stored once, however often it is requested and confirmed', async () => {
		await ask();
		const again = await ask();
		expect(again.headers.get('Location')).toBe(`${PAGE}&done=sent`);
		const link = await mailedLink();
		for (let press = 1; press <= 2; press++) {
			expect((await edge.post(link, {})).status).toBe(303);
		}
		const kinds = (await mailsOf(edge)).map(({ kind }) => kind);
		expect([kinds, (await storedRequests()).length]).toEqual([['back-in-stock-confirm'], 1]);
		expect((await ask()).headers.get('Location')).toBe(`${PAGE}&done=sent`);
	});

	test('shows an error beside the field, and keeps the value', async () => {
		const response = await ask({ email: 'ada@' });
		expect(response.status).toBe(422);
		const page = await shownIn(response);
		expect(page).toContain('Das ist keine vollständige E‑Mail-Adresse.');
		expect(page).toContain('value="ada@"');
		expect(await mailsOf(edge)).toEqual([]);
	});

	test('asks bots and very fast visitors to send it again', async () => {
		const changes: Record<string, string>[] = [
			{ homepage: 'https://spam.example' },
			{ formToken: '' },
		];
		for (const change of changes) {
			const response = await ask(change);
			expect(response.status).toBe(422);
			const page = await shownIn(response);
			expect(page).toContain('Bitte sende das Formular noch einmal ab.');
			expect(page).toContain(`value="${guestEmail}"`);
		}
		expect(await mailsOf(edge)).toEqual([]);
	});

	test('shows an error if the endpoint is down, keeps the address, and can be sent later', async () => {
		await edge.faults([{ operation: MESSAGES, kind: 'http500' }]);
		const response = await ask({}, `/en${PAGE}`);
		expect(response.status).toBe(503);
		const page = await shownIn(response);
		expect(page).toContain('That didn’t work just now.');
		expect(page).toContain(`value="${guestEmail}"`);
		expect(await (await ask({}, `/en/api${PAGE}`)).json()).toMatchObject({ state: 'notSent' });
		await edge.faults([{ operation: 'StockRequestUpsert', kind: 'http500' }]);
		const link = `/en/stock?token=${await sign(SOLD_OUT)}`;
		const pressed = await edge.post(link, {});
		expect(pressed.status).toBe(503);
		const shown = await shownIn(pressed);
		expect(shown).toContain('That didn’t work just now.');
		expect(shown).toContain(`action="${link}"`);
		await edge.faults([]);
		expect((await edge.post(link, {})).status).toBe(303);
		expect(await storedRequests()).toHaveLength(1);
	});

	test.each([
		['', 'Das hat gerade nicht geklappt.'],
		['/en', 'That didn’t work just now.'],
	])(
		'with the prefix %j shows an error during an outage, and keeps the address',
		async (form, text) => {
			await edge.faults([{ operation: '*', kind: 'http500' }]);
			const response = await ask({}, `${form}${PAGE}`);
			expect(response.status).toBe(503);
			expect(response.headers.get('Retry-After')).toBe('10');
			const page = await shownIn(response);
			expect(page).toContain(text);
			expect(page).toContain(`value="${guestEmail}"`);
			expect(page).toContain(`action="${form}${PAGE}"`);
			await edge.faults([]);
			const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(page) ?? [];
			expect((await ask({ formToken }, `${form}${PAGE}`)).status).toBe(303);
			expect(await mailsOf(edge)).toHaveLength(1);
		},
	);

	test('writes no address and no token to the log', async () => {
		await edge.faults([{ operation: MESSAGES, kind: 'http500', times: 1 }]);
		await ask();
		const link = await mailedLink();
		await edge.post(link, {});
		const log = edge.log().join('\n');
		expect(log).toContain('Message sent');
		expect(log).not.toContain(guestEmail);
		expect(log).not.toContain(link.split('token=')[1]);
	});
});

describe('a guest’s link', () => {
	test.each([
		['is cut', async () => (await sign(SOLD_OUT)).slice(0, -3)],
		[
			'is forged',
			async () => (await sign(SOLD_OUT)).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
		],
		['names a deleted variant', () => sign(UNKNOWN)],
	])('that %s confirms nothing', async (_, token) => {
		const link = `/en/stock?token=${await token()}`;
		const opened = await edge.fetch(link);
		expect(opened.status).toBe(410);
		const pressed = await edge.post(link, {});
		expect(pressed.status).toBe(410);
		expect(await shownIn(pressed)).toContain('This link is no longer valid');
		expect(await mailsOf(edge)).toEqual([]);
	});

	test('shows and links a variant that is in stock again', async () => {
		const page = await edge.page(`/en/stock?token=${await sign(FOR_SALE)}`);
		expect(page).toContain('is back.');
	});
});

describe('a customer’s request', () => {
	test('takes one click, and is listed once in the account', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		expect(await visitor.page(`/en${PAGE}`)).not.toContain('name="email"');
		const pressed = await visitor.post(`/en${PAGE}`, {});
		expect(pressed.status).toBe(303);
		expect(pressed.headers.get('Location')).toBe(`/en${PAGE}&done=saved`);
		expect(await visitor.page(`/en${PAGE}&done=saved`)).toContain('/en/account/notifications');
		const again = await visitor.post(`/en/api${PAGE}`, {});
		expect(await again.json()).toEqual({ state: 'saved' });
		const account = await visitor.page('/en/account/notifications');
		expect(account.split(`value="${SOLD_OUT}"`)).toHaveLength(2);
		expect(await mailsOf(edge)).toEqual([]);
	});

	test('shows an error during an outage', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		await edge.faults([{ operation: 'CustomerUpdate', kind: 'http500' }]);
		const pressed = await visitor.post(`/en${PAGE}`, {});
		expect(pressed.status).toBe(503);
		expect(await shownIn(pressed)).toContain('We couldn’t save this just now.');
	});

	test('with an expired login redirects to the login and back', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		const [session = ''] = [visitor.jar.get(SESSION_COOKIE)];
		await fetch(`${edge.shopOrigin}/__demo/reset`, { method: 'POST' });
		expect((await visitor.post(`/en/api${PAGE}`, {})).status).toBe(401);
		visitor.jar.set(SESSION_COOKIE, session);
		const pressed = await visitor.post(`/en${PAGE}`, {});
		const location = pressed.headers.get('Location') ?? '';
		expect(location).toMatch(/^\/en\/auth\/login\?/);
		expect(new URLSearchParams(location.split('?')[1]).get('returnTo')).toBe(`/en${PAGE}`);
	});
});

test('when the variant is back, the customer and the guest who wait get one mail each', async () => {
	await subscribeAll(edge.shopOrigin, `${edge.origin}/api/webhooks`);
	const visitor = visitorOf(edge);
	await visitor.logIn();
	await visitor.post(`/en${PAGE}`, {});
	const hour = Math.floor(Date.now() / 3_600_000);
	await edge.post(`/stock?token=${await sign(SOLD_OUT, hour)}`, {});
	await setQuantity(edge.shopOrigin, SOLD_OUT, 2);
	const recipients = async () => (await mailsOf(edge)).map(({ to, language }) => [to, language]);
	const both = [
		[guestEmail, 'de'],
		['demo@aerolume.example', 'en'],
	];
	await vi.waitFor(async () => expect(await recipients()).toHaveLength(2), { timeout: 5_000 });
	expect((await recipients()).sort()).toEqual(both.sort());
	await vi.waitFor(async () => expect(await storedRequests()).toEqual([]), { timeout: 5_000 });
	await setQuantity(edge.shopOrigin, SOLD_OUT, 3);
	expect(await visitor.page('/en/account/notifications')).not.toContain(`value="${SOLD_OUT}"`);
	expect(await recipients()).toHaveLength(2);
});

test('without an endpoint a guest sees the imprint’s e-mail address', async () => {
	const worker = { ...demoShopEnvironment(edge.shopOrigin, SITE_URL), MESSAGES_URL: '' };
	const bare = await startEdge({ port: 0, worker });
	try {
		const page = await shownIn(await fetch(`${bare.origin}${PAGE}`));
		expect(page).toContain(`mailto:${company.email}`);
		expect(page).not.toContain('name="email"');
		const posted = await fetch(`${bare.origin}${PAGE}`, {
			method: 'POST',
			headers: { Origin: bare.origin },
			body: new URLSearchParams({ formToken: await tokenFor(PAGE), email: guestEmail }),
		});
		expect(posted.status).toBe(503);
	} finally {
		await bare.close();
	}
});
