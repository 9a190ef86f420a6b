import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { findIcons, installedSet } from '~/features/icons/find-icons.server';
import { isIconName, MAX_ICONS, readIconNames } from '~/features/icons/icon-names';
import { createIconService } from '~/features/icons/icon-service.server';
import { NO_STORE } from '~/lib/cache-control';
import { describeError } from '~/lib/describe-error';

/** Icons never change under the same name. */
const CACHED = { 'Cache-Control': 'public, max-age=604800, immutable' };

/** `/api/icons/{set}.json?icons=a,b`: icons by name, in the format of Iconify's API. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
	const prefix = params.file?.endsWith('.json') ? params.file.slice(0, -'.json'.length) : '';
	const names = readIconNames(new URL(request.url).searchParams.get('icons'));
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
