import { describe, expect, test } from 'vitest';
import { visitorOf } from './account-visitor';
import { useEdge } from './edge';

const edge = useEdge();

const HOME = '8100000000001';
const ORDER = '5900000000001';
/** With the entry of the navigation that is marked as current. */
const PAGES: [path: string, current: string][] = [
	['/account', 'page /en/account'],
	['/account/profile', 'true /en/account'],
	['/account/addresses/new', 'true /en/account'],
	[`/account/addresses/${HOME}`, 'true /en/account'],
	[`/account/addresses/${HOME}/delete`, 'true /en/account'],
	['/account/orders', 'page /en/account/orders'],
	[`/account/orders/${ORDER}`, 'true /en/account/orders'],
	['/account/notifications', 'page /en/account/notifications'],
];

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe('the account’s pages', () => {
	test.each(PAGES)(
		'%s is private, has the account’s layout, one current entry, and is not cached',
		async (path, current) => {
			const visitor = visitorOf(edge);
			await visitor.logIn();
			const response = await visitor.get(`/en${path}`);
			expect(response.status).toBe(200);
			expect(response.headers.get('Cache-Control')).toBe('private, no-store');
			const html = await response.text();
			expect(html).toContain('content="noindex"');
			const navigation = /<nav aria-label="Account".*?<\/nav>/s.exec(html)?.[0] ?? '';
			const marked = navigation.matchAll(/<a(?=[^>]* aria-current="(\w+)")[^>]* href="([^"]*)"/g);
			expect([...marked].map(([, kind, href]) => `${kind} ${href}`)).toEqual([current]);
			expect(html).toContain('action="/en/auth/logout"');
			expect(html).not.toMatch(
				/customer_access_token|gid:\/\/shopify\/(Customer|MailingAddress|Order)/,
			);
		},
	);

	test('are not cached as data requests either', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		const response = await visitor.get('/en/account.data');
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		expect(await response.text()).not.toMatch(/customer_access_token|gid:/);
	});

	test('respond with 503 and Retry-After during an outage', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		await edge.faults([{ operation: 'AccountOverview', kind: 'http500' }]);
		const response = await visitor.get('/en/account');
		expect(response.status).toBe(503);
		expect(response.headers.get('Retry-After')).toBe('10');
		expect(await response.text()).toContain('Try again');
	});
});

test('an order leads to its withdrawal and to how to return it, and the list shows what was ordered', async () => {
	const visitor = visitorOf(edge);
	await visitor.logIn();
	const order = await visitor.page(`/en/account/orders/${ORDER}`);
	const [, link = ''] = /href="([^"]*\/declare\?order=[^"]*)"/.exec(order) ?? [];
	const form = await visitor.page(link.replaceAll('&amp;', '&'));
	expect(form).toMatch(/<input(?=[^>]* name="order")[^>]* value="#1001"/);
	expect(form).toMatch(/<textarea(?=[^>]* name="items")[^>]*>1 × Aerolume, [^<]*<\/textarea>/);
	expect(form).toContain('Remove what you’re keeping');
	expect(mainOf(order)).toContain('>Return an order (withdraw from contract)</a>');
	// The footer of every page has this link too.
	expect(mainOf(order)).toContain('href="/en/legal/revocation"');
	const list = mainOf(await visitor.page('/en/account/orders'));
	expect(list.match(/<img/g)?.length).toBeGreaterThan(2);
});

test.each([
	{ kind: 'http500' },
	{ kind: 'http403' },
	{ kind: 'partial', path: 'customer', code: 'ACCESS_DENIED' },
])(
	'a customer gets the withdrawal form, if empty, while the platform answers with $kind',
	async (fault) => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		await edge.faults([{ operation: 'CustomerSummary', ...fault }]);
		const form = await visitor.page('/en/legal/revocation/declare?order=%231001');
		expect(form).toMatch(/<input(?=[^>]* name="order")[^>]* value="#1001"/);
		expect(form).toMatch(/<textarea(?=[^>]* name="items")[^>]*><\/textarea>/);
	},
);

test('a form keeps its values even if no data of its page can be loaded', async () => {
	const visitor = visitorOf(edge);
	await visitor.logIn();
	await edge.faults([{ operation: '*', kind: 'http500' }]);
	const fields = { firstName: 'Maja-Sophie', lastName: 'Lindner', phone: '' };
	const response = await visitor.post('/en/account/profile', fields);
	expect(response.status).toBe(503);
	const html = await response.text();
	expect(html).toContain('<title>Error: ');
	expect(html).toContain('value="Maja-Sophie"');
	expect(html).toContain('We couldn’t save this just now.');
});

test('the customer’s input is escaped everywhere', async () => {
	const visitor = visitorOf(edge);
	await visitor.logIn();
	const fields = { firstName: '"><img src=x onerror=alert(1)>', lastName: '', phone: '' };
	const html = await (await visitor.post('/en/account/profile', fields)).text();
	expect(html).not.toContain('<img src=x');
});

test('the log contains no token, e-mail, address or address id', async () => {
	const visitor = visitorOf(edge);
	await visitor.logIn();
	await edge.faults([{ operation: 'AddressUpdate', kind: 'http500' }]);
	const address = {
		firstName: 'Mara',
		lastName: 'Lindner',
		address1: 'Heckenweg 99',
		zip: '12345',
		city: 'Logbuchstadt',
		country: 'DE',
	};
	expect((await visitor.post(`/en/account/addresses/${HOME}`, address)).status).toBe(503);
	const log = edge.log().join('\n');
	expect(log).toContain('Cannot update customer address');
	expect(log).not.toMatch(
		/Heckenweg|Logbuchstadt|Lindner|demo@aerolume|MailingAddress|[0-9a-f]{32}/,
	);
});
