import { buildShop } from './build/build-shop';
import { isCurrentBuild } from './build/freshness';
import { requireRunning, stopOnSignals } from './children';
import { startDemoShopProcess } from './demo-shop-process';
import { startEdge } from './edge/start-edge';
import { runCommand } from './run-command';
import { printStartupWarnings } from './startup-warnings';
import { validateSettings } from './validate-settings';
import { waitForServer } from './wait-for-server';

/** `npm start`: the production build in workerd, with the demo shop unless a shop is configured. */
export async function startShop(): Promise<void> {
	stopOnSignals();
	await runCommand(async () => {
		const settings = await validateSettings();
		const { port, demoShopPort, worker } = settings;
		if (!isCurrentBuild()) await buildShop();
		if (demoShopPort !== undefined) {
			await startDemoShopProcess({ port: demoShopPort, workerEnv: worker });
		}
		console.log('Starting the storefront in workerd …');
		const edge = await startEdge({ port, worker, verbose: true });
		requireRunning(edge.child, 'storefront');
		await waitForServer(edge.origin, edge.child, demoShopPort === undefined ? 503 : undefined);
		await printStartupWarnings(settings);
		console.log(`ready ${edge.origin}`);
	});
}
