import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StateFileError } from './journal';

const fileName = 'used-by';

/**
 * Locks a state folder for the shop at `origin`: two writers would corrupt the journal. A lock is valid
 * only while its shop responds and has the same folder, so the lock of a killed process is ignored.
 * Throws `StateFileError`; resolves to a function that releases the lock.
 */
export async function claimFolder(folder: string, origin: string): Promise<() => void> {
	const file = join(folder, fileName);
	const holder = readHolder(file);
	if (holder && holder !== origin && (await servesFolder(holder, folder))) {
		throw new StateFileError(
			`The state folder ${folder} is in use by the demo shop at ${holder}; stop that one or choose another folder with --state.`,
		);
	}
	mkdirSync(folder, { recursive: true });
	writeFileSync(file, `${origin}\n`);
	return () => rmSync(file, { force: true });
}

function readHolder(file: string): string | null {
	try {
		return readFileSync(file, 'utf8').trim();
	} catch {
		return null;
	}
}

async function servesFolder(origin: string, folder: string): Promise<boolean> {
	try {
		const response = await fetch(`${origin}/__demo/health`, { signal: AbortSignal.timeout(1000) });
		const health: unknown = JSON.parse(await response.text());
		return (
			typeof health === 'object' &&
			health !== null &&
			'stateFolder' in health &&
			health.stateFolder === resolve(folder)
		);
	} catch {
		return false;
	}
}
