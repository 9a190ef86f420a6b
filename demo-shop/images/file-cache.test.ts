import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileCache } from './file-cache';

const folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('another process reads what one has stored; only whole files are left', async () => {
	const one = new FileCache(join(folder, 'images'));
	await one.set('a/../b 1', Buffer.from('first'));
	await one.set('a/../b 1', Buffer.from('second'));
	const other = new FileCache(join(folder, 'images'));
	expect((await other.get('a/../b 1'))?.toString()).toBe('second');
	expect(await other.get('a/../b 2')).toBeUndefined();
	expect(readdirSync(join(folder, 'images'))).toHaveLength(1);
});

test('a folder that cannot be written stores nothing', async () => {
	const file = join(folder, 'file');
	writeFileSync(file, '');
	const cache = new FileCache(file);
	await cache.set('key', Buffer.from('value'));
	expect(await cache.get('key')).toBeUndefined();
});
