import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startDemoShop } from '../server';

const main = join(import.meta.dirname, '..', 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
let child: ChildProcess | null = null;

afterEach(() => {
	child?.kill('SIGKILL');
	rmSync(folder, { recursive: true, force: true });
});

async function start(...args: string[]) {
	const started = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0', ...args], {
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	child = started;
	const [line] = await once(started.stdout, 'data');
	return String(line).trim().split(' ').at(-1) ?? '';
}

async function query(origin: string, text: string) {
	const response = await fetch(`${origin}/api/2026-04/graphql.json`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ query: text }),
	});
	return JSON.parse(await response.text()).data;
}

/** Creates carts until the shop ends; resolves to the ids of all that were in a response. */
async function createUntilGone(origin: string): Promise<string[]> {
	const ids: string[] = [];
	try {
		for (;;) {
			const data = await query(origin, 'mutation { cartCreate { cart { id } } }');
			ids.push(data.cartCreate.cart.id);
			if (ids.length === 40) {
				child?.kill('SIGKILL');
			}
		}
	} catch {
		return ids;
	}
}

test('a shop that is killed loses nothing that was in a response', async () => {
	const first = await start('--state', folder);
	const [ids, more] = await Promise.all([createUntilGone(first), createUntilGone(first)]);
	const second = await startDemoShop({ port: 0, stateFolder: folder });
	const all = [...ids, ...more];
	const fields = all.map((id, index) => `c${index}: cart(id: "${id}") { id }`).join(' ');
	const found = await query(second.origin, `{ ${fields} }`);
	expect(all.length).toBeGreaterThanOrEqual(40);
	expect(Object.values(found)).toEqual(all.map((id) => ({ id })));
	await second.close();
});

test('an invalid setting ends the start with one sentence', async () => {
	const started = spawn(process.execPath, ['--import', 'tsx', main, '--port', 'abc'], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	child = started;
	const [[code], [message]] = await Promise.all([
		once(started, 'exit'),
		once(started.stderr, 'data'),
	]);
	expect(code).toBe(1);
	expect(String(message)).toBe('--port is "abc"; give a port from 0 to 65535.\n');
});
