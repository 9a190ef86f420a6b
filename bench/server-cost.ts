import type { Edge } from '../scripts/edge/start-edge';
import { type Answer, type Client, createClient } from './http-client';
import { cpuMs } from './process-cpu';
import { PAGES, type Setting } from './setting';
import { median } from './statistics';

/** CPU milliseconds a request, as the median over all rounds. */
export interface ServerCost {
	floor: number;
	pages: { path: string; cached: number; rendered: number }[];
}

/** How much is measured. */
export interface Effort {
	rounds: number;
	/** Requests of a round and of a warm-up; ten times as many of pages from the cache, which cost so little. */
	requests: number;
	warmUp: number;
	/** Visits to each uncached page. */
	visits: number;
}

interface Candidate {
	edge: Edge;
	path: string;
	requests: number;
	/** What the page cache says of its answers. */
	pageCache: 'hit' | undefined;
	samples: number[];
}

/** A parameter that no page lists: the answer is rendered, from the data that the worker holds. */
export const UNCACHED = 'bench=rendered';

/** Measures the bare worker's processor time, candidate after candidate within each round. Linux only. */
export async function measureServerCost(setting: Setting, effort: Effort): Promise<ServerCost> {
	// A process each: one candidate's garbage is not collected at another's expense.
	const [cachedEdge, renderedEdge, floorEdge] = await Promise.all([
		setting.startShop({ front: false }),
		setting.startShop({ front: false }),
		setting.startFloor({ front: false }),
	]);
	const { requests } = effort;
	const floor = candidate(floorEdge, '/', requests);
	const pages = PAGES.map((path) => ({
		path,
		cached: candidate(cachedEdge, path, 10 * requests, 'hit'),
		rendered: candidate(renderedEdge, `${path}?${UNCACHED}`, requests),
	}));
	const all = [floor, ...pages.flatMap(({ cached, rendered }) => [cached, rendered])];
	const client = createClient();
	try {
		for (const { edge, path, pageCache } of all) {
			const warmUp = pageCache ? 10 * effort.warmUp : effort.warmUp;
			for (let i = 0; i < warmUp; i++) await client.get(`${edge.origin}${path}`);
		}
		for (let round = 0; round < effort.rounds; round++) {
			for (const each of all) each.samples.push(await sample(client, each));
		}
	} finally {
		client.close();
		await Promise.all([cachedEdge, renderedEdge, floorEdge].map((edge) => edge.close()));
	}
	return {
		floor: median(floor.samples),
		pages: pages.map(({ path, cached, rendered }) => ({
			path,
			cached: median(cached.samples),
			rendered: median(rendered.samples),
		})),
	};
}

function candidate(edge: Edge, path: string, requests: number, pageCache?: 'hit'): Candidate {
	return { edge, path, requests, pageCache, samples: [] };
}

/** CPU milliseconds a request over one round. */
async function sample(client: Client, { edge, path, requests, pageCache }: Candidate) {
	const { pid } = edge.child.process;
	if (pid === undefined) throw new Error('The worker has no process.');
	const before = cpuMs(pid);
	for (let i = 0; i < requests; i++) {
		check(path, await client.get(`${edge.origin}${path}`), pageCache);
	}
	return (cpuMs(pid) - before) / requests;
}

/** A page that is a minute old is once answered `stale` while it is renewed. */
function check(path: string, { status, bytes, headers }: Answer, pageCache: 'hit' | undefined) {
	const told = headers['x-page-cache'];
	const isAsWanted = pageCache ? told === 'hit' || told === 'stale' : told === undefined;
	if (status === 200 && bytes > 0 && isAsWanted) return;
	throw new Error(
		`${path} answered ${status}, ${bytes} bytes, page cache: ${told ?? 'passed by'}.`,
	);
}
