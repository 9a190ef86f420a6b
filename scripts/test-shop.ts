import { readFileSync, rmSync } from 'node:fs';
import { buildShop } from './build/build-shop';
import { isCurrentBuild } from './build/freshness';
import { isStopping, packageProgram, run, stopAll, stopOnSignals } from './children';
import { ensureChromium } from './chromium';

interface Count {
	passed: number;
	failed: number;
	/** Titles of what passed only when it was run once more. */
	unsteady?: string[];
}

interface Stage {
	name: string;
	/** Throws where the stage fails. */
	work(): Promise<void>;
	/** How many tests it ran; without it the stage counts as one. */
	count?(): Count;
}

const VITEST_REPORT = 'test-results/vitest.json';
const E2E_REPORT = 'test-results/e2e.json';

/** In this order; the first that fails is the last that runs. */
const STAGES: Stage[] = [
	{ name: 'check', work: () => script('scripts/check.ts') },
	{
		name: 'build',
		work: async () => (isCurrentBuild() ? console.log('dist is current.') : await buildShop()),
	},
	{ name: 'targets', work: () => script('scripts/check-targets.ts') },
	{
		name: 'unit and integration',
		work: () =>
			program('vitest', 'vitest', [
				...['run', '--reporter=default', '--reporter=json'],
				`--outputFile.json=${VITEST_REPORT}`,
			]),
		count: countVitest,
	},
	{
		name: 'browser',
		work: async () => {
			await ensureChromium();
			await program('@playwright/test', 'playwright', ['test']);
		},
		count: countE2e,
	},
	{ name: 'failing platform', work: () => script('tests/journeys/run.ts', '--count', '20') },
];

/** `npm test`: every stage with its own output, a closing line of counts, code 1 where anything failed. */
export async function testShop(): Promise<void> {
	stopOnSignals(1);
	rmSync('test-results', { recursive: true, force: true });
	const total = { passed: 0, failed: 0 };
	for (const stage of STAGES) {
		const { passed, failed, unsteady = [] } = await runStage(stage);
		if (isStopping()) return;
		for (const title of unsteady) console.log(`Passed only at the second time: ${title}`);
		total.passed += passed;
		total.failed += failed;
		if (failed > 0) break;
	}
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	await stopAll(total.failed > 0 ? 1 : 0);
}

async function runStage({ name, work, count }: Stage): Promise<Count> {
	const start = Date.now();
	console.log(`\n— ${name}`);
	let problem: unknown;
	try {
		await work();
	} catch (error) {
		problem = error;
	}
	const counted = countOf(problem, count);
	const { passed, failed } = counted;
	const seconds = ((Date.now() - start) / 1000).toFixed(0);
	if (problem && !isStopping()) console.error(problem instanceof Error ? problem.message : problem);
	console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
	return counted;
}

/** A stage that failed counts at least one failure, whatever its report says. */
function countOf(problem: unknown, count: (() => Count) | undefined): Count {
	let counted: Count = { passed: problem ? 0 : 1, failed: 0 };
	try {
		if (count) counted = count();
	} catch {
		// It ended before its report.
		return { passed: 0, failed: 1 };
	}
	return problem ? { ...counted, failed: Math.max(counted.failed, 1) } : counted;
}

function countVitest(): Count {
	const report = JSON.parse(readFileSync(VITEST_REPORT, 'utf8'));
	return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countE2e(): Count {
	const { stats, suites } = JSON.parse(readFileSync(E2E_REPORT, 'utf8'));
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		unsteady: flakyTitles(suites),
	};
}

interface Suite {
	suites?: Suite[];
	specs?: { title: string; file: string; tests: { status: string }[] }[];
}

function flakyTitles(suites: Suite[]): string[] {
	return suites.flatMap(({ suites: inner = [], specs = [] }) => [
		...specs
			.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
			.map(({ file, title }) => `${file}: ${title}`),
		...flakyTitles(inner),
	]);
}

function script(file: string, ...args: string[]): Promise<void> {
	return run(process.execPath, ['--import', 'tsx', file, ...args]);
}

function program(name: string, bin: string, args: string[]): Promise<void> {
	return run(process.execPath, [...packageProgram(name, bin), ...args]);
}
