import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { packageProgram, run } from '../children';
import { buildId } from './build-id';
import { precompress } from './precompress';

/** Files of the build tools in the public folder. */
const PRIVATE = ['dist/client/.vite', 'dist/client/oxygen.json'];

/** Which sources `dist` was built from. */
const RECORD = 'dist/build-id';

/** Whether `dist` was built from the current sources. */
export function isCurrentBuild(): boolean {
	return existsSync(RECORD) && readFileSync(RECORD, 'utf8') === currentState();
}

/** Builds the storefront, unless `dist` is current. */
export async function ensureBuild(): Promise<void> {
	if (!isCurrentBuild()) await buildShop();
}

/** Builds the storefront into `dist`. */
export async function buildShop(): Promise<void> {
	const start = Date.now();
	console.log('Building the storefront …');
	// Outdated until the build ends.
	rmSync(RECORD, { force: true });
	await run(
		process.execPath,
		[...packageProgram('@remix-run/dev', 'remix'), 'vite:build', '--logLevel', 'warn'],
		// With a terminal's own NODE_ENV it would be a development build.
		{ env: { ...process.env, NODE_ENV: 'production' } },
	);
	for (const path of PRIVATE) rmSync(path, { recursive: true, force: true });
	console.log('Compressing its public files …');
	const count = await precompress('dist/client');
	// Cloudflare compresses by itself.
	writeFileSync('dist/client/.assetsignore', '*.br\n');
	writeFileSync(RECORD, currentState());
	const seconds = ((Date.now() - start) / 1000).toFixed(1);
	console.log(`Built ${buildId()} in ${seconds} s, ${count} files compressed.`);
}

function currentState(): string {
	return `${buildId()} ${process.env.HYDROGEN_ASSET_BASE_URL ?? ''}\n`;
}
