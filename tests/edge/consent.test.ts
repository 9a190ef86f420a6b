import { describe, expect, test } from 'vitest';
import german from '../../locales/de/cookies.json';
import english from '../../locales/en/cookies.json';
import { startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { SITE_URL, useEdge } from './edge';

const shop = useEdge();

interface Terms {
	consent: { version: string; necessary: string[]; optional: string[] };
	messages: Record<string, Record<string, string>>;
}

async function terms(path: string): Promise<Terms> {
	return JSON.parse(await shop.page(path));
}

describe('GET /api/consent', () => {
	test('returns the entries with the texts of the URL’s language, the same for everyone', async () => {
		const german = await terms('/api/consent');
		const english = await terms('/en/api/consent');
		expect(german.consent.version).toMatch(/^[0-9a-f]{8}$/);
		expect(german.consent).toMatchObject({
			necessary: ['functional'],
			// Statistics are not configured.
			optional: ['recent', 'video'],
		});
		expect(english.consent).toEqual(german.consent);
		expect(german.messages.consent?.decline).toBe('Ablehnen');
		expect(english.messages.consent?.decline).toBe('Decline');
		const response = await shop.fetch('/api/consent');
		expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
		expect(response.headers.get('Set-Cookie')).toBeNull();
	});
});

describe('POST /api/consent', () => {
	test('stores a decision for 180 days', async () => {
		const { version } = (await terms('/api/consent')).consent;
		const response = await shop.post('/api/consent', { decision: `${version}.functional.recent` });
		expect(response.status).toBe(204);
		expect(response.headers.get('Set-Cookie')).toBe(
			`consent=${version}.functional.recent; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
		);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
	});

	test('stores no id that is not in the table', async () => {
		const { version } = (await terms('/api/consent')).consent;
		const response = await shop.post('/api/consent', { decision: `${version}.analytics.x;y` });
		expect(response.headers.get('Set-Cookie')).toMatch(new RegExp(`^consent=${version};`));
	});

	test('deletes a withdrawn decision', async () => {
		const response = await shop.post('/api/consent', { decision: '' });
		expect(response.status).toBe(204);
		expect(response.headers.get('Set-Cookie')).toMatch(/^consent=; Path=\/; Max-Age=0/);
	});

	test.each([
		['another table', { decision: '00000000.recent' }],
		['nothing', {}],
	])('refuses a decision on %s', async (_what, fields) => {
		const response = await shop.post('/api/consent', fields as Record<string, string>);
		expect(response.status).toBe(422);
		expect(response.headers.get('Set-Cookie')).toBeNull();
	});

	test('rejects a decision from another site', async () => {
		const response = await shop.post(
			'/api/consent',
			{ decision: '' },
			{ Origin: 'https://elsewhere.example' },
		);
		expect(response.status).toBe(403);
	});
});

/** Ids of the entries that a privacy page lists, in the order of the messages. */
function listed(page: string, entries: typeof english.entries): string[] {
	const named = Object.entries(entries).filter(([, { name }]) => page.includes(`>${name}<`));
	return named.map(([id]) => id);
}

test.each([
	['/legal/privacy', german.entries],
	['/en/legal/privacy', english.entries],
])('%s lists every existing entry', async (path, entries) => {
	const needed = new Set(['signIn', 'analytics', 'commerce']);
	const setUp = Object.keys(entries).filter((id) => !needed.has(id));
	expect(listed(await shop.page(path), entries)).toEqual(setUp);
});

test('with the Customer Account API its cookie is listed, with its ten minutes', async () => {
	const worker = {
		...demoShopEnvironment(shop.shopOrigin, SITE_URL),
		CUSTOMER_ACCOUNTS: 'customer-account-api',
	};
	const platform = await startEdge({ port: 0, worker });
	try {
		const page = await (await fetch(`${platform.origin}/en/legal/privacy`)).text();
		expect(listed(page, english.entries)).toContain('signIn');
		expect(page).toMatch(/>__Host-sign-in<\/code><\/dd>.{0,120}<dd>10 minutes</);
		const german = await (await fetch(`${platform.origin}/legal/privacy`)).text();
		expect(german).toMatch(/>__Host-sign-in<\/code><\/dd>.{0,120}<dd>10 Minuten</);
	} finally {
		await platform.close();
	}
});

test('the HTML has no banner', async () => {
	expect(await shop.page('/')).not.toContain('Auswählen');
});

test('the CSP has no host of analytics that are not configured', async () => {
	const policy = (await shop.fetch('/')).headers.get('Content-Security-Policy') ?? '';
	expect(policy).not.toContain('cloudflareinsights');
	expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;');
});
