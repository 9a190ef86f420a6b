import { startDemoShop } from '@aerolume/demo-shop/server';
import type { TestProject } from 'vitest/node';
import { startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { SITE_URL, warmUp } from '../edge/visitor';

declare module 'vitest' {
	interface ProvidedContext {
		/** Origin of the storefront that is shared by all read-only test files. */
		sharedEdge: string;
	}
}

/** Starts a storefront and its demo shop for the whole run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
	const shop = await startDemoShop({ port: 0, siteUrl: SITE_URL });
	const edge = await startEdge({ port: 0, worker: demoShopEnvironment(shop.origin, SITE_URL) });
	await warmUp(edge.origin);
	provide('sharedEdge', edge.origin);
	return async () => {
		await edge.close();
		await shop.close();
	};
}
