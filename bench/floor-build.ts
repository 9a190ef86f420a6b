import { rmSync } from 'node:fs';
import { precompress } from '../scripts/build/precompress';
import { packageProgram, run } from '../scripts/children';

/** Where the floor is built to. */
export const FLOOR = '.cache/bench-floor';

/** Builds the bare page in `bench/floor` with the commands that build the shop. */
export async function buildFloor(): Promise<void> {
	console.log('Building the floor …');
	rmSync(FLOOR, { recursive: true, force: true });
	await run(process.execPath, [
		...packageProgram('@remix-run/dev', 'remix'),
		'vite:build',
		'bench/floor',
		'--config',
		'bench/floor/vite.config.ts',
		'--logLevel',
		'warn',
	]);
	await precompress(`${FLOOR}/client`);
}
