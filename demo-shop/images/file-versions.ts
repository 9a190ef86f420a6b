import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** The image files of a folder with a checksum of their content, for `?v=` in URLs. */
export function readFileVersions(folder: string): Map<string, number> {
	const versions = new Map<string, number>();
	if (!existsSync(folder)) {
		return versions;
	}
	for (const file of readdirSync(folder)) {
		if (/\.(?:webp|jpe?g|png)$/i.test(file)) {
			versions.set(file, crc32(readFileSync(join(folder, file))));
		}
	}
	return versions;
}
