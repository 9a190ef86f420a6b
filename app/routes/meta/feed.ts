import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { openFeed } from '~/features/seo/feed.server';
import { fileResponse } from '~/features/seo/file-response.server';
import { translator } from '~/i18n/i18next.server';

/** The same for everyone, with prices of the locale's market. Too large for the page cache. */
const HEADERS = {
	'Content-Type': 'application/rss+xml; charset=utf-8',
	'Cache-Control': 'public, max-age=3600',
};

/** `/feeds/products.xml`: all variants of all products, for shopping services. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const { locale, env } = context;
	const description = translator(locale)('home:meta.homeDescription');
	const feed = openFeed(context, { siteUrl: env.SITE_URL, locale, description });
	return fileResponse(context, feed, HEADERS);
}
