import type { Plugin } from 'vite';
import { type Patch, patched } from './patched';

const PATCHES: Patch[] = [
	{
		file: '@remix-run/react/dist/esm/components.js',
		changes: [
			['getPartialManifest(manifest, router), null, 2)', 'getPartialManifest(manifest, router))'],
		],
	},
	{
		// The browser's script has the flags settled: nothing there asks for them.
		file: '@remix-run/server-runtime/dist/esm/serverHandoff.js',
		changes: [
			['JSON.stringify(serverHandoff)', 'JSON.stringify({ ...serverHandoff, future: {} })'],
		],
	},
	{
		// In single quotes: data is JSON, whose own quotes then need no mark.
		file: '@remix-run/react/dist/esm/single-fetch.js',
		changes: [['escapeHtml(JSON.stringify(value))', 'quoted(value)']],
		more: String.raw`
const ESCAPES = { "\n": "\\n", "\u2028": "\\u2028", "\u2029": "\\u2029", "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" };
function quoted(value) {
  return "'" + value.replace(/[\\'\n\u2028\u2029<>&]/g, (found) => ESCAPES[found] ?? "\\" + found) + "'";
}
`,
	},
	{
		file: '@remix-run/react/dist/esm/scroll-restoration.js',
		changes: [
			[
				`((STORAGE_KEY, restoreKey) => {
    if (!window.history.state || !window.history.state.key) {
      let key = Math.random().toString(32).slice(2);
      window.history.replaceState({
        key
      }, "");
    }
    try {
      let positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) || "{}");
      let storedY = positions[restoreKey || window.history.state.key];
      if (typeof storedY === "number") {
        window.scrollTo(0, storedY);
      }
    } catch (error) {
      console.error(error);
      sessionStorage.removeItem(STORAGE_KEY);
    }
  }).toString()`,
				'RESTORE_SCROLL',
			],
		],
		more: `
const RESTORE_SCROLL = '(k,r)=>{let h=history;if(!h.state?.key)h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage.getItem(k)||"{}")[r||h.state.key];if(typeof y=="number")scrollTo(0,y)}catch(e){console.error(e);sessionStorage.removeItem(k)}}';
`,
	},
];

/**
 * What the framework writes into every page for the browser says the same in fewer bytes: 300 of a page as it is sent.
 */
export function shortPages(): Plugin {
	return patched('short-pages', PATCHES);
}
