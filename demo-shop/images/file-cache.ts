import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores bytes in a folder that several processes may share. A folder that cannot be written stores nothing. */
export class FileCache {
	#folder: string;

	constructor(folder: string) {
		this.#folder = folder;
	}

	get(key: string): Promise<Buffer | undefined> {
		return readFile(this.#path(key)).catch(() => undefined);
	}

	async set(key: string, value: Buffer): Promise<void> {
		const unfinished = join(this.#folder, randomUUID());
		try {
			await mkdir(this.#folder, { recursive: true });
			await writeFile(unfinished, value);
			await rename(unfinished, this.#path(key));
		} catch {
			// It is made again.
		}
	}

	#path(key: string): string {
		return join(this.#folder, createHash('sha256').update(key).digest('hex'));
	}
}
