import { availableParallelism } from 'node:os';
import { vitePlugin as remix } from '@remix-run/dev';
import { hydrogen } from '@shopify/hydrogen/vite';
import { oxygen } from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import type { Rollup } from 'vite';
import { defineConfig } from 'vitest/config';
import { buildId } from './scripts/build-id';
import { contentModules } from './scripts/content/content-modules';
import { readSettings } from './scripts/environment';

declare module '@remix-run/server-runtime' {
	interface Future {
		v3_singleFetch: true;
	}
}

function project(name: string, include: string[], globalSetup: string[] = []) {
	return { extends: true as const, test: { name, include, globalSetup } };
}

/** Modules that every page loads. */
const EVERY_PAGE = /\/app\/(entry\.client|root|routes\/layout)\.tsx/;

/** The screens that most visits begin with. */
const FIRST_SCREENS = ['home', 'map', 'product', 'collection', 'search'].map(
	(name) => new RegExp(`/app/routes/${name}\\.tsx`),
);

/**
 * One file for the code that every page, or each of the first screens, imports: it compresses better whole than in a
 * dozen small files, which a slow line would load side by side with the style sheet.
 */
function chunkOf(
	id: string,
	{ getModuleInfo }: Pick<Rollup.ManualChunkMeta, 'getModuleInfo'>,
): string | undefined {
	const importers = new Set([id]);
	for (const module of importers) {
		for (const importer of getModuleInfo(module)?.importers ?? []) importers.add(importer);
	}
	const isImportedBy = (pattern: RegExp) => [...importers].some((module) => pattern.test(module));
	return isImportedBy(EVERY_PAGE) || FIRST_SCREENS.every(isImportedBy) ? 'shared' : undefined;
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
	const test = mode === 'test';
	return {
		base: process.env.HYDROGEN_ASSET_BASE_URL ?? '/',
		define: {
			__BUILD_ID__: JSON.stringify(command === 'build' ? buildId() : 'development'),
			__BUILD_TIME__: Date.now(),
		},
		resolve: { alias: { '~': `${import.meta.dirname}/app` } },
		plugins: test
			? [contentModules()]
			: [
					contentModules(),
					tailwindcss(),
					hydrogen({ disableVirtualRoutes: true }),
					oxygen({ env: command === 'serve' ? readSettings().worker : {} }),
					remix({
						presets: [hydrogen.v3preset()],
						future: {
							v3_fetcherPersist: true,
							v3_relativeSplatPath: true,
							v3_throwAbortReason: true,
							v3_lazyRouteDiscovery: true,
							v3_singleFetch: true,
							v3_routeConfig: true,
						},
					}),
				],
		build: {
			// Nothing is inlined as data: URI, so the security policy needs no exception for scripts.
			assetsInlineLimit: 0,
			cssCodeSplit: false,
			// The viewer of models is the largest, and is loaded by a click on a model.
			chunkSizeWarningLimit: 700,
			target: 'es2022',
			// It costs the build some seconds and spares every first visit 4.5 kB of script.
			// The worker stays as it is: its log names functions, and its speed is the same.
			minify: isSsrBuild ? false : 'terser',
			terserOptions: { compress: { passes: 2 } },
			rollupOptions: isSsrBuild ? {} : { treeshake: 'smallest', output: { manualChunks: chunkOf } },
		},
		// The development server finds CommonJS only in what is named here.
		ssr: {
			optimizeDeps: {
				include: ['react-i18next > html-parse-stringify > void-elements'],
			},
		},
		server: { warmup: { clientFiles: ['./app/entry.client.tsx', './app/root.tsx'] } },
		test: {
			// Most of these wait for a worker or a shop to answer, and most of a short file is to load its modules:
			// so more files than cores run at a time, and those of a worker share what is loaded.
			maxWorkers: Math.max(4, availableParallelism()),
			pool: 'threads',
			isolate: false,
			setupFiles: ['tests/setup/leave-no-stubs.ts'],
			testTimeout: 30_000,
			hookTimeout: 30_000,
			projects: [
				project('unit', ['{app,bench,scripts}/**/*.test.{ts,tsx}']),
				'demo-shop',
				project('integration', ['tests/integration/**/*.test.ts']),
				project(
					'edge',
					['tests/edge/**/*.test.ts'],
					['tests/setup/warn-of-old-build.ts', 'tests/setup/shared-edge.ts'],
				),
			],
		},
	};
});
