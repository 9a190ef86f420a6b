import { mapPath, site } from '../app/site';
import { type DemoShop, startDemoShop } from '../demo-shop/server';
import { type Edge, startEdge } from '../scripts/edge/start-edge';
import { demoShopEnvironment } from '../scripts/environment';
import { writeConstantWorker } from './constant-worker';
import { FLOOR } from './floor-build';

/** Home, map and product: what is measured, by path without locale prefix. */
export const PAGES = ['/', mapPath, `/products/${site.product}`];

/** A collection, and a search. */
export const LIST_PAGES = ['/collections/posters', '/search?q=map'];

/** A demo shop of the bench's own, with the builds that are started beside it. */
export interface Setting {
	demoShop: DemoShop;
	/** The shop's build in workerd; without `front` the bare worker. With `port` it knows its own address. */
	startShop(options: { front: boolean; port?: number }): Promise<Edge>;
	startFloor(options: { front: boolean }): Promise<Edge>;
	startConstant(options: { front: boolean }): Promise<Edge>;
	/** Calls a control of the demo shop (`/__demo/…`). */
	control(name: string, method: string, body?: object): Promise<unknown>;
	/** Ends everything. */
	close(): Promise<void>;
}

/** `catalogueSize`: so many generated products beside the catalogue. */
export async function openSetting(catalogueSize = 0): Promise<Setting> {
	const demoShop = await startDemoShop({ catalogueSize });
	const edges: Edge[] = [];
	const start = async (
		distFolder: string,
		worker: Record<string, string>,
		front: boolean,
		port = 0,
	) => {
		const edge = await startEdge({ port, worker, distFolder, front });
		edges.push(edge);
		return edge;
	};
	return {
		demoShop,
		startShop({ front, port }) {
			const site = port === undefined ? 'http://localhost' : `http://localhost:${port}`;
			return start('dist', demoShopEnvironment(demoShop.origin, site), front, port);
		},
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
