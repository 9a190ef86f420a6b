import { availableParallelism } from 'node:os';
import { vitePlugin as remix } from '@remix-run/dev';
import { hydrogen } from '@shopify/hydrogen/vite';
import { oxygen } from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';
import { buildId } from './scripts/build-id';
import { readSettings } from './scripts/environment';

declare module '@remix-run/server-runtime' {
	interface Future {
		v3_singleFetch: true;
	}
}

function project(name: string, include: string[], globalSetup: string[] = []) {
	return { extends: true as const, test: { name, include, globalSetup } };
}

/**
 * What pages load at once, in few chunks: a chunk compresses better whole than in a dozen small files, and
 * over HTTP/1.1 a browser fetches six files at a time. What is loaded on first use (drawers, the menu,
 * sections that the server alone renders) stays out. A module goes with the last chunk that names it.
 */
const CHUNKS = {
	/** Every page. */
	first: [
		/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|i18next|react-i18next)\//,
		/node_modules\/(@remix-run|@babel)\//,
		/vite\/preload-helper/,
		/app\/(i18n|lib|features\/shell)\/|app\/site|features\/cart\/cart-(button|store)/,
		// Of the controls those that every page shows.
		/app\/ui\/(announcer|button|color-mode|icons?|image-sizes|labels|picture|progress-bar|skip-link|spinner|still|toast-\w+)\./,
		/features\/catalog\/(heading-focus|price-line|tax-note)\.|features\/home\/section-head\./,
		/features\/(auth\/account-links|search\/(load-overlay|search-(button|term))|wishlist\/heart)\./,
		/app\/(entry\.client|root|routes\/layout)\.tsx/,
	],
	/** Map and product. */
	offer: [
		/features\/catalog\/product-stage\./,
		/features\/cart\/(add-to-cart|cart-rules)\.|features\/legal\/product-notes\./,
	],
	/** Lists of products, and what follows a product. */
	products: [/features\/catalog\/product-(card|row)\./],
	/** Lists that are narrowed and sorted. */
	lists: [
		/features\/catalog\/(collection-head\.|listing\/(filter-(button|chips|choice|panel|price|values)|listing[\w-]*|load-more|sort-select)\.)/,
		/app\/ui\/wayfinding\./,
	],
	/** Forms that the browser checks before they are sent. */
	forms: [
		/node_modules\/valibot\//,
		/app\/(lib\/(bot-trap|checked-form)|ui\/(bot-trap-fields|use-checked-form))\./,
	],
	/** Links within a sentence. */
	sentences: [
		/node_modules\/(html-parse-stringify|void-elements)\//,
		/react-i18next\/dist\/es\/Trans/,
	],
	/** Where something is chosen or typed. */
	controls: [/app\/ui\/(choice|control-icons|disclosure|field|notice|screen-icons)\./],
} satisfies Record<string, RegExp[]>;
const LATER = /mobile-menu|later-messages|lib\/figures|\.server\./;

function chunkOf(id: string): string | undefined {
	if (LATER.test(id)) return undefined;
	const chunks = Object.entries(CHUNKS).reverse();
	return chunks.find(([, patterns]) => patterns.some((own) => own.test(id)))?.[0];
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
			? []
			: [
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
				include: [
					'react-i18next > html-parse-stringify > void-elements',
					'mdast-util-from-markdown > micromark > debug',
				],
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
				project('unit', ['{app,bench,demo-shop,scripts}/**/*.test.{ts,tsx}']),
				project(
					'integration',
					['tests/{integration,edge}/**/*.test.ts'],
					['tests/setup/warn-of-old-build.ts'],
				),
			],
		},
	};
});
