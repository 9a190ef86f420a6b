import type { Edge } from '../scripts/edge/start-edge';
import { type Answer, type Client, createClient } from './http-client';
import { cpuMs } from './process-cpu';
import { PAGES, type Setting } from './setting';
import { median } from './statistics';

/** CPU milliseconds a request, as the median over all rounds. */
export interface ServerCost {
	floor: number;
	/** A worker that answers one page from memory and does nothing else. */
	constant: number;
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

/** How many times more requests the cheap ones get: /proc counts in steps of 10 ms. */
const MORE = { floor: 3, cached: 10 };

interface Candidate {
	edge: Edge;
	path: string;
	/** Times as many requests as a rendered page gets. */
	more: number;
	/** What the page cache says of its answers. */
	pageCache: 'hit' | undefined;
	samples: number[];
}

/** A parameter that no page lists: the answer is rendered, from the data that the worker holds. */
export const UNCACHED = 'bench=rendered';

/** Measures the bare worker's processor time, candidate after candidate within each round. Linux only. */
export async function measureServerCost(setting: Setting, effort: Effort): Promise<ServerCost> {
	// A process each: one candidate's garbage is not collected at another's expense.
	const [cachedEdge, renderedEdge, floorEdge, constantEdge] = await Promise.all([
		setting.startShop({ front: false }),
		setting.startShop({ front: false }),
		setting.startFloor({ front: false }),
		setting.startConstant({ front: false }),
	]);
	const floor = candidate(floorEdge, '/', MORE.floor);
	const constant = candidate(constantEdge, '/', MORE.cached);
	const pages = PAGES.map((path) => ({
		path,
		cached: candidate(cachedEdge, path, MORE.cached, 'hit'),
		rendered: candidate(renderedEdge, `${path}?${UNCACHED}`, 1),
	}));
	const all = [floor, constant, ...pages.flatMap(({ cached, rendered }) => [cached, rendered])];
	const client = createClient();
	try {
		for (const { edge, path, more } of all) {
			for (let i = 0; i < more * effort.warmUp; i++) await client.get(`${edge.origin}${path}`);
		}
		for (let round = 0; round < effort.rounds; round++) {
			for (const each of all) each.samples.push(await sample(client, each, effort.requests));
		}
	} finally {
		client.close();
		await Promise.all(
			[cachedEdge, renderedEdge, floorEdge, constantEdge].map((edge) => edge.close()),
		);
	}
	return {
		floor: median(floor.samples),
		constant: median(constant.samples),
		pages: pages.map(({ path, cached, rendered }) => ({
			path,
			cached: median(cached.samples),
			rendered: median(rendered.samples),
		})),
	};
}

export function candidate(edge: Edge, path: string, more: number, pageCache?: 'hit'): Candidate {
	return { edge, path, more, pageCache, samples: [] };
}

/** CPU milliseconds a request over one round. */
export async function sample(
	client: Client,
	{ edge, path, more, pageCache }: Candidate,
	requests: number,
): Promise<number> {
	const { pid } = edge.child.process;
	if (pid === undefined) throw new Error('The worker has no process.');
	const before = cpuMs(pid);
	for (let i = 0; i < more * requests; i++) {
		check(path, await client.get(`${edge.origin}${path}`), pageCache);
	}
	return (cpuMs(pid) - before) / (more * requests);
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
