import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from './env.server';
import { BUYER_IP_HEADERS, hostOf } from './host.server';

const EXAMPLE_SECRET = 'example-secret-of-the-demo-shop-only';
const SECRET = 'f1a5a4ab25c6d7f29bc1d47ebb2e8f56';
const demo = {
	PUBLIC_STORE_DOMAIN: 'http://localhost:4000',
	PUBLIC_STOREFRONT_API_TOKEN: '8f4b2d6e1a9c47305d8e6b7f2c1a9034',
	SESSION_SECRET: EXAMPLE_SECRET,
	SITE_URL: 'http://localhost:3000/',
};
const OTHER_SECRET = '0b5e7f6a9d3c41288f7e6d5c4b3a2910';
const real = {
	PUBLIC_STORE_DOMAIN: 'aerolume.myshopify.com',
	PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
	SESSION_SECRET: SECRET,
	SITE_URL: 'https://aerolume.example',
	MESSAGES_URL: 'https://messages.example/aerolume',
	CUSTOMER_ACCOUNTS: 'customer-account-api',
	PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
};
const OWN_COMPANY = false;
/** Parses settings of a shop that has put in its company data. */
const parse = (settings: object) => parseEnvironment({ ...settings }, OWN_COMPANY);
/** The demo shop's tokens, as everyone can read them. */
const demoTokens = Object.entries(parseEnv(readFileSync('.env.example', 'utf8'))).filter(
	([name, value]) => /_TOKEN$|_CLIENT_ID$/.test(name) && value,
);

describe('the environment', () => {
	test('gives the shop’s origin and the site’s', () => {
		expect(parseEnvironment({ ...demo })).toMatchObject({
			MESSAGES_URL: '',
			storeOrigin: 'http://localhost:4000',
			SITE_URL: 'http://localhost:3000',
		});
	});

	test('accepts local origins with a shop on this machine', () => {
		expect(parseEnvironment({ ...demo }).acceptsLocalOrigin).toBe(true);
		expect(parse(real).acceptsLocalOrigin).toBe(false);
	});

	test('may write the domain of the checkout with its scheme', () => {
		const settings = { ...demo, PUBLIC_CHECKOUT_DOMAIN: 'https://checkout.aerolume.example/' };
		expect(parseEnvironment(settings)).toMatchObject({
			PUBLIC_CHECKOUT_DOMAIN: 'checkout.aerolume.example',
		});
	});

	test('takes a domain without a scheme as https', () => {
		expect(parse(real).storeOrigin).toBe('https://aerolume.myshopify.com');
	});

	test('takes several secrets, in SESSION_SECRETS before SESSION_SECRET', () => {
		const SESSION_SECRETS = `${SECRET}, ${OTHER_SECRET}`;
		expect(parseEnvironment({ ...demo, SESSION_SECRETS }).SESSION_SECRET).toBe(SESSION_SECRETS);
		expect(parseEnvironment({ ...demo, SESSION_SECRETS: '' }).SESSION_SECRET).toBe(EXAMPLE_SECRET);
		const alone = { ...demo, SESSION_SECRET: undefined, SESSION_SECRETS: SECRET };
		expect(parseEnvironment(alone).SESSION_SECRET).toBe(SECRET);
	});

	test('takes a local URL of the storefront with a real shop, to try its settings', () => {
		const SITE_URL = 'http://localhost:3000';
		expect(parse({ ...real, SITE_URL }).SITE_URL).toBe(SITE_URL);
	});

	test.each([
		['METAR_API_URL', undefined, 'https://aviationweather.gov'],
		['METAR_API_URL', '', 'https://aviationweather.gov'],
		['METAR_API_URL', 'https://weather.example/proxy/', 'https://weather.example/proxy'],
		['ICONS_API_URL', undefined, 'https://api.iconify.design'],
		['ICONS_API_URL', 'http://localhost:4001/icons/', 'http://localhost:4001/icons'],
	] as const)('with %s=%j asks the service at %s', (name, value, url) => {
		expect(parseEnvironment({ ...demo, [name]: value })[name]).toBe(url);
	});

	test.each([
		['', {}, ''],
		['x-real-ip', {}, 'x-real-ip'],
		['', { EDGE: 'cloudflare' }, 'cf-connecting-ip'],
		['oxygen-buyer-ip', { EDGE: 'cloudflare' }, 'cf-connecting-ip'],
	])(
		'with BUYER_IP_HEADER=%s and %j finds the buyer’s IP address in the header %j',
		(BUYER_IP_HEADER, edge, name) => {
			expect(parse({ ...real, ...edge, BUYER_IP_HEADER }).BUYER_IP_HEADER).toBe(name);
		},
	);

	test('finds it in Oxygen’s header where the build has its files on Shopify’s CDN', () => {
		const host = hostOf({ EDGE: undefined }, 'https://cdn.shopify.com/oxygen-v2/1/2/3/');
		expect(host).toBe('oxygen');
		expect(BUYER_IP_HEADERS[host as 'oxygen']).toBe('oxygen-buyer-ip');
	});

	test.each<[Record<string, string>, string]>([
		[{ SESSION_SECRET: `${SECRET},${EXAMPLE_SECRET}` }, 'SESSION_SECRET must not be the example'],
		[
			{ WEBHOOK_SECRETS: `${'0123456789abcdef'.repeat(4)},shpss_demo_aerolume_admin` },
			'WEBHOOK_SECRETS must not have',
		],
		...demoTokens.map(([name, value = '']): [Record<string, string>, string] => [
			{ [name]: value },
			`${name} must not have`,
		]),
		[{ SITE_URL: 'http://aerolume.example' }, 'SITE_URL begins with http'],
		[{ SITE_URL: 'https://aerolume' }, 'SITE_URL must be the absolute URL'],
		[
			{ PUBLIC_STORE_DOMAIN: 'http://aerolume.myshopify.com' },
			'PUBLIC_STORE_DOMAIN begins with http',
		],
		[{ PUBLIC_STORE_DOMAIN: 'aerolume' }, 'PUBLIC_STORE_DOMAIN must be the shop’s domain'],
		[
			{ PUBLIC_STORE_DOMAIN: 'admin.shopify.com/store/aerolume' },
			'PUBLIC_STORE_DOMAIN must be the shop’s domain',
		],
		[{ PUBLIC_CHECKOUT_DOMAIN: 'checkout' }, 'PUBLIC_CHECKOUT_DOMAIN must be'],
		[{ CUSTOMER_ACCOUNTS: '' }, 'CUSTOMER_ACCOUNTS is empty: set "customer-account-api"'],
		[{ MESSAGES_URL: '' }, 'MESSAGES_URL is empty'],
		[
			{ METAR_API_URL: 'http://localhost:4000', MESSAGES_URL: 'http://[::1]/messages' },
			'METAR_API_URL, MESSAGES_URL must not lead to this machine',
		],
		[
			{ EDGE: 'cloudflare', SITE_URL: 'http://localhost:3000' },
			'SITE_URL must not lead to this machine',
		],
		[
			{ EDGE: 'cloudflare', PUBLIC_STORE_DOMAIN: 'http://localhost:4000' },
			'PUBLIC_STORE_DOMAIN must not lead to this machine',
		],
		[
			{ ADMIN_API_CLIENT_ID: '1', ADMIN_API_CLIENT_SECRET: '2', PRIVATE_ADMIN_API_TOKEN: '3' },
			'PRIVATE_ADMIN_API_TOKEN and ADMIN_API_CLIENT_ID are both set',
		],
		[{ ADMIN_API_CLIENT_ID: '1' }, 'ADMIN_API_CLIENT_ID and ADMIN_API_CLIENT_SECRET'],
	])('refuses %j with a real shop', (settings, message) => {
		expect(() => parse({ ...real, ...settings })).toThrow(message);
	});

	test('refuses the sample company where a real shop is live, not where its settings are tried', () => {
		expect(() => parseEnvironment({ ...real }, true)).toThrow('company in app/site.ts is');
		const trial = { ...real, SITE_URL: 'http://localhost:3000' };
		expect(parseEnvironment(trial, true).SITE_URL).toBe('http://localhost:3000');
		expect(() => parseEnvironment({ ...trial, EDGE: 'cloudflare' }, true)).toThrow('company in');
	});

	test('takes the example for the demo shop alone: deployed, each of its values is named', () => {
		const example = parseEnv(readFileSync('.env.example', 'utf8'));
		const PUBLIC_STORE_DOMAIN = 'aerolume.myshopify.com';
		const deployed = () =>
			parseEnvironment({ ...example, PUBLIC_STORE_DOMAIN, EDGE: 'cloudflare' });
		for (const name of [
			'SESSION_SECRET',
			'SITE_URL',
			'MESSAGES_URL',
			...demoTokens.map(([name]) => name),
		]) {
			expect(deployed).toThrow(name);
		}
	});

	test('switches statistics, commerce events and error reports on where they are set alone', () => {
		const off = {
			PUBLIC_ANALYTICS_TOKEN: '',
			PUBLIC_COMMERCE_EVENTS_SHOP_ID: '',
			PUBLIC_ERROR_REPORTING_DSN: '',
		};
		const on = {
			PUBLIC_ANALYTICS_TOKEN: '0123456789abcdef0123456789abcdef',
			PUBLIC_COMMERCE_EVENTS_SHOP_ID: '55145660472',
			PUBLIC_ERROR_REPORTING_DSN: 'https://key@errors.example/42',
		};
		expect(parseEnvironment({ ...demo })).toMatchObject(off);
		expect(parseEnvironment({ ...demo, ...on })).toMatchObject(on);
	});

	test('takes a mail provider in its place, not beside it', () => {
		const mail = {
			MAIL_PROVIDER: 'mailgun',
			MAIL_API_KEY: 'key',
			MAIL_FROM: 'Aerolume <shop@mail.aerolume.example>',
			MAIL_API_URL: 'https://api.eu.mailgun.net/',
		};
		const settings = parse({ ...real, ...mail, MESSAGES_URL: '' });
		expect(settings).toMatchObject({ ...mail, MAIL_API_URL: 'https://api.eu.mailgun.net' });
		expect(() => parse({ ...real, ...mail })).toThrow(
			'MAIL_PROVIDER and MESSAGES_URL are both set',
		);
	});

	test.each([
		['PUBLIC_STORE_DOMAIN', '', 'PUBLIC_STORE_DOMAIN must be the shop’s domain'],
		['PUBLIC_STOREFRONT_API_TOKEN', 'shpat_1', 'PUBLIC_STOREFRONT_API_TOKEN must be the public'],
		[
			'SESSION_SECRET',
			'',
			'Environment: SESSION_SECRET must have at least 32 characters: take one from "openssl rand -hex 32". See',
		],
		['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
		['SESSION_SECRET', `${SECRET},short`, 'SESSION_SECRET must have at least 32 characters'],
		['SESSION_SECRET', 'a'.repeat(32), 'SESSION_SECRET is easy to guess'],
		['SESSION_SECRET', 'password'.repeat(4), 'SESSION_SECRET is easy to guess'],
		['SESSION_SECRET', `${SECRET},${'x'.repeat(40)}`, 'SESSION_SECRET is easy to guess'],
		['SITE_URL', 'aerolume', 'SITE_URL must be the absolute URL'],
		['ICONS_API_URL', 'icons', 'ICONS_API_URL must be the icon service'],
		['METAR_API_URL', 'weather', 'METAR_API_URL must be the weather service'],
		['MESSAGES_URL', 'http://messages.example', 'MESSAGES_URL must be the URL'],
		['MESSAGES_URL', 'messages', 'MESSAGES_URL must be the URL'],
		['MAIL_PROVIDER', 'sendmail', 'MAIL_PROVIDER must be one of "resend", "postmark", "mailgun"'],
		['MAIL_PROVIDER', 'resend', 'MAIL_API_KEY and MAIL_FROM are needed'],
		['MAIL_FROM', 'Aerolume', 'MAIL_FROM must be the sender’s address'],
		['MAIL_FROM', 'Aerolume <shop@aerolume.example', 'MAIL_FROM must be the sender’s address'],
		['MAIL_API_URL', 'http://mail.example', 'MAIL_API_URL must be the base URL'],
		['WEBHOOK_SECRETS', 'short', 'WEBHOOK_SECRETS must be the client secret of the app'],
		['JOBS_SECRET', 'x'.repeat(40), 'JOBS_SECRET must be a random text'],
		['SITE_URL', 'javascript:1', 'SITE_URL must be the absolute URL'],
		['PUBLIC_ANALYTICS_TOKEN', 'token', 'PUBLIC_ANALYTICS_TOKEN must be'],
		[
			'PUBLIC_COMMERCE_EVENTS_SHOP_ID',
			'gid://shopify/Shop/1',
			'PUBLIC_COMMERCE_EVENTS_SHOP_ID must be',
		],
		[
			'PUBLIC_ERROR_REPORTING_DSN',
			'https://errors.example/42',
			'PUBLIC_ERROR_REPORTING_DSN must be',
		],
		[
			'PUBLIC_ERROR_REPORTING_DSN',
			'https://key@errors.example/',
			'PUBLIC_ERROR_REPORTING_DSN must be',
		],
		['CUSTOMER_ACCOUNTS', 'both', 'CUSTOMER_ACCOUNTS must be "classic" or "customer-account-api"'],
		[
			'CUSTOMER_ACCOUNTS',
			'customer-account-api',
			'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID is needed',
		],
	])('names %s where it is %j, and where to read more', (name, value, message) => {
		const refused = () => parseEnvironment({ ...demo, [name]: value });
		expect(refused).toThrow(message);
		expect(refused).toThrow('See .env.example.');
	});

	test('names every wrong setting at once', () => {
		expect(() => parseEnvironment({ ...demo, SITE_URL: '', SESSION_SECRET: '' })).toThrow(
			/SESSION_SECRET .*SITE_URL /,
		);
	});
});
