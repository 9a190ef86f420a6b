import { mapPath, site } from '../app/site';
import { type DemoShop, startDemoShop } from '../demo-shop/server';
import { type Edge, startEdge } from '../scripts/edge/start-edge';
import { demoShopEnvironment } from '../scripts/environment';
import { writeConstantWorker } from './constant-worker';
import { FLOOR } from './floor-build';

/** Home, map and product: what is measured, by path without locale prefix. */
export const PAGES = ['/', mapPath, `/products/${site.product}`];

/** A demo shop of the bench's own, with the builds that are started beside it. */
export interface Setting {
	demoShop: DemoShop;
	/** The shop's build in workerd; without `front` the bare worker. */
	startShop(options: { front: boolean }): Promise<Edge>;
	startFloor(options: { front: boolean }): Promise<Edge>;
	startConstant(options: { front: boolean }): Promise<Edge>;
	/** Calls a control of the demo shop (`/__demo/…`). */
	control(name: string, method: string, body?: object): Promise<unknown>;
	/** Ends everything. */
	close(): Promise<void>;
}

export async function openSetting(): Promise<Setting> {
	const demoShop = await startDemoShop();
	const edges: Edge[] = [];
	const start = async (distFolder: string, worker: Record<string, string>, front: boolean) => {
		const edge = await startEdge({ port: 0, worker, distFolder, front });
		edges.push(edge);
		return edge;
	};
	const worker = demoShopEnvironment(demoShop.origin, 'http://localhost');
	return {
		demoShop,
		startShop: ({ front }) => start('dist', worker, front),
		startFloor: ({ front }) => start(FLOOR, {}, front),
		startConstant: ({ front }) => start(writeConstantWorker(), {}, front),
		async control(name, method, body) {
			const response = await fetch(`${demoShop.origin}/__demo/${name}`, {
				method,
				headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
				body: body && JSON.stringify(body),
			});
			if (!response.ok) throw new Error(`/__demo/${name} answered ${await response.text()}`);
			return response.json();
		},
		async close() {
			await Promise.all(edges.map((edge) => edge.close()));
			await demoShop.close();
		},
	};
}
