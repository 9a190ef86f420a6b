import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from './env.server';

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
};
/** The demo shop's tokens, as everyone can read them. */
const demoTokens = Object.entries(parseEnv(readFileSync('.env.example', 'utf8'))).filter(
	([name, value]) => /_TOKEN$|_CLIENT_ID$/.test(name) && value,
);

describe('the environment', () => {
	test('gives the shop’s origin and the site’s', () => {
		expect(parseEnvironment({ ...demo })).toMatchObject({
			storeOrigin: 'http://localhost:4000',
			SITE_URL: 'http://localhost:3000',
		});
	});

	test('has Hydrogen’s names, and the shop’s own', () => {
		const settings = {
			PUBLIC_STORE_DOMAIN: 'aerolume.myshopify.com',
			PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
			PRIVATE_STOREFRONT_API_TOKEN: 'shpat_storefront',
			PUBLIC_CHECKOUT_DOMAIN: 'checkout.aerolume.example',
			SESSION_SECRET: SECRET,
			PRIVATE_ADMIN_API_TOKEN: 'shpat_admin',
			SITE_URL: 'https://aerolume.example',
			METAR_API_URL: 'https://weather.example',
			MESSAGES_URL: 'https://messages.example/aerolume',
			PUBLIC_ANALYTICS_TOKEN: '0123456789abcdef0123456789abcdef',
			PUBLIC_ERROR_REPORTING_DSN: 'https://key@errors.example/42',
		};
		expect(parseEnvironment({ ...settings })).toMatchObject(settings);
		const example = readFileSync('.env.example', 'utf8');
		for (const name of Object.keys(settings)) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
	});

	test('takes a domain without a scheme as https', () => {
		expect(parseEnvironment({ ...real }).storeOrigin).toBe('https://aerolume.myshopify.com');
	});

	test('takes several secrets, in SESSION_SECRETS before SESSION_SECRET', () => {
		const SESSION_SECRETS = `${SECRET}, ${OTHER_SECRET}`;
		expect(parseEnvironment({ ...demo, SESSION_SECRETS }).SESSION_SECRET).toBe(SESSION_SECRETS);
		expect(parseEnvironment({ ...demo, SESSION_SECRETS: '' }).SESSION_SECRET).toBe(EXAMPLE_SECRET);
		const alone = { ...demo, SESSION_SECRET: undefined, SESSION_SECRETS: SECRET };
		expect(parseEnvironment(alone).SESSION_SECRET).toBe(SECRET);
	});

	test.each([
		['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'SESSION_SECRET is easy to guess'],
		['passwordpasswordpasswordpassword', 'SESSION_SECRET is easy to guess'],
		[`${SECRET},short`, 'SESSION_SECRET needs at least 32 characters'],
		[`${SECRET},${'x'.repeat(40)}`, 'SESSION_SECRET is easy to guess'],
	])('refuses the weak secret %j', (SESSION_SECRET, message) => {
		expect(() => parseEnvironment({ ...demo, SESSION_SECRET })).toThrow(message);
	});

	test.each<string[]>([
		['SESSION_SECRET', `${SECRET},${EXAMPLE_SECRET}`, 'SESSION_SECRET is the example'],
		['SITE_URL', 'http://aerolume.example', 'SITE_URL begins with http'],
		[
			'PUBLIC_STORE_DOMAIN',
			'http://aerolume.myshopify.com',
			'PUBLIC_STORE_DOMAIN begins with http',
		],
		...demoTokens.map(([name, value = '']) => [name, value, `${name} is the example`]),
	])('refuses %s=%s with a real shop', (name = '', value, message) => {
		expect(parseEnvironment({ ...real })).toBeDefined();
		expect(() => parseEnvironment({ ...real, [name]: value })).toThrow(message);
	});

	test('takes a local address of the storefront with a real shop, to try its settings', () => {
		const SITE_URL = 'http://localhost:3000';
		expect(parseEnvironment({ ...real, SITE_URL }).SITE_URL).toBe(SITE_URL);
	});

	test.each([
		[undefined, 'https://aviationweather.gov'],
		['', 'https://aviationweather.gov'],
		['https://weather.example/proxy/', 'https://weather.example/proxy'],
	])('asks the weather service at %j', (METAR_API_URL, address) => {
		expect(parseEnvironment({ ...demo, METAR_API_URL }).METAR_API_URL).toBe(address);
	});

	test.each([
		[undefined, 'https://api.iconify.design'],
		['', 'https://api.iconify.design'],
		['http://localhost:4001/icons/', 'http://localhost:4001/icons'],
	])('asks the icon service at %j', (ICONS_API_URL, address) => {
		expect(parseEnvironment({ ...demo, ICONS_API_URL }).ICONS_API_URL).toBe(address);
	});

	test.each([
		[undefined, 'oxygen-buyer-ip'],
		['', 'oxygen-buyer-ip'],
		['cf-connecting-ip', 'cf-connecting-ip'],
	])('finds the buyer’s address in the header named by %j', (BUYER_IP_HEADER, name) => {
		expect(parseEnvironment({ ...demo, BUYER_IP_HEADER }).BUYER_IP_HEADER).toBe(name);
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

	test.each([
		['PUBLIC_ANALYTICS_TOKEN', 'token'],
		['PUBLIC_COMMERCE_EVENTS_SHOP_ID', 'gid://shopify/Shop/1'],
		['PUBLIC_ERROR_REPORTING_DSN', 'https://errors.example/42'],
		['PUBLIC_ERROR_REPORTING_DSN', 'https://key@errors.example/'],
	])('refuses %s as %j', (name, value) => {
		expect(() => parseEnvironment({ ...demo, [name]: value })).toThrow(name);
	});

	test('asks a real shop that sells to the EU for the address of its messages', () => {
		expect(() => parseEnvironment({ ...real, MESSAGES_URL: '' })).toThrow('MESSAGES_URL is empty');
		expect(parseEnvironment({ ...demo }).MESSAGES_URL).toBe('');
	});

	test.each([
		['PUBLIC_STORE_DOMAIN', '', 'PUBLIC_STORE_DOMAIN names the shop'],
		['PUBLIC_STOREFRONT_API_TOKEN', 'shpat_1', 'PUBLIC_STOREFRONT_API_TOKEN is the public'],
		['SESSION_SECRET', 'short', 'SESSION_SECRET needs at least 32 characters'],
		['SITE_URL', 'aerolume', 'SITE_URL is the absolute address'],
		['ICONS_API_URL', 'icons', 'ICONS_API_URL is the icon service'],
		['METAR_API_URL', 'weather', 'METAR_API_URL is the weather service'],
		['MESSAGES_URL', 'http://messages.example', 'MESSAGES_URL is the address'],
		['MESSAGES_URL', 'messages', 'MESSAGES_URL is the address'],
		['SITE_URL', 'javascript:1', 'SITE_URL is the absolute address'],
		['CUSTOMER_ACCOUNTS', 'both', 'CUSTOMER_ACCOUNTS is "password" or "platform"'],
		['CUSTOMER_ACCOUNTS', 'platform', 'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID is needed'],
	])('names %s where it is %j, and where to read more', (name, value, message) => {
		const parse = () => parseEnvironment({ ...demo, [name]: value });
		expect(parse).toThrow(message);
		expect(parse).toThrow('See .env.example.');
	});

	test('names every wrong setting at once', () => {
		expect(() => parseEnvironment({ ...demo, SITE_URL: '', SESSION_SECRET: '' })).toThrow(
			/SESSION_SECRET .*SITE_URL /,
		);
	});
});
