import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports';

/** What a running shop writes, and what belongs to this machine alone. */
const OWN = ['.cache', '.demo-shop', '.env', '.git', 'test-results'];

/** A second checkout: the same files, a state of its own. */
let checkout: string;
const started: ChildProcess[] = [];

beforeAll(() => {
	checkout = mkdtempSync(join(tmpdir(), 'start-test-'));
	for (const name of readdirSync('.').filter((entry) => !OWN.includes(entry))) {
		symlinkSync(resolve(name), join(checkout, name));
	}
});

afterEach(() => {
	for (const child of started.splice(0)) child.kill('SIGKILL');
});

afterAll(() => rmSync(checkout, { recursive: true }));

interface Start {
	child: ChildProcess;
	output(): string;
	/** The exit code. */
	ended: Promise<number | null>;
	/** Resolves when a line with the text was printed; rejects when the command ends without it. */
	printed(text: string): Promise<void>;
}

function start(settings: Record<string, string>): Start {
	const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
		cwd: checkout,
		env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
	});
	started.push(child);
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => {
			output += chunk;
			child.emit('output');
		});
	}
	const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
	return {
		child,
		output: () => output,
		ended,
		printed: (text) =>
			new Promise((resolve, reject) => {
				child.on('output', () => output.includes(text) && resolve());
				void ended.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
			}),
	};
}

async function answers(port: number): Promise<boolean> {
	return fetch(`http://localhost:${port}`).then(
		() => true,
		() => false,
	);
}

test('npm start tells when storefront and demo shop answer, and SIGTERM ends both', async () => {
	const [port, demoShopPort] = [await freePort(), await freePort()];
	const shop = start({ PORT: String(port), DEMO_SHOP_PORT: String(demoShopPort) });
	await shop.printed(`ready http://localhost:${port}\n`);
	expect((await fetch(`http://localhost:${port}`)).status).toBe(200);
	expect((await fetch(`http://localhost:${demoShopPort}/__demo/health`)).status).toBe(200);
	shop.child.kill('SIGTERM');
	expect(await shop.ended).toBe(0);
	expect([await answers(port), await answers(demoShopPort)]).toEqual([false, false]);
	expect(shop.output().match(/^ready /gm)).toHaveLength(1);
});

test.each([
	[{ PORT: 'abc' }, 'PORT is "abc": set it to a port number from 1 to 65535.'],
	[
		{ PORT: '4000', DEMO_SHOP_PORT: '4000' },
		'PORT and DEMO_SHOP_PORT are both 4000: give each a port of its own.',
	],
	[{ SESSION_SECRET: 'short' }, 'SESSION_SECRET needs at least 32 characters'],
	[
		{
			PUBLIC_STORE_DOMAIN: 'aerolume.myshopify.com',
			PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
			SITE_URL: 'https://aerolume.example',
			SESSION_SECRET: 'example-secret-of-the-demo-shop-only',
		},
		'SESSION_SECRET is the example of the demo shop: set a secret of your own for a real shop',
	],
	[
		{ PUBLIC_STORE_DOMAIN: 'aerolume.myshopify.com' },
		'PUBLIC_STOREFRONT_API_TOKEN is the public Storefront API token: 32 hex digits',
	],
])('npm start names the wrong setting of %o', async (settings, sentence) => {
	const shop = start(settings);
	expect(await shop.ended).toBe(1);
	expect(shop.output()).toContain(sentence);
	expect(shop.output().trim().split('\n')).toHaveLength(1);
});

test.each(['PORT', 'DEMO_SHOP_PORT'])('npm start names a taken %s', async (setting) => {
	const server = createServer();
	const port = await new Promise<number>((resolve) =>
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : 0);
		}),
	);
	const settings = { PORT: String(await freePort()), DEMO_SHOP_PORT: String(await freePort()) };
	const shop = start({ ...settings, [setting]: String(port) });
	expect(await shop.ended).toBe(1);
	expect(shop.output().trim()).toBe(
		`Port ${port} is taken: stop what uses it, or set ${setting} to another port.`,
	);
	await new Promise((resolve) => server.close(resolve));
});
