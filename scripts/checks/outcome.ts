import { spawn } from 'node:child_process';

/** What a check found. `output` lists the problems; `note` is printed beside a check that passed. */
export interface Outcome {
	ok: boolean;
	output: string;
	note?: string;
}

export function outcomeOf(problems: readonly string[], note?: string): Outcome {
	return { ok: problems.length === 0, output: problems.join('\n'), note };
}

/** Runs an installed package's command; it passes when the command exits with 0. */
export function runTool(command: string, args: readonly string[]): Promise<Outcome> {
	return new Promise((resolve, reject) => {
		const tool = spawn(`node_modules/.bin/${command}`, args, {
			env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let output = '';
		for (const stream of [tool.stdout, tool.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				output += text;
			});
		}
		tool.on('error', reject);
		tool.on('close', (code) => resolve({ ok: code === 0, output }));
	});
}
