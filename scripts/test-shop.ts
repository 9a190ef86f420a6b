import type { StdioOptions } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildShop, isCurrentBuild } from './build/build-shop';
import { isStopping, packageProgram, run, stopAll, stopOnSignals } from './children';
import { ensureChromium } from './chromium';

interface Count {
	passed: number;
	failed: number;
}

interface Stage {
	name: string;
	/** Throws where the stage fails. Its programs write to `stdio`. */
	work(stdio: StdioOptions): Promise<void>;
	/** How many tests it ran; without it the stage counts as one. */
	count?(): Count;
}

const REPORTS = 'test-results';
const E2E_REPORT = `${REPORTS}/e2e.json`;

const check: Stage = { name: 'check', work: (stdio) => script(stdio, 'scripts/check.ts') };
const build: Stage = {
	name: 'build',
	work: async () => (isCurrentBuild() ? console.log('dist is current.') : await buildShop()),
};
const targets: Stage = {
	name: 'targets',
	work: (stdio) => script(stdio, 'scripts/check-targets.ts'),
};
// Apart, so that edge tests, which mostly wait, run beside those that load modules.
const unit = vitest('unit and integration', '!edge');
const edge = vitest('edge', 'edge');
const browser: Stage = {
	name: 'browser',
	work: async (stdio) => {
		await ensureChromium();
		await program(stdio, '@playwright/test', 'playwright', ['test']);
	},
	count: countE2e,
};
const failingPlatform: Stage = {
	name: 'failing platform',
	work: (stdio) => script(stdio, 'tests/journeys/run.ts', '--count', '4', '--together'),
};

/** The first row that fails is the last that runs. Stages of one row run side by side. */
const ROWS: Stage[][] =
	availableParallelism() >= 4
		? [
				[check, build],
				[targets, unit, edge, browser, failingPlatform],
			]
		: [[check, build], [targets, unit, edge, failingPlatform], [browser]];

/** `npm test`: runs every stage, prints a line of counts, exits with code 1 on failure. */
export async function testShop(): Promise<void> {
	stopOnSignals(1);
	rmSync(REPORTS, { recursive: true, force: true });
	mkdirSync(REPORTS);
	const total = { passed: 0, failed: 0 };
	for (const row of ROWS) {
		const counts = await Promise.all(row.map((stage) => runStage(stage, row.length > 1)));
		if (isStopping()) return;
		for (const { passed, failed } of counts) {
			total.passed += passed;
			total.failed += failed;
		}
		if (total.failed > 0) break;
	}
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	await stopAll(total.failed > 0 ? 1 : 0);
}

/** @param apart whether its output is printed at its end, since other stages run beside it. */
async function runStage({ name, work, count }: Stage, apart: boolean): Promise<Count> {
	const start = Date.now();
	const file = `${REPORTS}/${name.replaceAll(' ', '-')}.log`;
	const log = apart ? openSync(file, 'w') : undefined;
	if (!apart) console.log(`\n— ${name}`);
	let problem: unknown;
	try {
		await work(log === undefined ? 'inherit' : ['ignore', log, log]);
	} catch (error) {
		problem = error;
	}
	const counted = countOf(problem, count);
	const { passed, failed } = counted;
	const seconds = ((Date.now() - start) / 1000).toFixed(0);
	if (log !== undefined) {
		closeSync(log);
		console.log(`\n— ${name}\n${readFileSync(file, 'utf8').trimEnd()}`);
	}
	if (problem && !isStopping()) console.error(problem instanceof Error ? problem.message : problem);
	console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
	return counted;
}

/** A failed stage counts at least one failure, even if its report has none. */
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

/** The tests of Vitest projects. @param project a name, or a pattern such as `!edge`. */
function vitest(name: string, project: string): Stage {
	const report = `${REPORTS}/vitest-${name.replaceAll(' ', '-')}.json`;
	return {
		name,
		work: (stdio) =>
			program(stdio, 'vitest', 'vitest', [
				...['run', '--project', project, '--reporter=default', '--reporter=json'],
				`--outputFile.json=${report}`,
			]),
		count() {
			const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
			return { passed: numPassedTests, failed: numFailedTests };
		},
	};
}

function countE2e(): Count {
	const { stats } = JSON.parse(readFileSync(E2E_REPORT, 'utf8'));
	return { passed: stats.expected, failed: stats.unexpected };
}

function script(stdio: StdioOptions, file: string, ...args: string[]): Promise<void> {
	return run(process.execPath, ['--import', 'tsx', file, ...args], { stdio });
}

function program(stdio: StdioOptions, name: string, bin: string, args: string[]): Promise<void> {
	return run(process.execPath, [...packageProgram(name, bin), ...args], { stdio });
}
