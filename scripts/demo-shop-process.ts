import { packageProgram, requireRunning, startChild } from './children';
import { waitForServer } from './wait-for-server';

export interface DemoShopOptions {
	port: number;
	/** The worker's environment, with the demo shop's tokens and the storefront's URL. */
	workerEnv: Record<string, string>;
	/** Restart after each change of the sources. */
	watch?: boolean;
}

/** Starts the demo shop as a child process, with its state in `.demo-shop`; resolves when it responds. */
export async function startDemoShopProcess(options: DemoShopOptions): Promise<void> {
	const { port, workerEnv, watch = false } = options;
	const loader = watch
		? [...packageProgram('tsx', 'tsx'), 'watch', '--clear-screen=false']
		: ['--import', 'tsx'];
	console.log(`Starting the demo shop on http://localhost:${port} …`);
	const child = startChild(
		process.execPath,
		[...loader, 'demo-shop/main.ts', '--port', String(port), '--state', '.demo-shop'],
		{
			stdio: ['ignore', 'inherit', 'inherit'],
			// In production graphql-js skips a costly check for a second copy of itself.
			env: { ...process.env, ...workerEnv, NODE_ENV: 'production' },
		},
	);
	requireRunning(child, 'demo shop');
	await waitForServer(`http://localhost:${port}/__demo/health`, child);
}
