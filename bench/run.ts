import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildShop } from '../scripts/build/build-shop';
import { isCurrentBuild } from '../scripts/build/freshness';
import { stopOnSignals } from '../scripts/children';
import { failPlainly } from '../scripts/fail-plainly';
import { launchChromium } from './browser';
import { measureCatalogueSize } from './catalogue-size';
import { type FirstVisit, visitFirst } from './first-visit';
import { buildFloor, FLOOR } from './floor-build';
import { measureLatency } from './latency';
import {
	type Report,
	reportCatalogueSize,
	reportLatency,
	reportServerCost,
	reportWeights,
} from './report';
import { type Effort, measureServerCost } from './server-cost';
import { LIST_PAGES, openSetting, PAGES, type Setting } from './setting';
import { measureVitals } from './vitals';
import { reportVitals } from './vitals-report';

/**
 * `npm run bench`: page weights, processor time, latency and a slow phone's visits beside the floor, against
 * the figures in `limits.ts`. `--weights` measures weights alone, `--vitals` the slow phone alone, `--lists`
 * a large list beside a small one, `--quick` less often; only the whole run writes `bench/results.md`. Ends with 1 where an exact figure (bytes, third
 * parties, round trips) is above its limit.
 */
const RESULTS = 'bench/results.md';

const THOROUGH: Effort = { rounds: 7, requests: 150, warmUp: 300, visits: 40, phones: 5 };
const QUICK: Effort = { rounds: 3, requests: 60, warmUp: 150, visits: 10, phones: 1 };

stopOnSignals();
await failPlainly(async () => {
	const { weights, vitals, lists, quick } = parseArgs({
		options: {
			weights: { type: 'boolean' },
			vitals: { type: 'boolean' },
			lists: { type: 'boolean' },
			quick: { type: 'boolean' },
		},
	}).values;
	const all = !weights && !vitals && !lists;
	const effort = quick ? QUICK : THOROUGH;
	if (!isCurrentBuild()) await buildShop();
	await buildFloor();
	const reports: Report[] = [];
	const setting = await openSetting();
	try {
		if (all || weights) {
			console.log('Opening pages …');
			reports.push(await weigh(setting));
		}
		if (all) {
			console.log('Counting processor time …');
			reports.push(await weighServer(setting, effort));
			console.log('Timing uncached pages …');
			reports.push(reportLatency(await measureLatency(setting, effort)));
		}
		if (all || lists) {
			console.log('Comparing a large list with a small one …');
			reports.push(await compareLists(effort));
		}
		if (all || vitals) {
			console.log('Visiting by a slow phone …');
			reports.push(await visitSlowly(setting, effort));
		}
	} finally {
		await setting.close();
	}
	const text = reports.map((report) => report.text).join('\n\n');
	console.log(`\n${text}\n`);
	if (all && !quick) writeFileSync(RESULTS, `${heading()}\n\n${text}\n`);
	const exceeded = reports.flatMap((report) => report.exceeded);
	if (exceeded.length > 0) throw new Error(exceeded.join('\n'));
});

async function weigh(setting: Setting): Promise<Report> {
	const shop = await setting.startShop({ front: true });
	const floor = await setting.startFloor({ front: true });
	const browser = await launchChromium();
	try {
		const platform = [setting.demoShop.origin];
		const site = { origin: shop.origin, clientFolder: 'dist/client', platform };
		const visits: FirstVisit[] = [];
		for (const path of ['', '/en'].flatMap((prefix) =>
			[...PAGES, ...LIST_PAGES].map((page) => inForm(prefix, page)),
		)) {
			visits.push(await visitFirst(browser, site, path));
		}
		const bare = { origin: floor.origin, clientFolder: `${FLOOR}/client`, platform };
		return reportWeights(visits, await visitFirst(browser, bare, '/'));
	} finally {
		await browser.close();
		await Promise.all([shop.close(), floor.close()]);
	}
}

async function visitSlowly(setting: Setting, { phones }: Effort): Promise<Report> {
	const browser = await launchChromium();
	try {
		return reportVitals(await measureVitals(setting, browser, phones));
	} finally {
		await browser.close();
	}
}

async function compareLists(effort: Effort): Promise<Report> {
	if (process.platform !== 'linux') return notMeasured('Lists');
	const browser = await launchChromium();
	try {
		return reportCatalogueSize(await measureCatalogueSize(browser, effort));
	} finally {
		await browser.close();
	}
}

function inForm(prefix: string, page: string): string {
	return prefix && page === '/' ? prefix : `${prefix}${page}`;
}

async function weighServer(setting: Setting, effort: Effort): Promise<Report> {
	if (process.platform !== 'linux') return notMeasured('Server');
	return reportServerCost(await measureServerCost(setting, effort));
}

function notMeasured(part: string): Report {
	const text = `## ${part}\n\nNot measured: processor time is read from /proc, which only Linux has.`;
	return { text, exceeded: [] };
}

function heading(): string {
	return `# Results of the bench

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores, ${process.platform} ${process.arch}:
the production build (\`npm run build\`) in workerd, with the demo shop as the platform. kB are 1000 bytes.
The floor (\`bench/floor\`) is a bare page on the same packages: React, Remix, i18next with a messages file, one picture.
Bytes, requests and round trips are exact and above their limit end the run with an error. Times depend on the machine:
they count as ratios within one run, and are told as met or not met.`;
}
