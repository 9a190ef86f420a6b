import { parseEnvironment } from '../app/env.server';
import { awaitAnswer } from './await-answer';
import { buildShop } from './build/build-shop';
import { isCurrentBuild } from './build/freshness';
import { requireRunning, stopOnSignals } from './children';
import { startDemoShopProcess } from './demo-shop-process';
import { startEdge } from './edge/start-edge';
import { readSettings } from './environment';
import { failPlainly } from './fail-plainly';
import { requireFreePort } from './ports';

/** `npm start`: the production build in workerd, with the demo shop beside it unless a shop is configured. */
export async function startShop(): Promise<void> {
	stopOnSignals();
	await failPlainly(async () => {
		const { port, demoShopPort, worker } = readSettings();
		parseEnvironment(worker);
		await requireFreePort(port, 'PORT');
		if (demoShopPort !== undefined) await requireFreePort(demoShopPort, 'DEMO_SHOP_PORT');
		if (!isCurrentBuild()) await buildShop();
		if (demoShopPort !== undefined) {
			console.log(`Starting the demo shop on http://localhost:${demoShopPort} …`);
			const demoShop = startDemoShopProcess({ port: demoShopPort, stateFolder: '.demo-shop' });
			requireRunning(demoShop, 'demo shop');
			await awaitAnswer(`http://localhost:${demoShopPort}/__demo/health`, demoShop);
		}
		console.log('Starting the storefront in workerd …');
		const edge = await startEdge({ port, worker, verbose: true });
		requireRunning(edge.child, 'storefront');
		await awaitAnswer(edge.origin, edge.child);
		console.log(`ready ${edge.origin}`);
	});
}
