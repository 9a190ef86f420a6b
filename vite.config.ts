import { vitePlugin as remix } from '@remix-run/dev';
import { hydrogen } from '@shopify/hydrogen/vite';
import { oxygen } from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rollup } from 'vite';
import { buildId } from './scripts/build/build-id';
import { remixFuture } from './scripts/build/remix-future';
import { contentModules } from './scripts/content/render-content';
import { readSettings } from './scripts/environment';

declare module '@remix-run/server-runtime' {
	interface Future {
		v3_singleFetch: true;
	}
}

/** Modules that every page loads. */
const EVERY_PAGE = /\/app\/(entry\.client|root|routes\/layout)\.tsx/;

/** Routes with which most visits begin. */
const FIRST_SCREENS = ['home', 'map', 'product', 'collection', 'search'].map(
	(name) => new RegExp(`/app/routes/${name}\\.tsx`),
);

/**
 * One chunk for the code of every page, and of most first screens: compresses better than a dozen small files,
 * which a slow connection would load in parallel with the style sheet.
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
	return isImportedBy(EVERY_PAGE) || FIRST_SCREENS.filter(isImportedBy).length > 2
		? 'shared'
		: undefined;
}

export default defineConfig(({ command, isSsrBuild }) => ({
	base: process.env.HYDROGEN_ASSET_BASE_URL ?? '/',
	define: {
		__BUILD_ID__: JSON.stringify(command === 'build' ? buildId() : 'development'),
		__BUILD_TIME__: Date.now(),
	},
	resolve: { alias: { '~': `${import.meta.dirname}/app` } },
	plugins: [
		contentModules(),
		tailwindcss(),
		hydrogen({ disableVirtualRoutes: true }),
		oxygen({ env: command === 'serve' ? readSettings().worker : {} }),
		remix({
			presets: [hydrogen.v3preset()],
			future: remixFuture,
		}),
	],
	build: {
		// No data: URIs, so the security policy needs no exception.
		assetsInlineLimit: 0,
		cssCodeSplit: false,
		// The 3D model viewer is the largest chunk, loaded on demand.
		chunkSizeWarningLimit: 700,
		target: 'es2022',
		// Saves 4.5 kB of script on each first visit. The worker is not minified: its log contains function names.
		minify: isSsrBuild ? false : 'terser',
		// Vite does not tell Terser the target.
		terserOptions: { ecma: 2020, safari10: false, compress: { passes: 2 } },
		rollupOptions: isSsrBuild
			? {}
			: {
					treeshake: 'smallest',
					output: { manualChunks: chunkOf },
					// Routes without a page have no code in the browser.
					onwarn: (warning, warn) => warning.code === 'EMPTY_BUNDLE' || warn(warning),
				},
	},
	// For `npm run dev`, whose worker loads a module again for each of its importers.
	ssr: {
		optimizeDeps: {
			include: [
				// CommonJS, which the worker cannot load.
				'react-i18next > html-parse-stringify > void-elements',
				// Of many modules or much code.
				'hast-util-from-html',
				'hast-util-sanitize',
				'hast-util-to-html',
				'hast-util-to-mdast',
				'jose',
				'mdast-util-to-markdown',
				'valibot',
			],
			esbuildOptions: { minify: true, sourcemap: false },
		},
	},
	server: { warmup: { clientFiles: ['./app/entry.client.tsx', './app/root.tsx'] } },
}));
