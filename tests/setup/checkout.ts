import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** State of a running shop, and files of this machine. */
const OWN = ['.cache', '.demo-shop', '.env', '.git', 'screenshots', 'test-results'];

/** A second working copy: the same files, its own state. */
export interface Checkout {
	folder: string;
	/** Runs a script of the copy, such as `scripts/start.ts`, with only these settings. */
	start(script: string, settings: Record<string, string>): Start;
	/** Stops all started processes. */
	stopAll(): Promise<void>;
	remove(): void;
}

export interface Start {
	child: ChildProcess;
	output(): string;
	/** The exit code. */
	ended: Promise<number | null>;
	/** Resolves when a line with the text was printed; rejects when the process ends without it. */
	printed(text: string): Promise<void>;
}

/** Creates links to the project's files; those in `copied` are copies, and can be changed. */
export function createCheckout({ copied = [] }: { copied?: string[] } = {}): Checkout {
	const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
	const link = (path: string) => symlinkSync(resolve(path), join(folder, path));
	for (const name of readdirSync('.').filter((entry) => !OWN.includes(entry))) {
		if (copied.includes(name)) cpSync(name, join(folder, name), { recursive: true });
		else if (name !== 'node_modules') link(name);
	}
	// Tools write caches into this folder.
	mkdirSync(join(folder, 'node_modules'));
	const packages = readdirSync('node_modules').filter((name) => !/^\.(vite|cache)/.test(name));
	for (const name of packages) link(join('node_modules', name));
	const started: Start[] = [];
	return {
		folder,
		start(script, settings) {
			const child = spawn(process.execPath, ['--import', 'tsx', script], {
				cwd: folder,
				env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
			});
			const start = watch(child);
			started.push(start);
			return start;
		},
		async stopAll() {
			const ending = started.splice(0);
			// SIGTERM, not SIGKILL: it must stop its child processes.
			for (const { child } of ending) child.kill('SIGTERM');
			await Promise.all(ending.map(({ ended }) => ended));
		},
		remove: () => rmSync(folder, { recursive: true }),
	};
}

function watch(child: ChildProcess): Start {
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on('data', (chunk) => {
			output += chunk;
			child.emit('output');
		});
	}
	const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
	return {
		child,
		output: () => output,
		ended,
		printed: (text) =>
			new Promise((resolve, reject) => {
				const look = () => output.includes(text) && resolve();
				child.on('output', look);
				look();
				void ended.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
			}),
	};
}
