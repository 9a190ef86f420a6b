import { type Child, packageProgram, startChild } from './children';

export interface DemoShopOptions {
	port: number;
	/** Folder that keeps its state; without one it starts anew each time. */
	stateFolder?: string;
	/** Start anew whenever a source changes. */
	watch?: boolean;
	/** False keeps its output off this terminal. */
	verbose?: boolean;
}

/** Starts the demo shop as a process of its own; it answers once `/__demo/health` does. */
export function startDemoShopProcess(options: DemoShopOptions): Child {
	const { port, stateFolder, watch = false, verbose = true } = options;
	const loader = watch
		? [...packageProgram('tsx', 'tsx'), 'watch', '--clear-screen=false']
		: ['--import', 'tsx'];
	const state = stateFolder === undefined ? ['--memory'] : ['--state', stateFolder];
	return startChild(
		process.execPath,
		[...loader, 'demo-shop/main.ts', '--port', String(port), ...state],
		{ stdio: verbose ? ['ignore', 'inherit', 'inherit'] : 'ignore' },
	);
}
