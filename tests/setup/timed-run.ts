import { parseArgs } from 'node:util';
import { startDemoShop } from '@aerolume/demo-shop/server';
import { ensureBuild } from '../../scripts/build/build-shop';
import {
	isStopping,
	requireRunning,
	runCommand,
	stopAll,
	stopOnSignals,
} from '../../scripts/children';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { SITE_URL, warmUp } from '../edge/visitor';
import { controlDemoShop, type DemoControl } from './demo-control';

/** Longest run: six hours. */
const MAX_MINUTES = 360;

export interface TimedRun {
	edge: Edge;
	shop: DemoControl;
	/** Seed of the random numbers, printed: the same one repeats a run. */
	seed: number;
	minutes: number;
	isOver(): boolean;
	/** Prints a finding, the same one once; `example` shows how it came about. */
	report(finding: string, example: string): void;
}

/**
 * Runs `work` against the production build and a demo shop, both on this machine, for `--minutes` with `--seed`. Ends
 * this process: with code 1 after a finding.
 */
export async function timedRun(work: (run: TimedRun) => Promise<void>): Promise<void> {
	stopOnSignals(1);
	await runCommand(async () => {
		const { minutes, seed } = readOptions();
		await ensureBuild();
		const shop = await startDemoShop({ port: 0, siteUrl: SITE_URL });
		const worker = { ...demoShopEnvironment(shop.origin, SITE_URL), ICONS_API_URL: shop.origin };
		const edge = await startEdge({ port: 0, worker });
		requireRunning(edge.child, 'storefront');
		await warmUp(edge.origin);
		const findings = new Set<string>();
		const end = performance.now() + minutes * 60_000;
		console.log(`seed ${seed}, ${minutes} minutes`);
		await work({
			edge,
			shop: controlDemoShop(shop.origin),
			seed,
			minutes,
			isOver: () => performance.now() > end,
			report(finding, example) {
				// Requests fail while everything is being stopped.
				if (isStopping()) return;
				if (!findings.has(finding)) console.log(`FOUND  ${finding}: ${example}`);
				findings.add(finding);
			},
		});
		console.log(`${findings.size} findings. The same run again: --seed ${seed}`);
		await stopAll(findings.size > 0 ? 1 : 0);
	});
}

function readOptions(): { minutes: number; seed: number } {
	const { values } = parseArgs({
		options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
	});
	const minutes = Number(values.minutes);
	if (!(minutes > 0 && minutes <= MAX_MINUTES)) {
		throw new Error(`--minutes is "${values.minutes}": give a number up to ${MAX_MINUTES}.`);
	}
	const seed = Number(values.seed ?? Date.now() % 1_000_000);
	if (!Number.isSafeInteger(seed)) {
		throw new Error(`--seed is "${values.seed}": give a whole number.`);
	}
	return { minutes, seed };
}
