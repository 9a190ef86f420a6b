import { localeCodes } from '~/i18n/locales';

/** Private paths, and paths that are not pages. */
const PRIVATE_PATHS = ['/cart', '/account', '/auth', '/wishlist', '/discount', '/api', '/search'];

/** Parameters that filter or sort a list. */
const LIST_PARAMETERS = ['filter', 'sort'];

/** `/robots.txt`: disallows private and duplicate pages, with and without a locale prefix. */
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
