import { localeCodes } from '~/i18n/locales';

/** Site paths that are a visitor's own, or no pages at all. */
const PRIVATE_PATHS = ['/cart', '/account', '/auth', '/wishlist', '/discount', '/api', '/search'];

/** Parameters that show the same collection in another order or in part. */
const LIST_PARAMETERS = ['filter', 'sort'];

/** `/robots.txt`: everything may be read but for what is private or shown twice, in every form of an address. */
export function robotsText(siteUrl: string): string {
	const forms = ['', ...localeCodes.map((code) => `/${code}`)];
	const refused = [
		...forms.flatMap((form) => PRIVATE_PATHS.map((path) => `${form}${path}`)),
		...LIST_PARAMETERS.flatMap((name) => [`/*?${name}`, `/*?*&${name}`]),
	];
	return [
		'User-agent: *',
		...refused.map((path) => `Disallow: ${path}`),
		'Allow: /',
		'',
		`Sitemap: ${siteUrl}/sitemap.xml`,
		'',
	].join('\n');
}
