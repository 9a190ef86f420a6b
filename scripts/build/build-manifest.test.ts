import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeManifest } from './build-manifest';

test('tells the latest build with its time, and that each build’s files are there', () => {
	const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
	try {
		const id = writeManifest(folder, new Date(1_000));
		const read = (file: string) => JSON.parse(readFileSync(join(folder, 'builds', file), 'utf8'));
		expect(id).toMatch(/^[0-9a-f]{12}$/);
		expect(read('latest.json')).toEqual({ id, timestamp: 1_000 });
		expect(read(`meta/${id}.json`)).toEqual({ id, timestamp: 1_000 });
	} finally {
		rmSync(folder, { recursive: true });
	}
});
