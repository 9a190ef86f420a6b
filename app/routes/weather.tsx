import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { breadcrumbGraph } from '~/features/seo/page-graph';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { isRegion, regionPath } from '~/features/weather/regions';
import { countPages, onPage, readPage } from '~/features/weather/report-pages';
import { ReportTable } from '~/features/weather/report-table';
import { startWeather } from '~/features/weather/weather.server';
import { WeatherMap } from '~/features/weather/weather-map';
import { translator } from '~/i18n/i18next.server';
import { useLocale } from '~/i18n/use-locale';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { pageNotFound } from '~/lib/not-found.server';
import { buttonClass } from '~/ui/button';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	if (!isRegion(params.region)) throw pageNotFound(request);
	const { pathname, searchParams } = new URL(request.url);
	// Does not wait for the weather service, unlike `loadRegionReports`.
	const { view, stations } = await startWeather(context, params.region).reports();
	const pages = countPages(stations.length);
	const page = readPage(searchParams.get('page'), pages);
	const t = translator(context.locale);
	const title = t(`weather:page.title.${view.region}`);
	const siteUrl = context.env.SITE_URL;
	const seo = createSeo({
		siteUrl,
		pathname,
		search: page > 1 ? `?page=${page}` : '',
		title: page > 1 ? t('weather:page.numbered', { title, page }) : title,
		description: t('weather:page.description', { count: stations.length }),
	});
	const graph = breadcrumbGraph({ siteUrl, locale: context.locale }, [
		{ name: title, path: regionPath(view.region) },
	]);
	return {
		view,
		reports: onPage(stations, page),
		page,
		pages,
		airports: stations.length,
		seo: { ...seo, structuredData: [graph] },
	};
}

export default function WeatherRoute() {
	const { view, reports, page, pages, airports } = useLoaderData<typeof loader>();
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	const path = to(regionPath(view.region));
	return (
		<div className="page-width pt-12 pb-section">
			<h1 className="text-4xl">{t(`page.title.${view.region}`)}</h1>
			<p className="mt-4 max-w-measure text-lg">{t('page.lead', { count: airports })}</p>
			<div className="mt-8">
				<WeatherMap key={view.region} view={view} />
			</div>
			<h2 id="reports" className="mt-section text-3xl">
				{t('page.reports')}
			</h2>
			<div className="mt-6">
				<ReportTable region={view.region} reports={reports} />
			</div>
			{pages > 1 ? (
				<nav aria-label={t('page.pages')} className="mt-8 flex flex-wrap items-center gap-4">
					{page > 1 ? (
						<Link to={`${path}#reports`} className={buttonClass('secondary')}>
							{t('page.previous')}
						</Link>
					) : null}
					{t('page.place', { page, pages })}
					{page < pages ? (
						<Link to={`${path}?page=${page + 1}#reports`} className={buttonClass('secondary')}>
							{t('page.next')}
						</Link>
					) : null}
				</nav>
			) : null}
		</div>
	);
}
