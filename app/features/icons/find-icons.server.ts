import lucide from '@iconify-json/lucide/icons.json?url';
import { NO_STORE } from '~/lib/cache-control';
import { describeError } from '~/lib/describe-error';
import type { AppContext } from '~/server/context.server';
import { isIconName, MAX_ICONS, readIconNames } from './icon-names';
import { createIconService, type IconService } from './icon-service.server';
import { type IconResponse, type IconSet, pickIcons } from './icon-set';

/** Icons never change under the same name. */
const CACHED = { 'Cache-Control': 'public, max-age=604800, immutable' };

/** `isCertain` is false where the icon service did not respond. */
export interface FoundIcons {
	response: IconResponse | undefined;
	isCertain: boolean;
}

export interface IconSources {
	installed(prefix: string): Promise<IconSet | undefined>;
	service: IconService;
	/** Called where the installed set cannot be read, or the service fails. */
	onFailure(error: unknown): void;
}

/**
 * Icons in the format of Iconify's API. 400 for an invalid set or list, 404 where none is found, 503 where the icon
 * service did not respond.
 * @param file `lucide.json`
 * @param list names, with commas between
 */
export async function iconsResponse(
	context: AppContext,
	file: string | undefined,
	list: string | null,
): Promise<Response> {
	const prefix = file?.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
	const names = readIconNames(list);
	if (!isIconName(prefix)) return refusal(400, 'The path names a set: /api/icons/lucide.json');
	if (!names) return refusal(400, `"icons" holds 1 to ${MAX_ICONS} names with commas between`);
	const { response, isCertain } = await findIcons(prefix, names, {
		installed: (set) => installedSet(set, context.fetchAsset),
		service: createIconService({ baseUrl: context.env.ICONS_API_URL }),
		onFailure: (error) => context.log.warn('Icons could not be read', describeError(error)),
	});
	if (!response || Object.keys(response.icons).length === 0) {
		return isCertain
			? refusal(404, response ? 'No such icons' : 'No such icon set')
			: refusal(503, 'The icon service gives no answer');
	}
	const isComplete = isCertain && !response.not_found;
	return Response.json(response, { headers: isComplete ? CACHED : NO_STORE });
}

function refusal(status: number, error: string): Response {
	return Response.json({ error }, { status, headers: NO_STORE });
}

/** Icons from the installed set, and missing ones from the icon service. */
export async function findIcons(
	prefix: string,
	names: readonly string[],
	{ installed, service, onFailure }: IconSources,
): Promise<FoundIcons> {
	const set = await installed(prefix).catch((error) => {
		onFailure(error);
		return undefined;
	});
	const local = set && pickIcons(set, names);
	const missing = local ? (local.not_found ?? []) : names;
	if (missing.length === 0) return { response: local, isCertain: true };
	try {
		const remote = await service.find(prefix, missing);
		return {
			response: local && remote ? joined(local, remote) : (local ?? remote),
			isCertain: true,
		};
	} catch (error) {
		onFailure(error);
		return { response: local, isCertain: false };
	}
}

/** Merges two responses; icons of another size than the set's get a size of their own. */
function joined(local: IconResponse, remote: IconResponse): IconResponse {
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

/** Public files with icon sets, by prefix. Licence: ISC, © Lucide and Feather contributors. */
const INSTALLED = new Map([['lucide', lucide]]);

const read = new Map<string, IconSet>();

/** An icon set among the build's public files, kept in memory after its first use. Throws where it cannot be read. */
async function installedSet(
	prefix: string,
	fetchAsset: (url: string) => Promise<Response>,
): Promise<IconSet | undefined> {
	const known = read.get(prefix);
	const url = INSTALLED.get(prefix);
	if (known || url === undefined) return known;
	const file = await fetchAsset(url);
	if (!file.ok) throw new Error(`The icon set ${prefix}: HTTP ${file.status}`);
	const set: IconSet = await file.json();
	read.set(prefix, set);
	return set;
}
