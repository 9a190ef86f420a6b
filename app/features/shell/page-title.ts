import { site } from '~/site';

/** '%s - {site name}', as specified. */
export function pageTitle(title: string): string {
	return `${title} - ${site.name}`;
}
