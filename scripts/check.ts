import { availableParallelism } from 'node:os';
import { checkMessageKeys } from './checks/message-keys';
import { type Outcome, runTool } from './checks/outcome';
import { checkRequiredParts } from './checks/required-parts';
import { type Inputs, unlessUnchanged } from './checks/unchanged';

const CACHE = 'node_modules/.cache';

/** Slowest first, to keep the total time short. */
const CHECKS: Record<string, () => Outcome | Promise<Outcome>> = {
	// By path: the two versions of TypeScript both bring a `tsc`.
	types: () => runTool('../typescript-7/bin/tsc', ['--noEmit', '--checkers', '2']),
	'format-and-lint': () => runTool('biome', ['check', '--error-on-warnings', '.']),
	'message-keys': checkMessageKeys,
	'graphql-types': () => runTool('graphql-codegen', ['--config', 'codegen.ts', '--check']),
	'unused-code': () =>
		runTool('knip', [
			'--no-progress',
			'--treat-config-hints-as-errors',
			'--cache',
			'--cache-location',
			`${CACHE}/knip`,
		]),
	'import-direction': () =>
		runTool('depcruise', [
			'--output-type',
			'err-long',
			'--cache',
			`${CACHE}/dependency-cruiser`,
			'--cache-strategy',
			'content',
			'.',
		]),
	'required-parts': checkRequiredParts,
};

/** Inputs of slow checks, which only run after a change. The other tools have caches of their own. */
const INPUTS: Record<string, Inputs> = {
	types: {
		paths: [
			'app',
			'bench',
			'demo-shop',
			'locales',
			'scripts',
			'tests',
			'server.ts',
			'codegen.ts',
			'playwright.config.ts',
			'vite.config.ts',
			'vitest.config.ts',
			'tsconfig.json',
			'package-lock.json',
		],
	},
	'graphql-types': {
		paths: ['app', 'codegen.ts', 'package-lock.json'],
		matches: (text) =>
			/#graphql|graphql-codegen|THIS FILE IS GENERATED|"lockfileVersion"/.test(text),
	},
	'message-keys': { paths: ['app', 'locales', 'scripts/checks', 'package-lock.json'] },
};

const REMEDIES: Record<string, string> = {
	'graphql-types': 'Run: npm run codegen',
	'format-and-lint':
		'Run: npm run format (it corrects format, order of imports and simple findings)',
};

/** `npm run check`, or `npm run check -- types format-and-lint` for some checks. */
async function checkAll(names: readonly string[]): Promise<boolean> {
	const started = performance.now();
	const queue = [...names];
	const failed: string[] = [];
	const work = async () => {
		for (let name = queue.shift(); name; name = queue.shift()) {
			if (!(await report(name))) failed.push(name);
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	const result = failed.length > 0 ? `failed: ${failed.join(', ')}` : 'passed';
	console.log(`${names.length} checks in ${seconds(started)}, ${result}`);
	return failed.length === 0;
}

async function report(name: string): Promise<boolean> {
	const started = performance.now();
	const { ok, output, note } = await outcomeOfCheck(name);
	const line = `${ok ? '✓' : '✗'} ${name.padEnd(18)}${seconds(started)}`;
	console.log(note ? `${line}  ${note}` : line);
	if (!ok) console.log(output.trimEnd());
	if (!ok && REMEDIES[name]) console.log(REMEDIES[name]);
	return ok;
}

async function outcomeOfCheck(name: string): Promise<Outcome> {
	const check = CHECKS[name];
	if (!check) {
		const output = `There is no such check. Checks: ${Object.keys(CHECKS).join(', ')}.`;
		return { ok: false, output };
	}
	const inputs = INPUTS[name];
	return inputs ? unlessUnchanged(`${CACHE}/check/${name}`, inputs, check) : check();
}

function seconds(started: number): string {
	return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

const names = process.argv.slice(2);
const passed = await checkAll(names.length > 0 ? names : Object.keys(CHECKS));
process.exitCode = passed ? 0 : 1;
