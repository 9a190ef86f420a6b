import { ask } from './http-client';
import { limits } from './limits';
import { median, type Report, table, verdict } from './report';
import { askUncached, type Effort } from './server-cost';
import { PAGES, type Setting } from './setting';

export interface PageLatency {
	path: string;
	/** Median milliseconds of an uncached page. */
	ms: number;
	/** Platform operations of the page. */
	operations: string[];
	/** Number of sequential operations. */
	roundTrips: number;
}

/** Long enough to dominate the response time, which then shows the number of round trips. */
const LONG_MS = 400;

const WARM_UP_VISITS = 2;

/** Measures uncached pages: each request has another country of the shop, which is part of all cache keys. */
export async function measureLatency(setting: Setting, effort: Effort): Promise<PageLatency[]> {
	const edge = await setting.startWorker('shop');
	const countries = await readCountries(edge.origin);
	const visits = Math.min(
		effort.visits,
		Math.floor(countries.length / PAGES.length) - WARM_UP_VISITS - 1,
	);
	const visit = async (path: string) => {
		const headers = { Cookie: `country=${countries.pop()}` };
		const response = await ask(`${edge.origin}${path}`, headers);
		if (response.status === 200 && response.headers['x-page-cache'] === undefined)
			return response.ms;
		throw new Error(`${path} responded with ${response.status} to ${headers.Cookie}.`);
	};
	for (const path of PAGES) {
		for (let i = 0; i < effort.warmUp; i++) await askUncached(edge, path);
		for (let i = 0; i < WARM_UP_VISITS; i++) await visit(path);
	}
	await slowDown(setting, limits.platformMs);
	const samples = PAGES.map((): number[] => []);
	for (let i = 0; i < visits; i++) {
		for (const [index, path] of PAGES.entries()) samples[index]?.push(await visit(path));
	}
	await slowDown(setting, LONG_MS);
	const pages: PageLatency[] = [];
	for (const [index, path] of PAGES.entries()) {
		await setting.control('requests', 'DELETE');
		const roundTrips = Math.floor((await visit(path)) / LONG_MS);
		const operations = await operationsAsked(setting);
		pages.push({ path, ms: median(samples[index] ?? []), operations, roundTrips });
	}
	await setting.control('faults', 'DELETE');
	return pages;
}

async function slowDown(setting: Setting, delayMs: number): Promise<void> {
	const rules = [{ operation: '*', kind: 'latency', delayMs }];
	await setting.control('faults', 'PUT', { rules });
}

async function operationsAsked(setting: Setting): Promise<string[]> {
	const { requests } = (await setting.control('requests', 'GET')) as {
		requests: { operation: string | null }[];
	};
	return requests.map(({ operation }) => operation ?? 'anonymous');
}

/** Codes of the countries that the shop sells to, from the form that chooses one. */
async function readCountries(origin: string): Promise<string[]> {
	const page = await (await fetch(`${origin}/en/market`)).text();
	const codes = [...page.matchAll(/<option value="([A-Z]{2})"/g)].map(([, code = '']) => code);
	if (codes.length === 0) throw new Error('/en/market lists no countries.');
	return [...new Set(codes)];
}

/** Response times of uncached pages. */
export function reportLatency(pages: PageLatency[]): Report {
	const { uncachedMs, platformMs, roundTrips: limit } = limits;
	const latencies = table(
		['', 'p50 ms', 'limit', '', 'calls', 'one after the other', 'limit'],
		pages.map(({ path, ms, operations, roundTrips }) => [
			...[path, ms.toFixed(1), String(uncachedMs), verdict(ms <= uncachedMs)],
			...[operations.join(', '), String(roundTrips), String(limit)],
		]),
	);
	const exceeded = pages
		.filter(({ roundTrips }) => roundTrips > limit)
		.map(
			({ path, roundTrips, operations }) =>
				`${path} sends ${roundTrips} requests to the platform in a row (${operations.join(', ')}), limit ${limit}.`,
		);
	const text = `## Uncached

Pages that neither the page cache nor the worker's memory holds, from the request to the last byte. The demo shop waits
${platformMs} ms before it works on a call; the milliseconds of its own work are in the figures too.

${latencies}`;
	return { text, exceeded };
}
