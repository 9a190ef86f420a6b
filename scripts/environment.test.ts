import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readSettings as readDemoShopSettings } from '@aerolume/demo-shop/settings';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../app/server/env.server';
import { demoShopEnvironment, readSettings } from './environment';

const REAL = { PUBLIC_STORE_DOMAIN: 'aerolume.myshopify.com', DEMO_SHOP_PORT: '4123' };

test('the demo shop’s defaults are the settings of .env.example', () => {
	const example = parseEnv(readFileSync('.env.example', 'utf8'));
	expect(readDemoShopSettings([], example)).toEqual(readDemoShopSettings([], {}));
});

describe('the settings', () => {
	test('without a shop run the demo shop, which is the store', () => {
		const { demoShopPort, worker } = readSettings({
			PUBLIC_STORE_DOMAIN: '',
			DEMO_SHOP_PORT: '4123',
		});
		expect(demoShopPort).toBe(4123);
		expect(worker.PUBLIC_STORE_DOMAIN).toBe('http://localhost:4123');
	});

	test('ask the demo shop for the weather, another service only where it is named', () => {
		const demo = { PUBLIC_STORE_DOMAIN: '', DEMO_SHOP_PORT: '4123' };
		expect(readSettings(demo).worker.METAR_API_URL).toBe('http://localhost:4123');
		const METAR_API_URL = 'https://aviationweather.gov';
		expect(readSettings({ ...demo, METAR_API_URL }).worker.METAR_API_URL).toBe(METAR_API_URL);
		expect(readSettings(REAL).worker.METAR_API_URL).toBe('');
	});

	test('send to the demo shop’s mailbox, or through the mail provider that is named', () => {
		const demo = { PUBLIC_STORE_DOMAIN: '', DEMO_SHOP_PORT: '4123' };
		expect(readSettings(demo).worker.MESSAGES_URL).toBe('http://localhost:4123/messages');
		expect(readSettings({ ...demo, MAIL_PROVIDER: 'resend' }).worker.MESSAGES_URL).toBe('');
	});

	test('with a real shop start no demo shop', () => {
		const { demoShopPort, worker } = readSettings(REAL);
		expect(demoShopPort).toBeUndefined();
		expect(worker.PUBLIC_STORE_DOMAIN).toBe('aerolume.myshopify.com');
	});

	test.each([
		[{ PORT: 'abc' }, 'PORT is "abc": set it to a port number from 1 to 65535.'],
		[
			{ PORT: '4000', DEMO_SHOP_PORT: '4000' },
			'PORT and DEMO_SHOP_PORT are both 4000: give each a port of its own.',
		],
	])('of %o are refused in one sentence', (ports, sentence) => {
		expect(() => readSettings(ports)).toThrow(sentence);
	});

	test('of this machine stay out of the worker', () => {
		expect(Object.keys(readSettings(REAL).worker)).not.toContain('PORT');
		expect(Object.keys(readSettings(REAL).worker)).not.toContain('DEMO_SHOP_PORT');
	});
});

test('.env.example names every setting, each below a line that says what it is', () => {
	const example = readFileSync('.env.example', 'utf8');
	const names = Object.keys(parseEnv(example));
	const { storeOrigin, acceptsLocalOrigin, ...read } = parseEnvironment(
		demoShopEnvironment('http://localhost:4000', 'http://localhost:3000'),
	);
	expect(acceptsLocalOrigin).toBe(true);
	expect(storeOrigin).toBe('http://localhost:4000');
	expect(names.sort()).toEqual([...Object.keys(read), 'DEMO_SHOP_PORT', 'PORT'].sort());
	for (const block of example.trim().split('\n\n').slice(1))
		expect(block).toMatch(/^(# .+\n)+\w+=/);
});
