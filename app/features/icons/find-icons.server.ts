import lucide from '@iconify-json/lucide/icons.json?raw';
import type { IconService } from './icon-service.server';
import { type IconAnswer, type IconSet, pickIcons } from './icon-set';

/** What was found. `sure` is false where the service that may know more could not be asked. */
export interface FoundIcons {
	answer: IconAnswer | undefined;
	sure: boolean;
}

export interface IconSources {
	installed(prefix: string): IconSet | undefined;
	service: IconService;
	/** Told of a service that gives no answer. */
	onFailure(error: unknown): void;
}

/** Icons from the installed set; those that are not in it from the service. */
export async function findIcons(
	prefix: string,
	names: readonly string[],
	{ installed, service, onFailure }: IconSources,
): Promise<FoundIcons> {
	const set = installed(prefix);
	const local = set && pickIcons(set, names);
	const missing = local ? (local.not_found ?? []) : names;
	if (missing.length === 0) return { answer: local, sure: true };
	try {
		const remote = await service.find(prefix, missing);
		return { answer: local && remote ? joined(local, remote) : (local ?? remote), sure: true };
	} catch (error) {
		onFailure(error);
		return { answer: local, sure: false };
	}
}

/** Icons of another size than their set's say so themselves, so that two sets fit in one. */
function joined(local: IconAnswer, remote: IconAnswer): IconAnswer {
	const { width, height, left, top } = remote;
	const frame = { width: width ?? 16, height: height ?? 16, left: left ?? 0, top: top ?? 0 };
	const icons = Object.entries(remote.icons).map(([name, icon]) => [name, { ...frame, ...icon }]);
	const { not_found: _missing, ...own } = local;
	return {
		...own,
		icons: { ...own.icons, ...Object.fromEntries(icons) },
		...((own.aliases || remote.aliases) && { aliases: { ...own.aliases, ...remote.aliases } }),
		...(remote.not_found && { not_found: remote.not_found }),
	};
}

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
