import type { Edge } from '../scripts/edge/start-edge';
import { type Client, createClient } from './http-client';
import { limits } from './limits';
import { cpuMs } from './process-cpu';
import { median, type Report, table, verdict } from './report';
import { PAGES, type Setting } from './setting';

/** CPU milliseconds a request, as the median over all rounds. */
export interface ServerCost {
	floor: number;
	pages: { path: string; cached: number; rendered: number }[];
}

/** How much is measured. */
export interface Effort {
	rounds: number;
	/** Requests for a rendered page in a round. */
	requests: number;
	/** Requests for a rendered page before the first round. */
	warmUp: number;
	/** Visits to each uncached page. */
	visits: number;
	/** Visits to each page by a slow phone. */
	phones: number;
}

/** A page whose cost is measured. */
export interface Candidate {
	edge: Edge;
	path: string;
	/** Whether it comes from the page cache. */
	cached: boolean;
	/** Times as many requests as the effort says: /proc counts in steps of 10 ms. */
	more: number;
	samples: number[];
}

export function candidate(edge: Edge, path: string, { cached = false, more = 1 } = {}): Candidate {
	return { edge, path, cached, more, samples: [] };
}

/** Measures the bare worker's processor time. Linux only. */
export async function measureServerCost(setting: Setting, effort: Effort): Promise<ServerCost> {
	// A process each: one candidate's garbage is not collected at another's expense.
	const [cachedEdge, renderedEdge, floorEdge] = await Promise.all([
		setting.startWorker('shop'),
		setting.startWorker('shop'),
		setting.startWorker('floor'),
	]);
	const floor = candidate(floorEdge, '/', { more: 3 });
	const pages = PAGES.map((path) => ({
		path,
		cached: candidate(cachedEdge, path, { cached: true, more: 10 }),
		rendered: candidate(renderedEdge, path),
	}));
	await sampleInTurns(
		[floor, ...pages.flatMap(({ cached, rendered }) => [cached, rendered])],
		effort,
	);
	return {
		floor: median(floor.samples),
		pages: pages.map(({ path, cached, rendered }) => ({
			path,
			cached: median(cached.samples),
			rendered: median(rendered.samples),
		})),
	};
}

/** Fills the candidates' samples, CPU milliseconds a request, one candidate after another within each round. */
export async function sampleInTurns(candidates: Candidate[], effort: Effort): Promise<void> {
	const client = createClient();
	try {
		for (const each of candidates) await request(client, each, each.more * effort.warmUp);
		for (let round = 0; round < effort.rounds; round++) {
			for (const each of candidates) {
				const { pid } = each.edge.child.process;
				if (pid === undefined) throw new Error('The worker has no process.');
				const before = cpuMs(pid);
				await request(client, each, each.more * effort.requests);
				each.samples.push((cpuMs(pid) - before) / (each.more * effort.requests));
			}
		}
	} finally {
		client.close();
	}
}

let hosts = 0;

/**
 * A host of its own for a request: the address is part of the page cache's key, so the page is rendered, from
 * the data that the worker holds.
 */
export function uncachedHost(): { Host: string } {
	return { Host: `bench-${hosts++}.localhost` };
}

async function request(
	client: Client,
	{ edge, path, cached }: Candidate,
	count: number,
): Promise<void> {
	for (let i = 0; i < count; i++) {
		const answer = await client.get(`${edge.origin}${path}`, cached ? {} : uncachedHost());
		const pageCache = answer.headers['x-page-cache'];
		// The first answer is rendered, and after a minute one is `stale` while it is renewed.
		const asWanted = cached ? i === 0 || pageCache !== undefined : pageCache === undefined;
		if (answer.status === 200 && answer.bytes > 0 && asWanted) continue;
		throw new Error(`${path} answered ${answer.status}, page cache: ${pageCache ?? 'passed by'}.`);
	}
}

/** What a request costs the worker, as ratios to rendering and to the floor. */
export function reportServerCost({ floor, pages }: ServerCost): Report {
	const costs = table(
		['', 'CPU ms', 'ratio', 'limit', ''],
		[
			...pages.flatMap(({ path, cached, rendered }) => [
				[
					`${path} from the page cache`,
					cached.toFixed(2),
					`${(cached / rendered).toFixed(3)} of rendering it`,
					String(limits.cachedToRendered),
					verdict(cached / rendered <= limits.cachedToRendered),
				],
				[
					`${path} rendered`,
					rendered.toFixed(2),
					`${(rendered / floor).toFixed(2)} × the floor`,
					String(limits.renderedToFloor),
					verdict(rendered / floor <= limits.renderedToFloor),
				],
			]),
			['floor rendered', floor.toFixed(2), '', '', ''],
		],
	);
	const text = `## Server

Processor time (user and system) of the bare worker a request, one request after another; medians over rounds
in which all pages take turns. A rendered page is not in the page cache and is stored there; its data are in the
worker's memory. The runtime's Cache API runs in the same process and is counted.

${costs}`;
	return { text, exceeded: [] };
}
