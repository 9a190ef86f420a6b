import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stopOnSignals } from '../scripts/children';
import type { Edge } from '../scripts/edge/start-edge';
import { failPlainly } from '../scripts/fail-plainly';
import { variantIds } from '../tests/setup/catalogue';
import { createLoadClient, type LoadAnswer, type LoadClient } from './load-client';
import { table } from './report';
import { openSetting } from './setting';

/**
 * `npx tsx bench/soak.ts --minutes 20`: mixed requests as fast as the machine carries, and the memory of the worker's
 * process every ten seconds. `--cached` asks for pages of the page cache alone. Linux only.
 */
const SAMPLE_MS = 10_000;
const CONNECTIONS = 32;

/** Share of the run after which memory should stay as it is. */
const WARM_UP = 0.4;

const PAGES = [
	...['/de', '/en', '/aerolume', '/en/products/aerolume', '/products/poster-usa'],
	...['/en/collections/posters', '/en/docs', '/en/faq', '/en/legal/imprint', '/sitemap.xml'],
];

const { values } = parseArgs({
	options: { minutes: { type: 'string', default: '5' }, cached: { type: 'boolean' } },
});

interface Sample {
	seconds: number;
	requests: number;
	mebibytes: number;
}

stopOnSignals(1);
await failPlainly(async () => {
	const setting = await openSetting();
	const edge = await setting.startWorker('shop');
	const client = createLoadClient(edge.origin, CONNECTIONS);
	await client.send('/api/weather/germany');
	const state = { requests: 0, until: performance.now() + Number(values.minutes) * 60_000 };
	const samples: Sample[] = [];
	const start = performance.now();
	const sample = () => {
		const seconds = Math.round((performance.now() - start) / 1000);
		samples.push({ seconds, requests: state.requests, mebibytes: residentMebibytes(edge) });
	};
	sample();
	const timer = setInterval(sample, SAMPLE_MS);
	const failures = await Promise.all(
		Array.from({ length: CONNECTIONS }, (_, at) => keepAsking(client, at, state)),
	);
	clearInterval(timer);
	sample();
	report(samples, failures.flat());
	client.close();
	await setting.close();
	process.exit(0);
});

/** Requests of one connection. Returns unexpected statuses. */
async function keepAsking(
	client: LoadClient,
	connection: number,
	state: { requests: number; until: number },
): Promise<number[]> {
	const unexpected: number[] = [];
	let cookie = '';
	for (let turn = connection; performance.now() < state.until; turn += 7) {
		const { status, cookies } = await ask(client, turn, cookie);
		// Every hundredth visitor is new.
		cookie = turn % 100 === 0 ? '' : (cookies[0] ?? cookie);
		// A cart line is full.
		if (status !== 200 && status !== 422) unexpected.push(status);
		state.requests += 1;
	}
	return unexpected;
}

/** Mostly cached pages, some rendered ones, and carts. */
function ask(client: LoadClient, turn: number, cookie: string): Promise<LoadAnswer> {
	switch (values.cached ? 0 : turn % 10) {
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

function report(samples: Sample[], unexpected: number[]): void {
	const rows = samples.map(({ seconds, requests, mebibytes }, at) => {
		const rate = (requests - (samples[at - 1]?.requests ?? 0)) / (SAMPLE_MS / 1000);
		return [String(seconds), rate.toFixed(0), mebibytes.toFixed(0)];
	});
	const steady = samples.slice(Math.floor(samples.length * WARM_UP));
	const at = (sample: Sample | undefined) => `${sample?.mebibytes.toFixed(0)} MiB`;
	console.log(table(['seconds', 'requests/s', 'MiB'], rows));
	console.log(
		`\nMemory: ${at(samples[0])} first, ${at(steady[0])} after warm-up, ${at(steady.at(-1))} last; ` +
			`${slope(steady).toFixed(2)} MiB a minute after warm-up. Requests: ${samples.at(-1)?.requests}, ` +
			`unexpected statuses: ${unexpected.length} ${[...new Set(unexpected)].join(', ')}`,
	);
}

/** Least squares, in MiB a minute. */
function slope(samples: Sample[]): number {
	const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
	const x = mean(samples.map(({ seconds }) => seconds / 60));
	const y = mean(samples.map(({ mebibytes }) => mebibytes));
	const sum = (of: (sample: Sample) => number) =>
		samples.reduce((total, sample) => total + of(sample), 0);
	return (
		sum(({ seconds, mebibytes }) => (seconds / 60 - x) * (mebibytes - y)) /
		sum(({ seconds }) => (seconds / 60 - x) ** 2)
	);
}
