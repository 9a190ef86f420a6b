import { readFileSync } from 'node:fs';
import type { Edge } from '../scripts/edge/start-edge';
import { variantGid, variantIds } from '../tests/setup/catalogue';
import { timedRun } from '../tests/setup/timed-run';
import { createLoadClient, type LoadClient, type LoadResponse } from './load-client';

/**
 * `npm run soak -- --minutes 20`: mixed requests as fast as the machine can handle, and the memory of the worker's
 * process: a line a minute, and at the end whether it has stayed as it was after the warm-up. Linux only.
 */
const SAMPLE_MS = 5_000;
const LINE_MS = 60_000;
const CONNECTIONS = 32;

/** Share of the run after which memory should stay as it is. */
const WARM_UP = 0.4;
/** Rise after the warm-up that is no leak, as a share of the mean: V8 collects in steps. */
const FLAT = 0.1;
/** Below this the worker's heap is still filling: a rise says nothing. */
const LEAST_MEBIBYTES = 400;

const PAGES = [
	...['/de', '/en', '/aerolume', '/en/products/aerolume', '/products/poster-usa'],
	...['/en/collections/posters', '/en/docs', '/en/faq', '/en/legal/imprint', '/sitemap.xml'],
];

interface Sample {
	minutes: number;
	mebibytes: number;
}

interface State {
	requests: number;
	isOver(): boolean;
	report(finding: string, example: string): void;
}

await timedRun(async ({ edge, shop, isOver, report }) => {
	await shop.setStock(variantGid(variantIds.plenty), null);
	const client = createLoadClient(edge.origin, CONNECTIONS);
	const state: State = { requests: 0, isOver, report };
	const samples: Sample[] = [];
	const start = performance.now();
	const minutes = () => (performance.now() - start) / 60_000;
	const sample = () => samples.push({ minutes: minutes(), mebibytes: residentMebibytes(edge) });
	const line = () =>
		console.log(
			`${minutes().toFixed(1)} min: ${state.requests} requests, ${residentMebibytes(edge).toFixed(0)} MiB`,
		);
	const timers = [setInterval(sample, SAMPLE_MS), setInterval(line, LINE_MS)];
	await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => keepAsking(client, at, state)));
	for (const timer of timers) clearInterval(timer);
	client.close();
	line();
	judge(samples.slice(Math.floor(samples.length * WARM_UP)), report);
});

/** Requests of one connection, until the run is over. */
async function keepAsking(client: LoadClient, connection: number, state: State): Promise<void> {
	let cookie = '';
	for (let turn = connection; !state.isOver(); turn += 7) {
		let { status, cookies } = await ask(client, turn, cookie);
		// The server may just have closed the idle connection that was used.
		if (status === 0) ({ status, cookies } = await ask(client, turn, cookie));
		// Every hundredth visitor is new.
		cookie = turn % 100 === 0 ? '' : (cookies[0] ?? cookie);
		// A cart line is full.
		if (status !== 200 && status !== 422) state.report(`status ${status}`, `request ${turn}`);
		state.requests += 1;
	}
}

/** Mostly cached pages, some rendered ones, and carts. */
function ask(client: LoadClient, turn: number, cookie: string): Promise<LoadResponse> {
	switch (turn % 10) {
		case 9: {
			const form = { intent: 'add', variantId: variantIds.plenty, quantity: '1' };
			return client.send('/en/api/cart', cookie, form);
		}
		case 8:
			return client.send('/en/cart', cookie);
		case 7:
			return client.send(`/en/search?q=soak-${turn}`);
		default:
			return client.send(PAGES[turn % PAGES.length] ?? '');
	}
}

/** Resident memory of the worker's process. */
function residentMebibytes({ child }: Edge): number {
	const status = readFileSync(`/proc/${child.process.pid}/status`, 'utf8');
	return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

function judge(steady: Sample[], report: State['report']): void {
	if (steady.length < 3) throw new Error('Too short to judge the memory: give more minutes.');
	const [first, last] = [steady[0], steady.at(-1)] as [Sample, Sample];
	const mean = meanOf(steady.map(({ mebibytes }) => mebibytes));
	const rise = slope(steady) * (last.minutes - first.minutes);
	const summary =
		`${slope(steady).toFixed(2)} MiB a minute after the warm-up, ` +
		`${rise.toFixed(0)} MiB in all, ${mean.toFixed(0)} MiB on average`;
	console.log(`memory: ${summary}`);
	if (rise <= FLAT * mean) console.log('memory is flat');
	else if (mean >= LEAST_MEBIBYTES) report('memory grows', summary);
	else console.log('memory is not judged: the heap is still filling, give more minutes');
}

/** Least squares, in MiB a minute. */
function slope(samples: Sample[]): number {
	const x = meanOf(samples.map(({ minutes }) => minutes));
	const y = meanOf(samples.map(({ mebibytes }) => mebibytes));
	const sum = (of: (sample: Sample) => number) =>
		samples.reduce((total, sample) => total + of(sample), 0);
	return (
		sum(({ minutes, mebibytes }) => (minutes - x) * (mebibytes - y)) /
		sum(({ minutes }) => (minutes - x) ** 2)
	);
}

function meanOf(values: number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
