import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The hash in a public file's name: `home-OZpE2nFi.js`. */
const HASH = /-([\w-]{8})\.\w+$/;
const TEXT = /\.(js|css)$/;

/** Writes a successor of the build in `dist`: the same content with another id and other hashes in file names. */
export function writeNextBuild(): { folder: string; remove: () => void } {
	const [id = ''] = readFileSync('dist/build-id', 'utf8').split(' ');
	const hashes = readdirSync('dist/client/assets').flatMap((file) => HASH.exec(file)?.[1] ?? []);
	const former = new RegExp([id, ...new Set(hashes)].join('|'), 'g');
	const renamed = (text: string) => text.replaceAll(former, (hash) => `next${hash.slice(4)}`);
	const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
	// The compressed versions contain the old names.
	cpSync('dist', folder, { recursive: true, filter: (file) => !file.endsWith('.br') });
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		if (TEXT.test(file)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
		renameSync(file, join(entry.parentPath, renamed(entry.name)));
	}
	return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
