import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unlessUnchanged } from './unchanged';

const root = mkdtempSync(join(tmpdir(), 'unchanged-'));

afterAll(() => rmSync(root, { recursive: true }));

test('a check runs again after a change, and until it passes', async () => {
	const runs: boolean[] = [];
	const check = (ok: boolean) =>
		unlessUnchanged(join(root, 'cache/stamp'), { paths: [root] }, () => {
			runs.push(ok);
			return { ok, output: '' };
		});
	writeFileSync(join(root, 'a.ts'), '1');
	await check(false);
	await check(true);
	await check(true);
	expect(runs).toEqual([false, true]);
	writeFileSync(join(root, 'a.ts'), '2');
	await check(true);
	writeFileSync(join(root, 'b.ts'), '2');
	await check(true);
	expect(runs).toEqual([false, true, true, true]);
});
