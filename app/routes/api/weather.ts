import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { isRegion } from '~/features/weather/regions';
import { loadRegionReports } from '~/features/weather/weather.server';
import { translator } from '~/i18n/i18next.server';
import { NO_STORE } from '~/lib/cache-control';

/** Reports are published every half hour. */
const CACHED = { 'Cache-Control': 'public, max-age=60' };

/** A region's reports, decoded in the page's language; 404 for an unknown region. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
	if (!isRegion(params.region)) {
		const error = translator(context.locale)('report:unknownRegion');
		return Response.json({ error }, { status: 404, headers: NO_STORE });
	}
	const { reports, isFallback } = await loadRegionReports(context, params.region);
	return Response.json(reports, { headers: isFallback ? NO_STORE : CACHED });
}
