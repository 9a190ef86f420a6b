import { readdirSync, readFileSync } from 'node:fs';
import type { Edge } from '../scripts/edge/start-edge';
import { ask, type TimedResponse } from './http-client';
import { limits } from './limits';
import { median, type Report, table, verdict } from './report';
import { PAGES, type Setting } from './setting';

/** CPU milliseconds per request, median of all rounds. */
export interface ServerCost {
	floor: number;
	pages: { path: string; cached: number; rendered: number }[];
}

/** Number of measurements. */
export interface Effort {
	rounds: number;
	/** Requests for a rendered page per round. */
	requests: number;
	/** Requests for a rendered page before the first round. */
	warmUp: number;
	/** Visits to each uncached page. */
	visits: number;
	/** Visits to each page with a slow phone. */
	phones: number;
}

/** A page whose cost is measured. */
export interface Candidate {
	edge: Edge;
	path: string;
	/** Whether it comes from the page cache. */
	cached?: boolean;
	/** Factor for the number of requests: /proc counts in steps of 10 ms. */
	more?: number;
}

/** CPU time of the worker alone. Linux only. */
export async function measureServerCost(setting: Setting, effort: Effort): Promise<ServerCost> {
	// One process each, to keep garbage collection apart.
	const [cached, rendered, floor] = await Promise.all([
		setting.startWorker('shop'),
		setting.startWorker('shop'),
		setting.startWorker('floor'),
	]);
	const [floorMs = Number.NaN, ...costs] = await cpuInTurns(
		[
			{ edge: floor, path: '/', more: 3 },
			...PAGES.map((path) => ({ edge: cached, path, cached: true, more: 10 })),
			...PAGES.map((path) => ({ edge: rendered, path })),
		],
		effort,
	);
	const pages = PAGES.map((path, i) => ({
		path,
		cached: costs[i] ?? Number.NaN,
		rendered: costs[PAGES.length + i] ?? Number.NaN,
	}));
	return { floor: floorMs, pages };
}

/** CPU milliseconds per request for each candidate: medians of alternating rounds. */
export async function cpuInTurns(candidates: Candidate[], effort: Effort): Promise<number[]> {
	for (const each of candidates) await visit(each, effort.warmUp);
	const samples = candidates.map((): number[] => []);
	for (let round = 0; round < effort.rounds; round++) {
		for (const [i, each] of candidates.entries()) {
			const before = cpuMs(each.edge);
			const requests = await visit(each, effort.requests);
			samples[i]?.push((cpuMs(each.edge) - before) / requests);
		}
	}
	return samples.map(median);
}

/** Repeats a request; returns the number of requests. */
async function visit(
	{ edge, path, cached = false, more = 1 }: Candidate,
	times: number,
): Promise<number> {
	for (let i = 0; i < more * times; i++) {
		const { status, headers } = await (cached
			? ask(`${edge.origin}${path}`, {})
			: askUncached(edge, path));
		const pageCache = headers['x-page-cache'];
		// The first response fills the cache.
		if (status === 200 && (i === 0 || (pageCache !== undefined) === cached)) continue;
		throw new Error(`${path} responded with ${status}, page cache: ${pageCache ?? 'passed by'}.`);
	}
	return more * times;
}

let hosts = 0;

/** A page with a parameter of data requests is rendered for each request. */
export function askUncached({ origin }: Edge, path: string): Promise<TimedResponse> {
	hosts += 1;
	return ask(`${origin}${path}?_routes=bench`, { Host: `bench-${hosts}.localhost` });
}

/** Linux counts in 1/100 s. */
const MS_PER_TICK = 10;

/** CPU milliseconds, user and system, of the worker's processes. */
function cpuMs({ child }: Edge): number {
	const ticks = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((name) => ticksOf(name, child.process.pid));
	return MS_PER_TICK * ticks.reduce((sum, value) => sum + value, 0);
}

function ticksOf(id: string, group: number | undefined): number {
	let stat: string;
	try {
		stat = readFileSync(`/proc/${id}/stat`, 'utf8');
	} catch {
		// The process has ended.
		return 0;
	}
	// The name in brackets may contain spaces; then follow state, parent, group … utime and stime (proc(5)).
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return Number(fields[2]) === group ? Number(fields[11]) + Number(fields[12]) : 0;
}

/** Cost per request relative to rendering and to the floor. */
export function reportServerCost({ floor, pages }: ServerCost): Report {
	const { cachedToRendered, renderedToFloor } = limits;
	const row = (name: string, ms: number, reference: number, words: string, limit: number) => [
		...[name, ms.toFixed(2), `${(ms / reference).toFixed(3)} ${words}`, String(limit)],
		verdict(ms / reference <= limit),
	];
	const costs = table(
		['', 'CPU ms', 'ratio', 'limit', ''],
		[
			...pages.flatMap(({ path, cached, rendered }) => [
				row(`${path} from the page cache`, cached, rendered, 'of rendering it', cachedToRendered),
				row(`${path} rendered`, rendered, floor, '× the floor', renderedToFloor),
			]),
			['floor rendered', floor.toFixed(2), '', '', ''],
		],
	);
	const text = `## Server

Processor time (user and system) of the bare worker a request, one request after another; medians over rounds
in which all pages take turns. A rendered page finds its data in the worker's memory. The runtime's Cache API runs
in the same process and is counted.

${costs}`;
	return { text, exceeded: [] };
}
