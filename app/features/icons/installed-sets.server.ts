import lucide from '@iconify-json/lucide/icons.json?raw';
import type { IconSet } from './icon-set';

/** Licence: ISC, © Lucide and Feather contributors. As text, so that the worker starts without reading them. */
const INSTALLED = new Map([['lucide', lucide]]);

const read = new Map<string, IconSet>();

/** An icon set that is part of the bundle, read when it is first asked for. */
export function installedSet(prefix: string): IconSet | undefined {
	const known = read.get(prefix);
	const text = INSTALLED.get(prefix);
	if (known || text === undefined) return known;
	const set: IconSet = JSON.parse(text);
	read.set(prefix, set);
	return set;
}
