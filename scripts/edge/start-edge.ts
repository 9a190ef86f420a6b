import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { transformWithEsbuild } from 'vite';
import { type Child, startChild } from '../children';
import { freePort } from '../ports';
import { listAssets } from './assets';
import { edgeConfig } from './config';

const WORKERS = join(import.meta.dirname, 'workers');
const FRONT = ['front', 'serve-asset', 'compress', 'accepted-encoding'];
const CACHE = ['cache', 'serialized-response', 'response-store'];

/** Lines of output kept for error messages. */
const MAX_OUTPUT_LINES = 200;

export interface EdgeOptions {
	/** Local port; 0 for a free one. */
	port: number;
	/** Chooses a free port. */
	choosePort?: () => Promise<number>;
	/** The app's environment variables. */
	worker: Record<string, string>;
	/** Build folder, with `server/index.js` and `client/`. */
	distFolder?: string;
	/** False: the app without public files and compression. */
	front?: boolean;
	/** Whether to print the worker's output. */
	verbose?: boolean;
}

export interface Edge {
	origin: string;
	child: Child;
	/** The last lines of the worker's output. */
	output(): string[];
	close(): Promise<void>;
}

/**
 * Runs a build in workerd, as on a real edge. Another program may take a free port before workerd does: then it starts
 * on another one. Throws where the runtime does not start.
 */
export async function startEdge({
	port,
	choosePort = freePort,
	...options
}: EdgeOptions): Promise<Edge> {
	if (port) return startOn(port, options);
	try {
		return await startOn(await choosePort(), options);
	} catch (error) {
		if (!String(error).includes('Address already in use')) throw error;
		return startEdge({ port, choosePort, ...options });
	}
}

async function startOn(
	port: number,
	{
		worker,
		distFolder = 'dist',
		front = true,
		verbose = false,
	}: Omit<EdgeOptions, 'port' | 'choosePort'>,
): Promise<Edge> {
	const addresses = [`127.0.0.1:${port}`, ...(hasIpv6() ? [`[::1]:${port}`] : [])];
	const folder = await writeConfig({ addresses, worker, distFolder, front });
	const child = startChild(
		createRequire(import.meta.url)('workerd').default,
		['serve', '--control-fd=3', join(folder, 'config.capnp')],
		{ stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: worker },
	);
	const lines = keepOutput(child, verbose);
	try {
		await listening(child, addresses.length, lines);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	return {
		origin: `http://localhost:${port}`,
		child,
		output: () => [...lines],
		close: () => child.stop(),
	};
}

interface ConfigInput {
	addresses: string[];
	worker: Record<string, string>;
	distFolder: string;
	front: boolean;
}

async function writeConfig({ addresses, worker, distFolder, front }: ConfigInput): Promise<string> {
	const server = join(distFolder, 'server', 'index.js');
	if (!existsSync(server)) throw new Error(`${server} is missing: run npm run build.`);
	mkdirSync('.cache', { recursive: true });
	const folder = mkdtempSync(join('.cache', 'edge-'));
	const clientFolder = front ? resolve(distFolder, 'client') : undefined;
	for (const name of front ? [...FRONT, ...CACHE] : CACHE) {
		const file = join(WORKERS, `${name}.ts`);
		const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), file, {
			sourcemap: false,
			target: 'es2022',
		});
		writeFileSync(join(folder, `${name}.js`), code);
	}
	writeFileSync(join(folder, 'app.js'), readFileSync(server));
	if (clientFolder) {
		writeFileSync(join(folder, 'assets.json'), JSON.stringify(listAssets(clientFolder)));
	}
	const variables = Object.keys(worker);
	const modules = { front: FRONT, cache: CACHE };
	const config = edgeConfig({ addresses, variables, clientFolder, modules });
	writeFileSync(join(folder, 'config.capnp'), config);
	return folder;
}

/** Resolves when the runtime has reported that all sockets listen. */
async function listening(child: Child, sockets: number, lines: string[]): Promise<void> {
	const control = child.process.stdio[3] as Readable;
	let output = '';
	const ready = new Promise<void>((resolve) => {
		control.on('data', (chunk: Buffer) => {
			output += chunk;
			if (output.split('"event":"listen"').length > sockets) resolve();
		});
	});
	const failed = child.ended.then((end) => {
		throw new Error(`workerd did not start (${end}). ${lines.join('\n')}`);
	});
	await Promise.race([ready, failed]);
}

function keepOutput(child: Child, verbose: boolean): string[] {
	const lines: string[] = [];
	for (const stream of ['stdout', 'stderr'] as const) {
		child.process[stream]?.on('data', (chunk: Buffer) => {
			if (verbose) process[stream].write(chunk);
			lines.push(...chunk.toString().trimEnd().split('\n'));
			lines.splice(0, lines.length - MAX_OUTPUT_LINES);
		});
	}
	return lines;
}

function hasIpv6(): boolean {
	return Object.values(networkInterfaces()).some((addresses) =>
		addresses?.some(({ address }) => address === '::1'),
	);
}
