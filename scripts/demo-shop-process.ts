import { awaitAnswer } from './await-answer';
import { packageProgram, requireRunning, startChild } from './children';

export interface DemoShopOptions {
	port: number;
	/** The worker's environment: the demo shop takes its tokens and the storefront's address from it. */
	worker: Record<string, string>;
	/** Start anew whenever a source changes. */
	watch?: boolean;
}

/** Starts the demo shop as a process of its own, with its state in `.demo-shop`; resolves when it answers. */
export async function startDemoShopProcess(options: DemoShopOptions): Promise<void> {
	const { port, worker, watch = false } = options;
	const loader = watch
		? [...packageProgram('tsx', 'tsx'), 'watch', '--clear-screen=false']
		: ['--import', 'tsx'];
	console.log(`Starting the demo shop on http://localhost:${port} …`);
	const child = startChild(
		process.execPath,
		[...loader, 'demo-shop/main.ts', '--port', String(port), '--state', '.demo-shop'],
		{ stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...worker } },
	);
	requireRunning(child, 'demo shop');
	await awaitAnswer(`http://localhost:${port}/__demo/health`, child);
}
