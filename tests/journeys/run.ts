import { parseArgs } from 'node:util';
import { startDemoShop } from '@aerolume/demo-shop/server';
import { startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { variantGid, variantIds } from '../setup/catalogue';
import { controlDemoShop } from '../setup/demo-control';
import { type JourneyResult, runJourney } from './journey';
import { VARIATIONS } from './variations';

/** Whole journeys over HTTP, in parallel, while the platform fails: nothing may be lost, doubled or unhandled. */

const { values } = parseArgs({
	options: {
		/** Number of journeys per scenario. */
		count: { type: 'string', default: '200' },
		/** Runs the scenarios in parallel too. */
		together: { type: 'boolean', default: false },
	},
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1 || count > 1000) {
	console.error(`--count is "${values.count}": give a whole number from 1 to 1000.`);
	process.exit(1);
}

/** A tenth of all requests fails, with every kind of fault of the demo shop. */
const FAILURES = [
	['throttled', 'before'],
	['http429', 'before'],
	['http430', 'before'],
	...['http500', 'http502', 'malformed', 'drop', 'timeout', 'partial'].flatMap((kind) => [
		[kind, 'before'],
		[kind, 'after'],
	]),
	['drop', 'late'],
	['timeout', 'late'],
].map(([kind, phase], index) => ({
	operation: '*',
	kind,
	phase,
	seed: index + 1,
	...(phase === 'late' && { delayMs: 1500 }),
}));

const scenarios = [
	{
		name: 'every call throttled twice before it succeeds',
		rules: [{ operation: '*', kind: 'throttled', times: 2 }],
	},
	{
		name: '10 % of calls fail at random, in every way',
		rules: FAILURES.map((rule) => ({ ...rule, rate: 0.1 / FAILURES.length })),
	},
	{
		// More failures than the shop retries itself: visitors have to try again.
		name: '35 % of calls respond with HTTP 500',
		rules: [{ operation: '*', kind: 'http500', rate: 0.35, seed: 1 }],
	},
];

const variants = { bought: variantIds.plenty, dropped: variantIds.large };
const prefixes = ['', '/de', '/en'] as const;

let failed = 0;
if (values.together) await Promise.all(scenarios.map(report));
else for (const scenario of scenarios) await report(scenario);
console.log(`journeys: ${scenarios.length * count - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Runs a scenario and prints the result. */
async function report({ name, rules }: (typeof scenarios)[number]): Promise<void> {
	const { results, calls } = await runScenario(rules);
	const problems = results.flatMap(({ problem }) => (problem ? [problem] : []));
	const retries = results.reduce((sum, result) => sum + result.retries, 0);
	const requested = results.reduce((sum, { suggestions }) => sum + suggestions.requested, 0);
	const succeeded = results.reduce((sum, { suggestions }) => sum + suggestions.succeeded, 0);
	failed += problems.length;
	console.log(
		`${name}: ${results.length - problems.length} of ${results.length} journeys completed (${byVariation(results)}), ` +
			`${retries} pages requested again, ${succeeded} of ${requested} requests for suggestions succeeded, ` +
			`${calls.failed} of the latest ${calls.all} calls to the platform failed`,
	);
	for (const problem of new Set(problems)) console.log(`  ${problem}`);
}

interface Scenario {
	results: JourneyResult[];
	/** Number of requests in the demo shop's log, which is limited. */
	calls: { all: number; failed: number };
}

/** Number of successful journeys by variation. */
function byVariation(results: JourneyResult[]): string {
	return VARIATIONS.map((variation, at) => {
		const own = results.filter((_, index) => index % VARIATIONS.length === at);
		return `${variation} ${own.filter(({ problem }) => !problem).length}/${own.length}`;
	}).join(', ');
}

async function runScenario(rules: object[]): Promise<Scenario> {
	const shop = await startDemoShop({ port: 0 });
	const demo = controlDemoShop(shop.origin);
	const worker = demoShopEnvironment(shop.origin, 'http://localhost');
	const edge = await startEdge({ port: 0, worker });
	try {
		for (const variantId of Object.values(variants)) {
			await demo.setStock(variantGid(variantId), 100_000);
		}
		await demo.faults(...rules);
		const results = await Promise.all(
			Array.from({ length: count }, (_, index) =>
				runJourney({
					origin: edge.origin,
					variation: VARIATIONS[index % VARIATIONS.length] ?? 'home',
					turn: Math.floor(index / VARIATIONS.length),
					variants,
					prefix: prefixes[Math.floor(index / VARIATIONS.length) % prefixes.length] ?? '',
					// So that each variation is tested in each language, with and without JavaScript.
					script: (Math.floor(index / VARIATIONS.length) + Math.floor(index / 12)) % 2 === 0,
				}),
			),
		);
		const requests = await demo.requests();
		const failures = requests.filter(({ fault }) => fault !== null);
		return { results, calls: { all: requests.length, failed: failures.length } };
	} finally {
		await edge.close();
		await shop.close();
	}
}
