import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build reads. */
const SOURCES = [
	...['app', 'locales', 'public', 'scripts/build', 'scripts/content'],
	...['server.ts', 'vite.config.ts', 'package-lock.json'],
];

/** Hash of the sources: the same on every machine. */
export function buildId(): string {
	const hash = createHash('sha256');
	for (const source of SOURCES) {
		for (const file of filesBelow(source).filter((name) => !/\.test\.tsx?$/.test(name))) {
			hash.update(file).update('\0').update(readFileSync(file));
		}
	}
	return hash.digest('hex').slice(0, 12);
}

function filesBelow(path: string): string[] {
	if (/\.\w+$/.test(path)) return [path];
	return readdirSync(path, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) =>
			entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
		);
}
