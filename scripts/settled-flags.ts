import type { Plugin } from 'vite';

/** Modules of the framework that ask for its flags at run time. */
const ASKS = /node_modules\/(@remix-run\/(react|router)|react-router(-dom)?)\/dist\//;

/** `future.v3_singleFetch`, `window.__remixContext.future.v3_…`; not where one is set. */
const FLAG = /(?:[\w$]+\.)*future\.v[37]_\w+(?!\s*(?::|=[^=]))/g;

/**
 * Every flag of the framework is on. The bundler is told, so that what a flag turns off is no part of the
 * browser's script. It saves a first visit 0.8 kB.
 */
export function settledFlags(): Plugin {
	return {
		name: 'settled-flags',
		apply: 'build',
		transform(code, id, options) {
			if (options?.ssr || !ASKS.test(id)) return null;
			return { code: code.replace(FLAG, 'true'), map: null };
		},
	};
}
