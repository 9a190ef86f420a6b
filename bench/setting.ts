import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { mainProductPath, site } from '../app/site';
import { precompress } from '../scripts/build/precompress';
import { packageProgram, run } from '../scripts/children';
import { type Edge, startEdge } from '../scripts/edge/start-edge';
import { demoShopEnvironment } from '../scripts/environment';
import { startHttp2Front } from './http2-front';

/** Paths of home, map and product without locale prefix. */
export const PAGES = ['/', mainProductPath, `/products/${site.product}`];

/** A collection, and a search. */
export const LIST_PAGES = ['/collections/posters', '/search?q=map'];

/** Build folder of the floor. */
const FLOOR = '.cache/bench-floor';

/** A build as served to visitors: HTTP/2, TLS, public files, compression. */
export interface Site {
	/** Label in the results; empty for the current shop. */
	label: '' | 'before' | 'floor';
	origin: string;
}

/** A demo shop for the bench, and the builds that run with it. */
export interface Setting {
	demoShop: DemoShop;
	/** The worker of shop or floor without public files and compression. */
	startWorker(build: 'shop' | 'floor'): Promise<Edge>;
	/** The shop of the checkout in `folder`; default: this one. */
	openShop(folder?: string): Promise<Site>;
	openFloor(): Promise<Site>;
	/** Calls a control endpoint of the demo shop (`/__demo/…`). */
	control(name: string, method: string, body?: object): Promise<unknown>;
	/** Stops all processes. */
	close(): Promise<void>;
}

/** @param catalogueSize number of generated products besides the catalogue. */
export async function openSetting(catalogueSize = 0): Promise<Setting> {
	const demoShop = await startDemoShop({ catalogueSize });
	const started: { close(): Promise<void> }[] = [];
	const shopEnvironment = (siteUrl: string) => demoShopEnvironment(demoShop.origin, siteUrl);
	const startBuild = async (
		distFolder: string,
		worker: Record<string, string>,
		front: boolean,
	): Promise<Edge> => {
		const edge = await startEdge({ port: 0, worker, distFolder, front });
		started.push(edge);
		return edge;
	};
	const open = async (
		label: Site['label'],
		distFolder: string,
		environment: (siteUrl: string) => Record<string, string>,
	): Promise<Site> => {
		let edge: Edge | undefined;
		const front = await startHttp2Front(() => edge?.origin ?? '');
		started.push(front);
		edge = await startBuild(distFolder, environment(front.origin), true);
		return { label, origin: front.origin };
	};
	return {
		demoShop,
		startWorker: (build) =>
			build === 'floor'
				? startBuild(FLOOR, {}, false)
				: startBuild('dist', shopEnvironment('http://localhost'), false),
		openShop: (folder) =>
			open(folder ? 'before' : '', join(folder ?? '.', 'dist'), shopEnvironment),
		openFloor: () => open('floor', FLOOR, () => ({})),
		async control(name, method, body) {
			const response = await fetch(`${demoShop.origin}/__demo/${name}`, {
				method,
				headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
				body: body && JSON.stringify(body),
			});
			if (!response.ok) throw new Error(`/__demo/${name} responded with ${await response.text()}`);
			return response.json();
		},
		async close() {
			for (const each of started.reverse()) await each.close();
			await demoShop.close();
		},
	};
}

/** Builds the page in `bench/floor` with the shop's build commands. */
export async function buildFloor(): Promise<void> {
	console.log('Building the floor …');
	rmSync(FLOOR, { recursive: true, force: true });
	await run(process.execPath, [
		...packageProgram('@remix-run/dev', 'remix'),
		...['vite:build', 'bench/floor', '--config', 'bench/floor/vite.config.ts'],
		...['--logLevel', 'warn'],
	]);
	await precompress(`${FLOOR}/client`);
}
