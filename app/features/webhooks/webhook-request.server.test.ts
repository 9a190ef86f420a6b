import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '~/lib/log';
import {
	createProcessedWebhooks,
	type ProcessedWebhooks,
	readWebhook,
} from './webhook-request.server';

const SECRET = 'shpss_0123456789abcdef0123456789abcdef';
const FORMER = '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';
const BODY = '{"id":7100000000001,"title":"Größe „L“"}';

const log = { warn: () => undefined } as unknown as Log;
let processed: ProcessedWebhooks;
let time = 0;

beforeEach(() => {
	processed = createProcessedWebhooks(() => time);
});

const sign = (body: string, secret = SECRET) =>
	createHmac('sha256', secret).update(body).digest('base64');

interface Change {
	headers?: Record<string, string>;
	body?: string;
	secrets?: string;
}

function read({ headers = {}, body = BODY, secrets = SECRET }: Change = {}) {
	const request = new Request('https://aerolume.example/api/webhooks', {
		method: 'POST',
		body,
		headers: {
			'X-Shopify-Topic': 'products/update',
			'X-Shopify-Shop-Domain': 'aerolume.myshopify.com',
			'X-Shopify-Webhook-Id': 'webhook-1',
			'X-Shopify-Hmac-Sha256': sign(body),
			...headers,
		},
	});
	const settings = { WEBHOOK_SECRETS: secrets, storeOrigin: 'https://aerolume.myshopify.com' };
	return readWebhook(request, settings, log, processed);
}

test('a signed webhook of the shop is read', async () => {
	expect(await read()).toEqual({
		topic: 'products/update',
		payload: { id: 7_100_000_000_001, title: 'Größe „L“' },
	});
});

describe('a webhook is refused', () => {
	test.each<[string, Change, number]>([
		['where no secret is set', { secrets: '' }, 404],
		['without a signature', { headers: { 'X-Shopify-Hmac-Sha256': '' } }, 401],
		['with a text as signature', { headers: { 'X-Shopify-Hmac-Sha256': 'signed' } }, 401],
		['signed with another secret', { headers: { 'X-Shopify-Hmac-Sha256': sign(BODY, 'x') } }, 401],
		[
			'with the signature of another body',
			{ headers: { 'X-Shopify-Hmac-Sha256': sign('{}') } },
			401,
		],
		['of another shop', { headers: { 'X-Shopify-Shop-Domain': 'other.myshopify.com' } }, 401],
		['without a shop', { headers: { 'X-Shopify-Shop-Domain': '' } }, 401],
		['that is no JSON', { body: '<xml/>' }, 400],
	])('%s', async (_, change, status) => {
		expect(await read(change)).toBe(status);
	});
});

test('while the secret is changed, both are valid', async () => {
	const signature = { 'X-Shopify-Hmac-Sha256': sign(BODY, FORMER) };
	expect(await read({ headers: signature })).toBe(401);
	expect(await read({ headers: signature, secrets: `${SECRET}, ${FORMER}` })).toBeTypeOf('object');
});

test('a repeated delivery gets 200 and has no effect; forged ones do not count', async () => {
	await read({ headers: { 'X-Shopify-Hmac-Sha256': sign('{}') } });
	expect(await read()).toBeTypeOf('object');
	expect(await read()).toBe(200);
	expect(await read({ headers: { 'X-Shopify-Webhook-Id': 'webhook-2' } })).toBeTypeOf('object');
	time += 5 * 60 * 60_000;
	expect(await read()).toBeTypeOf('object');
});

test('the memory for ids is bounded', async () => {
	await read();
	for (let id = 0; id < 2_000; id++) processed.set(String(id), true);
	expect(processed.get('webhook-1')).toBeUndefined();
});
