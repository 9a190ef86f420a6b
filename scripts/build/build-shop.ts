import { rmSync, writeFileSync } from 'node:fs';
import { packageProgram, run } from '../children';
import { buildId } from './build-id';
import { beginBuild, endBuild } from './freshness';
import { precompress } from './precompress';

/** Files of the build tools in the public folder. */
const PRIVATE = ['dist/client/.vite', 'dist/client/oxygen.json'];

/** Builds the storefront into `dist`. */
export async function buildShop(): Promise<void> {
	const start = Date.now();
	console.log('Building the storefront …');
	beginBuild();
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
	endBuild();
	const seconds = ((Date.now() - start) / 1000).toFixed(1);
	console.log(`Built ${buildId()} in ${seconds} s, ${count} files compressed.`);
}
