import { packageProgram, requireRunning, startChild, stopOnSignals } from './children';
import { startDemoShopProcess } from './demo-shop-process';
import { runCommand } from './run-command';
import { printStartupWarnings } from './startup-warnings';
import { validateSettings } from './validate-settings';
import { waitForServer } from './wait-for-server';

/** `npm run dev`: storefront and demo shop from source, reloading after changes. */
export async function developShop(): Promise<void> {
	stopOnSignals();
	await runCommand(async () => {
		const settings = await validateSettings();
		const { port, demoShopPort, worker } = settings;
		const demoShop =
			demoShopPort === undefined
				? undefined
				: startDemoShopProcess({ port: demoShopPort, workerEnv: worker, watch: true });
		console.log('Starting the storefront in the development server …');
		const server = startChild(
			process.execPath,
			[
				...packageProgram('@remix-run/dev', 'remix'),
				'vite:dev',
				...['--port', String(port), '--strictPort'],
			],
			{ stdio: ['ignore', 'inherit', 'inherit'] },
		);
		requireRunning(server, 'development server');
		await demoShop;
		const origin = `http://localhost:${port}`;
		await waitForServer(origin, server, demoShopPort === undefined ? 503 : undefined);
		await printStartupWarnings(settings);
		console.log(`ready ${origin}`);
	});
}
