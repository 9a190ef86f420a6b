import type { Plugin } from 'vite';
import { LATER_REL, LATER_TYPE } from '../app/lib/load-after-paint';
import { type Patch, patched } from './patched';

const LATER = `${JSON.stringify(LATER_REL)}: "modulepreload"`;

const PATCHES: Patch[] = [
	{
		file: '@remix-run/react/dist/esm/components.js',
		changes: [
			[
				'rel: "modulepreload",\n    href: manifest.entry.module,',
				`${LATER},\n    href: manifest.entry.module,`,
			],
			['key: path,\n    rel: "modulepreload",', `key: path,\n    ${LATER},`],
			['type: "module",\n      async: true', `type: ${JSON.stringify(LATER_TYPE)}`],
		],
	},
];

/** What a page loads of the framework's own waits until `app/lib/load-after-paint.ts` has it begin. */
export function scriptsAfterPaint(): Plugin {
	return patched('scripts-after-paint', PATCHES);
}
