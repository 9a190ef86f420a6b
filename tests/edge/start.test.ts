import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports';
import { variantIds } from '../setup/catalogue';
import { type Checkout, createCheckout, type Start } from '../setup/checkout';
import { cookiesOf } from './edge';

let checkout: Checkout;

beforeAll(() => {
	checkout = createCheckout();
});

afterEach(() => checkout.stopAll());
afterAll(() => checkout.remove());

const start = (settings: Record<string, string>) => checkout.start('scripts/start.ts', settings);

async function isListening(port: number): Promise<boolean> {
	return fetch(`http://localhost:${port}`).then(
		() => true,
		() => false,
	);
}

test('npm start names all invalid settings in one line', async () => {
	const settings = {
		PUBLIC_STORE_DOMAIN: 'aerolume.myshopify.com',
		PUBLIC_STOREFRONT_API_TOKEN: '8f4b2d6e1a9c47305d8e6b7f2c1a9034',
		SITE_URL: 'http://aerolume.example',
		SESSION_SECRET: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
		MESSAGES_URL: 'https://messages.example',
	};
	const sentence =
		'SESSION_SECRET is easy to guess: take one from "openssl rand -hex 32"; PUBLIC_STOREFRONT_API_TOKEN must not have the demo shop’s value: set that of your own shop; SITE_URL begins with http';
	const shop = start(settings);
	expect(await shop.ended).toBe(1);
	expect(shop.output()).toContain(sentence);
	expect(shop.output().trim().split('\n')).toHaveLength(1);
});

test('npm start names a taken port', async () => {
	const server = createServer();
	const port = await new Promise<number>((resolve) =>
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : 0);
		}),
	);
	const settings = { PORT: String(await freePort()), DEMO_SHOP_PORT: String(await freePort()) };
	const shop = start({ ...settings, DEMO_SHOP_PORT: String(port) });
	expect(await shop.ended).toBe(1);
	expect(shop.output().trim()).toBe(
		`Port ${port} is taken: stop what uses it, or set DEMO_SHOP_PORT to another port.`,
	);
	await new Promise((resolve) => server.close(resolve));
});

/** Adds the map to carts of new visitors until the shop stops responding; returns their cookies. */
async function buyUntilGone(origin: string, bought: () => void): Promise<string[]> {
	const visitors: string[] = [];
	try {
		for (;;) {
			const response = await fetch(`${origin}/en/api/cart`, {
				method: 'POST',
				headers: { Origin: origin },
				body: new URLSearchParams({ intent: 'add', variantId: variantIds.plenty }),
			});
			if (!response.ok) return visitors;
			visitors.push(cookiesOf(response));
			bought();
		}
	} catch {
		return visitors;
	}
}

/** Kills the demo shop of a running shop, without time to save. */
function killDemoShop({ child }: Start): void {
	const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
	const line = processes
		.split('\n')
		.map((entry) => entry.trim().split(/\s+/))
		.find(
			([, parent, ...words]) => parent === String(child.pid) && /demo-shop/.test(words.join(' ')),
		);
	process.kill(Number(line?.[0]), 'SIGKILL');
}

test('npm start says when it is ready, keeps its carts in an ignored folder even if its demo shop is killed, and SIGTERM stops both', async () => {
	const [port, demoShopPort] = [await freePort(), await freePort()];
	const settings = { PORT: String(port), DEMO_SHOP_PORT: String(demoShopPort) };
	const origin = `http://localhost:${port}`;
	const first = start(settings);
	await first.printed(`ready ${origin}\n`);
	let bought = 0;
	const visitors = await Promise.all(
		[1, 2].map(() =>
			buyUntilGone(origin, () => {
				bought += 1;
				if (bought === 8) killDemoShop(first);
			}),
		),
	);
	expect(await first.ended).toBe(1);
	expect(first.output()).toContain('The demo shop ended unexpectedly (signal SIGKILL).');
	expect(readdirSync(join(checkout.folder, '.demo-shop'))).not.toEqual([]);

	const second = start(settings);
	await second.printed(`ready ${origin}\n`);
	expect((await fetch(origin)).status).toBe(200);
	expect((await fetch(`http://localhost:${demoShopPort}/__demo/health`)).status).toBe(200);
	const carts = await Promise.all(
		visitors.flat().map(async (cookie) => {
			const session = await fetch(`${origin}/en/api/session`, { headers: { Cookie: cookie } });
			return ((await session.json()) as { cart: { totalQuantity: number } }).cart.totalQuantity;
		}),
	);
	expect(carts.length).toBeGreaterThanOrEqual(8);
	expect(carts).toEqual(carts.map(() => 1));
	second.child.kill('SIGTERM');
	expect(await second.ended).toBe(0);
	expect([await isListening(port), await isListening(demoShopPort)]).toEqual([false, false]);
	expect(second.output().match(/^ready /gm)).toHaveLength(1);
}, 60_000);
