import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { API_VERSION } from '../app/shopify/connection.server';
import { createClient } from './http-client';
import { limits } from './limits';
import { median, type Report, table, verdict } from './report';
import { type Effort, uncachedHost } from './server-cost';
import { PAGES, type Setting } from './setting';

export interface PageLatency {
	path: string;
	/** Median milliseconds of an uncached page. */
	ms: number;
	/** Operations it asked the platform for. */
	operations: string[];
	/** How many of them one after the other. */
	roundTrips: number;
}

export interface Latency {
	/** Median milliseconds of the smallest call to the platform. */
	platform: number;
	pages: PageLatency[];
}

/** So long that the rest of a request is nothing beside it: a page's time shows its round trips. */
const LONG_MS = 400;

/** Tries for a page's round trips; the quickest counts, since a busy machine only adds. */
const TRIES = 2;

const WARM_UP_VISITS = 10;

/**
 * Times pages that neither the page cache nor the worker's memory holds, each visit from another country: the
 * country is part of both keys.
 */
export async function measureLatency(setting: Setting, effort: Effort): Promise<Latency> {
	const edge = await setting.startWorker('shop');
	const client = createClient();
	const countries = readCountries();
	const visit = async (path: string) => {
		const country = countries.pop();
		if (!country) throw new Error('There are not enough countries for so many visits.');
		const headers = { Cookie: `country=${country}` };
		const answer = await client.get(`${edge.origin}${path}`, headers);
		if (answer.status === 200 && answer.headers['x-page-cache'] === undefined) return answer.ms;
		throw new Error(`${path} answered ${answer.status} to a visitor from ${country}.`);
	};
	try {
		for (const path of PAGES) {
			for (let i = 0; i < effort.warmUp; i++) {
				await client.get(`${edge.origin}${path}`, uncachedHost());
			}
			for (let i = 0; i < WARM_UP_VISITS; i++) await visit(path);
		}
		await slowDown(setting, limits.platformMs);
		const platform: number[] = [];
		const times = new Map(PAGES.map((path) => [path, [] as number[]]));
		for (let i = 0; i < effort.visits; i++) {
			platform.push(await callPlatform(setting));
			for (const [path, samples] of times) samples.push(await visit(path));
		}
		await slowDown(setting, LONG_MS);
		const pages: PageLatency[] = [];
		for (const [path, samples] of times) {
			const tries: number[] = [];
			for (let i = 0; i < TRIES; i++) {
				await setting.control('requests', 'DELETE');
				tries.push(await visit(path));
			}
			pages.push({
				path,
				ms: median(samples),
				operations: await operationsAsked(setting),
				roundTrips: Math.floor(Math.min(...tries) / LONG_MS),
			});
		}
		return { platform: median(platform), pages };
	} finally {
		client.close();
		await edge.close();
		await setting.control('faults', 'DELETE');
	}
}

async function slowDown(setting: Setting, delayMs: number): Promise<void> {
	const rules = [{ operation: '*', kind: 'latency', delayMs }];
	await setting.control('faults', 'PUT', { rules });
}

async function callPlatform({ demoShop }: Setting): Promise<number> {
	const start = performance.now();
	const response = await fetch(`${demoShop.origin}/api/${API_VERSION}/graphql.json`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-Shopify-Storefront-Access-Token': demoShop.publicToken,
		},
		body: JSON.stringify({ query: '{ shop { name } }' }),
	});
	if (!response.ok) throw new Error(`The demo shop answered ${await response.text()}`);
	await response.json();
	return performance.now() - start;
}

async function operationsAsked(setting: Setting): Promise<string[]> {
	const { requests } = (await setting.control('requests', 'GET')) as {
		requests: { operation: string | null }[];
	};
	return requests.map(({ operation }) => operation ?? 'anonymous');
}

/** Every country the platform knows, from its schema. */
function readCountries(): string[] {
	const file = createRequire(import.meta.url).resolve('shopify-schemas/storefront.schema.json');
	const { __schema } = JSON.parse(readFileSync(file, 'utf8')) as {
		__schema: { types: { name: string; enumValues: { name: string }[] | null }[] };
	};
	const type = __schema.types.find(({ name }) => name === 'CountryCode');
	return (type?.enumValues ?? []).map(({ name }) => name);
}

/** How soon a page leaves that has to ask the platform first. */
export function reportLatency({ platform, pages }: Latency): Report {
	const latencies = table(
		['', 'p50 ms', 'ratio to one call', 'limit ms', '', 'calls', 'one after the other', 'limit'],
		[
			...pages.map(({ path, ms, operations, roundTrips }) => [
				path,
				ms.toFixed(1),
				`${(ms / platform).toFixed(2)} ×`,
				String(limits.uncachedMs),
				verdict(ms <= limits.uncachedMs),
				operations.join(', '),
				String(roundTrips),
				String(limits.roundTrips),
			]),
			['one call', platform.toFixed(1), '', '', '', '', '', ''],
		],
	);
	const exceeded = pages
		.filter(({ roundTrips }) => roundTrips > limits.roundTrips)
		.map(
			({ path, roundTrips, operations }) =>
				`${path} asks the platform ${roundTrips} times in a row (${operations.join(', ')}), limit ${limits.roundTrips}.`,
		);
	const text = `## Uncached

Pages that neither the page cache nor the worker's memory holds, the platform answering each call after ${limits.platformMs} ms:
from the request to the last byte.

${latencies}`;
	return { text, exceeded };
}
