import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from './env.server';

const EXAMPLE_SECRET = 'example-secret-of-the-demo-shop-only';
const demo = {
	PUBLIC_STORE_DOMAIN: 'http://localhost:4000',
	PUBLIC_STOREFRONT_API_TOKEN: '8f4b2d6e1a9c47305d8e6b7f2c1a9034',
	SESSION_SECRET: EXAMPLE_SECRET,
	SITE_URL: 'http://localhost:3000/',
};

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
			PUBLIC_STOREFRONT_API_TOKEN: demo.PUBLIC_STOREFRONT_API_TOKEN,
			PRIVATE_STOREFRONT_API_TOKEN: 'shpat_storefront',
			PUBLIC_CHECKOUT_DOMAIN: 'checkout.aerolume.example',
			SESSION_SECRET: 'x'.repeat(32),
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
		const env = {
			...demo,
			PUBLIC_STORE_DOMAIN: 'aerolume.myshopify.com',
			SESSION_SECRET: 'x'.repeat(32),
			MESSAGES_URL: 'https://messages.example/aerolume',
		};
		expect(parseEnvironment(env).storeOrigin).toBe('https://aerolume.myshopify.com');
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

	test('refuses the example secret with a real shop', () => {
		const env = { ...demo, PUBLIC_STORE_DOMAIN: 'aerolume.myshopify.com' };
		expect(() => parseEnvironment(env)).toThrow('SESSION_SECRET is the example of the demo shop');
	});

	test('asks a real shop that sells to the EU for the address of its messages', () => {
		const env = {
			...demo,
			PUBLIC_STORE_DOMAIN: 'aerolume.myshopify.com',
			SESSION_SECRET: 'x'.repeat(32),
		};
		expect(() => parseEnvironment(env)).toThrow('MESSAGES_URL is empty');
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
