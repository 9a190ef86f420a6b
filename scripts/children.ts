import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Time between SIGTERM and SIGKILL. */
const KILL_AFTER_MS = 5000;

/** Of requests to a server that starts. */
const POLLING_INTERVAL_MS = 50;
const START_TIMEOUT_MS = 60_000;

export interface Child {
	process: ChildProcess;
	/** Reason of the end: `code 1`, `signal SIGKILL`, or why it did not start. */
	ended: Promise<string>;
	/** Stops it with all its child processes. */
	stop(): Promise<void>;
}

const running = new Set<Child>();
let stopping = false;

/**
 * Starts a program in its own process group, so that Ctrl-C only reaches this process, which then stops its children
 * in order.
 */
export function startChild(command: string, args: string[], options: SpawnOptions = {}): Child {
	const process = spawn(command, args, { ...options, detached: true });
	const ended = new Promise<string>((resolve) => {
		process.once('error', (error) => resolve(error.message));
		process.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
	});
	const child: Child = {
		process,
		ended,
		async stop() {
			signalGroup(process, 'SIGTERM');
			const timer = setTimeout(() => signalGroup(process, 'SIGKILL'), KILL_AFTER_MS);
			await ended;
			clearTimeout(timer);
		},
	};
	running.add(child);
	void ended.then(() => running.delete(child));
	return child;
}

/** Runs a program to its end, with its output in this terminal. Throws where it fails or takes longer than `limitMs`. */
export async function run(
	command: string,
	args: string[],
	{ limitMs, ...options }: SpawnOptions & { limitMs?: number } = {},
): Promise<void> {
	const child = startChild(command, args, { stdio: 'inherit', ...options });
	const timer = limitMs === undefined ? undefined : setTimeout(() => child.stop(), limitMs);
	const end = await child.ended;
	clearTimeout(timer);
	if (end !== 'code 0') throw new Error(`${[command, ...args].join(' ')} ended with ${end}.`);
}

/** Node arguments to run the program `bin` of an installed package. */
export function packageProgram(name: string, bin: string): string[] {
	const folder = join('node_modules', name);
	const manifest: { bin: string | Record<string, string> } = JSON.parse(
		readFileSync(join(folder, 'package.json'), 'utf8'),
	);
	const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin];
	if (!file) throw new Error(`The package ${name} has no program ${bin}.`);
	return [join(folder, file)];
}

/**
 * Stops all children and this process on SIGTERM, Ctrl-C and a closed terminal: with code 0 for servers, another one
 * for commands that did not finish.
 */
export function stopOnSignals(code = 0): void {
	for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
		process.on(signal, () => stopAll(code));
	}
	if (process.env.npm_lifecycle_event) stopWithParent(code);
}

/** npm sends SIGTERM to a shell in between, which ends without passing it on. */
function stopWithParent(code: number): void {
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) void stopAll(code);
	}, 250).unref();
}

/** Whether this process is stopping: errors are then expected. */
export function isStopping(): boolean {
	return stopping;
}

/** Stops all children, then this process. */
export async function stopAll(code: number): Promise<void> {
	if (stopping) return;
	stopping = true;
	await Promise.all([...running].map((child) => child.stop()));
	process.exit(code);
}

/** Exits with code 1 and a message where the child ends unexpectedly. */
export function requireRunning(child: Child, name: string): void {
	void child.ended.then((end) => {
		if (stopping) return;
		console.error(`The ${name} ended unexpectedly (${end}).`);
		return stopAll(1);
	});
}

/**
 * Polls a URL until it responds with success, or with 503 where that is `acceptable`: a storefront also runs while its
 * platform is down. Throws where the child process that serves it ends, or after a minute.
 */
export async function waitForServer(url: string, child: Child, acceptable?: 503): Promise<void> {
	let end: string | undefined;
	void child.ended.then((how) => {
		end = how;
	});
	const deadline = Date.now() + START_TIMEOUT_MS;
	let seen = 'no response';
	while (Date.now() < deadline) {
		if (end !== undefined) throw new Error(`${url} is not served: its process ended (${end}).`);
		try {
			const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
			if (ok || status === acceptable) return;
			seen = `status ${status}`;
		} catch {
			// Not listening yet.
		}
		await pause(POLLING_INTERVAL_MS);
	}
	throw new Error(`${url} did not start within a minute (${seen}).`);
}

/** Runs a command; an error is printed as its message, without a stack, and ends it with code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (isStopping()) return;
		console.error(error instanceof Error ? error.message : error);
		await stopAll(1);
	}
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
	if (pid === undefined) return;
	try {
		process.kill(-pid, signal);
	} catch {
		// Already ended.
	}
}

process.on('exit', () => {
	for (const child of running) signalGroup(child.process, 'SIGKILL');
});
