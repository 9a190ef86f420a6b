import { parseEnvironment } from '../app/server/env.server';
import { isSampleCompany } from '../app/site';
import { ensureBuild } from './build/build-shop';
import {
	type Child,
	packageProgram,
	requireRunning,
	runCommand,
	startChild,
	stopOnSignals,
	waitForServer,
} from './children';
import { examineStart } from './doctor/examine';
import { findingLines } from './doctor/finding';
import { readSettings, type Settings } from './environment';
import { requireFreePort } from './ports';

/** `npm start`: the production build in workerd, with the demo shop unless a shop is configured. */
export async function startShop(): Promise<void> {
	await runShop('start', async ({ port, worker }) => {
		await ensureBuild();
		console.log('Starting the storefront in workerd …');
		// It loads Vite, which takes a second that `npm run dev` does not need.
		const { startEdge } = await import('./edge/start-edge');
		return (await startEdge({ port, worker, verbose: true })).child;
	});
}

/** `npm run dev`: storefront and demo shop from source, reloading after changes. */
export async function developShop(): Promise<void> {
	await runShop('watch', async ({ port }) => {
		console.log('Starting the storefront in the development server …');
		return startChild(
			process.execPath,
			[
				...packageProgram('@remix-run/dev', 'remix'),
				'vite:dev',
				...['--port', String(port), '--strictPort'],
			],
			{ stdio: ['ignore', 'inherit', 'inherit'] },
		);
	});
}

/** @param mode `watch` restarts the demo shop after each change of its sources */
async function runShop(
	mode: 'start' | 'watch',
	startStorefront: (settings: Settings) => Promise<Child>,
): Promise<void> {
	stopOnSignals();
	await runCommand(async () => {
		const settings = await validateSettings();
		const { demoShopPort } = settings;
		const [storefront] = await Promise.all([
			startStorefront(settings),
			startDemoShop(settings, mode),
		]);
		requireRunning(storefront, 'storefront');
		const origin = `http://localhost:${settings.port}`;
		await waitForServer(origin, storefront, demoShopPort === undefined ? 503 : undefined);
		await printStartupWarnings(settings);
		console.log(`ready ${origin}`);
	});
}

/** The settings, validated, with free ports. Throws one sentence with the remedy otherwise. */
async function validateSettings(): Promise<Settings> {
	const settings = readSettings();
	parseEnvironment(settings.worker);
	if (settings.demoShopPort === undefined && isSampleCompany()) {
		console.warn(
			'The company data are the made-up sample: put your own into app/site.ts before you open the shop.',
		);
	}
	await requireFreePort(settings.port, 'PORT');
	if (settings.demoShopPort !== undefined) {
		await requireFreePort(settings.demoShopPort, 'DEMO_SHOP_PORT');
	}
	return settings;
}

/** Starts the demo shop, unless a real shop is configured; resolves when it responds. */
async function startDemoShop(
	{ demoShopPort, worker }: Settings,
	mode: 'start' | 'watch',
): Promise<void> {
	if (demoShopPort === undefined) return;
	const loader =
		mode === 'watch'
			? [...packageProgram('tsx', 'tsx'), 'watch', '--clear-screen=false']
			: ['--import', 'tsx'];
	console.log(`Starting the demo shop on http://localhost:${demoShopPort} …`);
	const child = startChild(
		process.execPath,
		[...loader, 'demo-shop/main.ts', '--port', String(demoShopPort), '--state', '.demo-shop'],
		{
			stdio: ['ignore', 'inherit', 'inherit'],
			// In production graphql-js skips a costly check for a second copy of itself.
			env: { ...process.env, ...worker, NODE_ENV: 'production' },
		},
	);
	requireRunning(child, 'demo shop');
	await waitForServer(`http://localhost:${demoShopPort}/__demo/health`, child);
}

/** Prints what keeps the configured shop from selling, such as a wrong token. The demo shop needs no check. */
export async function printStartupWarnings({ worker, demoShopPort }: Settings): Promise<void> {
	if (demoShopPort !== undefined) return;
	const findings = await examineStart(worker);
	const wrong = findings.filter(({ level }) => level === 'error' || level === 'warning');
	if (wrong.length > 0) console.warn(findingLines(wrong).join('\n'));
}
