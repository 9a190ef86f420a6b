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

function project(name: string, include: string[]) {
	return { extends: true as const, test: { name, include } };
}

export default defineConfig(({ command, mode }) => {
	const test = mode === 'test';
	return {
		base: process.env.HYDROGEN_ASSET_BASE_URL ?? '/',
		define: { __BUILD_ID__: JSON.stringify(command === 'build' ? buildId() : 'development') },
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
		},
		// The development server finds CommonJS only in what is named here.
		ssr: { optimizeDeps: { include: ['react-i18next > html-parse-stringify > void-elements'] } },
		server: { warmup: { clientFiles: ['./app/entry.client.tsx', './app/root.tsx'] } },
		test: {
			testTimeout: 30_000,
			hookTimeout: 30_000,
			projects: [
				project('unit', ['{app,bench,demo-shop,scripts}/**/*.test.{ts,tsx}']),
				project('integration', ['tests/{integration,edge}/**/*.test.ts']),
			],
		},
	};
});
