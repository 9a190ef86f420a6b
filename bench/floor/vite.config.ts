import { resolve } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { hydrogen } from '@shopify/hydrogen/vite';
import { oxygen } from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The shop's plugins, flags and build options, for one bare page. */
export default defineConfig({
	root: import.meta.dirname,
	plugins: [
		tailwindcss(),
		hydrogen({ disableVirtualRoutes: true }),
		oxygen(),
		remix({
			presets: [hydrogen.v3preset()],
			buildDirectory: resolve(import.meta.dirname, '../../.cache/bench-floor'),
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
	build: { assetsInlineLimit: 0, emptyOutDir: true },
});
