import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { type Browser, type BrowserContext, devices } from 'playwright';
import { honeypotFields } from '../../app/lib/honeypot';
import { issueFormToken } from '../../app/lib/honeypot.server';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { freePort } from '../../scripts/ports';
import { decideBefore } from '../setup/consent';
import { controlDemoShop } from '../setup/demo-control';
import { createPageFailures } from '../setup/page-failures';
import { type Shot, WINDOWS } from './plan';
import { settle, unroll } from './settle';
import { open, type Visit } from './visit';

/** Long enough for three attempts at a failing platform. */
const PATIENCE_MS = 15_000;

/** A storefront with its own demo shop, so that parallel screenshots do not affect each other. */
export interface Studio {
	/** Saves a screenshot to a file of the folder; resolves to the errors. */
	shoot(shot: Shot, folder: string): Promise<string[]>;
	close(): Promise<void>;
}

/** Starts the build in workerd and a demo shop, both on free ports. */
export async function openStudio(browser: Browser): Promise<Studio> {
	const port = await freePort();
	const shop = await startDemoShop({ port: 0, siteUrl: `http://localhost:${port}` });
	const worker = demoShopEnvironment(shop.origin, `http://localhost:${port}`);
	const edge = await startEdge({ port, worker });
	const demo = controlDemoShop(shop.origin);
	return {
		async shoot(shot, folder) {
			const { language, mode, width, screen } = shot;
			const context = await browser.newContext({
				baseURL: edge.origin,
				viewport: { width, height: WINDOWS[width] },
				colorScheme: mode,
				locale: language === 'de' ? 'de-DE' : 'en-US',
				// The shop takes headless Chromium for a crawler, and crawlers get other pages.
				userAgent: devices['Desktop Chrome'].userAgent,
				// The demo shop takes several times as long to make an AVIF picture as a WebP one.
				extraHTTPHeaders: { Accept: 'text/html,image/webp,*/*' },
			});
			context.setDefaultTimeout(PATIENCE_MS);
			const failures = createPageFailures([edge, shop].map(({ origin }) => new URL(origin).host));
			failures.watch(context);
			if (screen.allow) failures.allow(screen.allow);
			const problems: string[] = [];
			try {
				if (!screen.undecided) await decideBefore(context, edge.origin, ['functional']);
				const page = await context.newPage();
				const prefix = language === 'de' ? '' : '/en';
				const visit: Visit = {
					...{ page, prefix, demo },
					fillCart: (variantIds) => fillCart(context, edge, prefix, variantIds),
					allVariants: () => allVariants(shop),
					logIn: () => logIn(context, edge, prefix),
					addToWishlist: (productIds) => addToWishlist(context, edge, prefix, productIds),
				};
				await screen.before?.(visit);
				await open(visit, screen.path);
				await screen.steps?.(visit);
				await settle(page, screen.windowAlone);
				if (!screen.windowAlone) await unroll(page);
				await page.screenshot({
					path: `${folder}/${shot.file}`,
					fullPage: !screen.windowAlone,
					animations: 'disabled',
				});
			} catch (error) {
				problems.push(error instanceof Error ? error.message : String(error));
			}
			problems.push(...(await failures.unexpected()));
			await context.close();
			await demo.reset();
			return problems;
		},
		async close() {
			await edge.close();
			await shop.close();
		},
	};
}

async function fillCart(
	context: BrowserContext,
	{ origin }: Edge,
	prefix: string,
	variantIds: readonly string[],
): Promise<void> {
	for (const variantId of variantIds) {
		const response = await context.request.post(`${prefix}/api/cart`, {
			form: { intent: 'add', variantId },
			headers: { Origin: origin },
		});
		if (!response.ok()) throw new Error(`Variant ${variantId} was not added: ${response.status()}`);
	}
}

/** Signs the demo customer in. */
async function logIn(context: BrowserContext, { origin }: Edge, prefix: string): Promise<void> {
	const { SESSION_SECRET = '' } = demoShopEnvironment('', '');
	const response = await context.request.post(`${prefix}/auth/login`, {
		form: {
			email: 'demo@aerolume.example',
			password: 'aerolume-demo',
			[honeypotFields.token]: await issueFormToken(SESSION_SECRET, 'login', Date.now() - 60_000),
		},
		headers: { Origin: origin },
		maxRedirects: 0,
	});
	if (response.status() !== 303)
		throw new Error(`The customer was not signed in: ${response.status()}`);
}

async function addToWishlist(
	context: BrowserContext,
	{ origin }: Edge,
	prefix: string,
	productIds: readonly string[],
): Promise<void> {
	for (const product of productIds) {
		const response = await context.request.post(`${prefix}/api/wishlist`, {
			form: { product, intent: 'add' },
			headers: { Origin: origin },
		});
		if (!response.ok()) throw new Error(`Product ${product} was not added: ${response.status()}`);
	}
}

async function allVariants({ origin, publicToken }: DemoShop): Promise<string[]> {
	const response = await fetch(`${origin}/api/2026-04/graphql.json`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-Shopify-Storefront-Access-Token': publicToken,
		},
		body: JSON.stringify({
			query:
				'{ products(first: 50) { nodes { variants(first: 50) { nodes { id availableForSale } } } } }',
		}),
	});
	const { data } = (await response.json()) as {
		data: {
			products: { nodes: { variants: { nodes: { id: string; availableForSale: boolean }[] } }[] };
		};
	};
	return data.products.nodes
		.flatMap(({ variants }) => variants.nodes)
		.filter(({ availableForSale }) => availableForSale)
		.map(({ id }) => id.split('/').at(-1) ?? '');
}
