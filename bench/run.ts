import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../scripts/build/build-shop';
import { runCommand, stopOnSignals } from '../scripts/children';
import { launchChromium } from './browser';
import { measureCatalogueSize, reportCatalogueSize } from './catalogue-size';
import { measureLatency, reportLatency } from './latency';
import type { Report } from './report';
import { type Effort, measureServerCost, reportServerCost } from './server-cost';
import { buildFloor, openSetting } from './setting';
import { measureVitals, reportVitals } from './vitals';
import { measureWeights, reportWeights } from './weights';

/**
 * `npm run bench`: measures the shop and the floor against `limits.ts`. `--weights`, `--vitals` and `--lists` measure
 * transfer sizes, a slow phone, or large lists only. `--before <folder>` also measures another checkout, built there,
 * in the same rounds. `--quick` measures less often. Only a complete run writes `bench/results.md`. Exits with 1
 * where an exact figure is above its limit.
 */
const RESULTS = 'bench/results.md';

const THOROUGH: Effort = { rounds: 7, requests: 150, warmUp: 300, visits: 40, phones: 5 };
const QUICK: Effort = { rounds: 3, requests: 60, warmUp: 150, visits: 10, phones: 1 };

stopOnSignals();
await runCommand(async () => {
	const { quick, before, ...parts } = parseArgs({
		options: {
			weights: { type: 'boolean' },
			vitals: { type: 'boolean' },
			lists: { type: 'boolean' },
			quick: { type: 'boolean' },
			before: { type: 'string' },
		},
	}).values;
	if (before && !existsSync(join(before, 'dist'))) {
		throw new Error(`${before} has no dist: run npm run build there.`);
	}
	const all = Object.keys(parts).length === 0;
	const effort = quick ? QUICK : THOROUGH;
	await ensureBuild();
	await buildFloor();
	const setting = await openSetting();
	const browser = await launchChromium();
	const reports: Report[] = [];
	try {
		if (all || parts.weights) {
			console.log('Weighing first visits …');
			reports.push(reportWeights(await measureWeights(setting, browser, before)));
		}
		if (all) {
			console.log('Measuring processor time …');
			reports.push(
				await onLinux('Server', async () =>
					reportServerCost(await measureServerCost(setting, effort)),
				),
			);
			console.log('Timing uncached pages …');
			reports.push(reportLatency(await measureLatency(setting, effort)));
		}
		if (all || parts.lists) {
			console.log('Comparing large pages with small ones …');
			reports.push(
				await onLinux('Lists', async () =>
					reportCatalogueSize(await measureCatalogueSize(browser, effort)),
				),
			);
		}
		if (all || parts.vitals) {
			console.log('Visiting with a slow phone …');
			reports.push(reportVitals(await measureVitals(setting, browser, effort.phones, before)));
		}
	} finally {
		await browser.close();
		await setting.close();
	}
	const text = reports.map((report) => report.text).join('\n\n');
	console.log(`\n${text}\n`);
	if (all && !quick) writeFileSync(RESULTS, `${heading()}\n\n${text}\n`);
	const exceeded = reports.flatMap((report) => report.exceeded);
	if (exceeded.length > 0) throw new Error(exceeded.join('\n'));
});

/** CPU time is read from /proc. */
async function onLinux(part: string, measure: () => Promise<Report>): Promise<Report> {
	if (process.platform === 'linux') return measure();
	return { text: `## ${part}\n\nNot measured: only Linux has /proc.`, exceeded: [] };
}

function heading(): string {
	return `# Results of the bench

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores, ${process.platform} ${process.arch}:
the production build (\`npm run build\`) in workerd, with the demo shop as the platform. kB are 1000 bytes.
The floor (\`bench/floor\`) is a bare page on the same packages: React, Remix, i18next with a messages file, Tailwind, one picture.
Bytes, requests and round trips are exact: above their limit they end the run with an error. Times depend on the machine:
they count as ratios within one run.`;
}
