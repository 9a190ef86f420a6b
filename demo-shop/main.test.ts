import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';

let child: ChildProcess | undefined;

afterEach(() => {
	child?.kill('SIGKILL');
});

test('starts alone, logs its URL, and ends with SIGTERM', async () => {
	// What `npm start` runs.
	const started = spawn(
		process.execPath,
		['--import', 'tsx', 'main.ts', '--port', '0', '--memory'],
		{ cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
	);
	child = started;
	const [line] = await once(started.stdout, 'data');
	expect(String(line)).toMatch(/^demo shop http:\/\/localhost:\d+\n$/);
	const origin = String(line).trim().split(' ').at(-1) ?? '';
	expect((await fetch(`${origin}/__demo/health`)).status).toBe(200);
	started.kill('SIGTERM');
	expect(await once(started, 'exit')).toEqual([0, null]);
});
