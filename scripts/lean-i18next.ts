import type { Plugin } from 'vite';

/** The part of i18next that asks a backend for texts, up to the next declaration. */
const BACKEND = /class Connector extends EventEmitter \{\n[\s\S]*?\n\}\n(?=\nconst )/;

/** Plural rules of 2014, for browsers without `Intl.PluralRules`. */
const OLD_PLURALS = /let sets = \[\{\n[\s\S]*?\n\}\];\n/;

/**
 * Leaves out of the browser's i18next what this shop never calls: texts come with the page, so there is no
 * backend, and every browser that runs the script has `Intl.PluralRules`. It saves a first visit 1.5 kB.
 * The build fails where i18next has changed so that the parts are not found.
 */
export function leanI18next(): Plugin {
	return {
		name: 'lean-i18next',
		apply: 'build',
		transform(code, id, options) {
			if (options?.ssr || !/node_modules\/i18next\/dist\/esm\/i18next\.js$/.test(id)) return null;
			for (const part of [BACKEND, OLD_PLURALS]) {
				if (!part.test(code)) this.error(`i18next has changed: ${part} is not in it any more`);
			}
			return {
				code: code
					.replace(BACKEND, 'class Connector extends EventEmitter {}\n')
					.replace(OLD_PLURALS, 'let sets = [];\n'),
				map: null,
			};
		},
	};
}
