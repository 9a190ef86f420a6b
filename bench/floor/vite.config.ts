import { resolve } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { hydrogen } from '@shopify/hydrogen/vite';
import { oxygen } from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { remixFuture } from '../../scripts/build/remix-future';

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
			future: remixFuture,
		}),
	],
	build: { assetsInlineLimit: 0, emptyOutDir: true },
});
