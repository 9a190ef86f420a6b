import { availableParallelism } from 'node:os';
import { checkApiVersion } from './checks/api-version';
import { checkForbiddenWords } from './checks/forbidden-words';
import { checkMessageKeys } from './checks/message-keys';
import { type Outcome, runTool } from './checks/outcome';

/** Tools first, longest first: they run beside this process, which then does its own checks. */
const CHECKS: Record<string, () => Outcome | Promise<Outcome>> = {
	types: () => runTool('tsc', ['--noEmit']),
	'unused-code': () => runTool('knip', ['--no-progress', '--treat-config-hints-as-errors']),
	'graphql-types': () => runTool('graphql-codegen', ['--config', 'codegen.ts', '--check']),
	'import-direction': () => runTool('depcruise', ['--output-type', 'err-long', '.']),
	'format-and-lint': () => runTool('biome', ['check', '--error-on-warnings', '.']),
	'message-keys': checkMessageKeys,
	'forbidden-words': checkForbiddenWords,
	'api-version': checkApiVersion,
};

const REMEDIES: Record<string, string> = {
	'graphql-types': 'npm run codegen renews them.',
	'format-and-lint': 'npm run format mends what can be mended.',
};

/** `npm run check`, or `npm run check -- types format-and-lint` for some of them. */
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
	const check = CHECKS[name];
	const { ok, output, note }: Outcome = check
		? await check()
		: { ok: false, output: `There is no such check. Checks: ${Object.keys(CHECKS).join(', ')}.` };
	const line = `${ok ? '✓' : '✗'} ${name.padEnd(18)}${seconds(started)}`;
	console.log(note ? `${line}  ${note}` : line);
	if (!ok) console.log(output.trimEnd());
	if (!ok && REMEDIES[name]) console.log(REMEDIES[name]);
	return ok;
}

function seconds(started: number): string {
	return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

const asked = process.argv.slice(2);
const passed = await checkAll(asked.length > 0 ? asked : Object.keys(CHECKS));
process.exitCode = passed ? 0 : 1;
