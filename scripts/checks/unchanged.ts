import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Outcome } from './outcome';

/** Files and folders that a check reads. */
export interface Inputs {
	paths: readonly string[];
	/** Filter for files that the check reads. */
	matches?: (text: string) => boolean;
}

/**
 * Runs a check only where its inputs have changed since it last passed.
 *
 * @param stamp file with the hash of the inputs.
 */
export async function unlessUnchanged(
	stamp: string,
	inputs: Inputs,
	check: () => Outcome | Promise<Outcome>,
): Promise<Outcome> {
	const hash = hashOf(inputs);
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
		return { ok: true, output: '', note: 'unchanged since it last passed' };
	}
	const outcome = await check();
	if (outcome.ok) {
		mkdirSync(dirname(stamp), { recursive: true });
		writeFileSync(stamp, hash);
	}
	return outcome;
}

function hashOf({ paths, matches = () => true }: Inputs): string {
	const hash = createHash('sha256');
	for (const file of paths.flatMap(filesIn)) {
		const text = readFileSync(file, 'utf8');
		if (matches(text)) hash.update(`${file}\0${text}\0`);
	}
	return hash.digest('hex');
}

function filesIn(path: string): string[] {
	if (statSync(path).isFile()) return [path];
	return readdirSync(path, { recursive: true, encoding: 'utf8' })
		.map((name) => `${path}/${name}`)
		.filter((file) => /\.(tsx?|json)$/.test(file))
		.sort();
}
