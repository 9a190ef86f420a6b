import { site } from '~/site';

/** The specified template: '%s - {site name}'. */
export function pageTitle(title: string): string {
	return `${title} - ${site.name}`;
}
