import type { Localized } from '../catalogue/types';
import { type LanguageCode, textKey } from './markets';

/** The text in the request's language. */
export function localize(text: Localized, { language }: { language: LanguageCode }): string {
	return text[textKey(language)];
}

const entities: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
	'&nbsp;': ' ',
};

/** A description without HTML tags, as on the platform: blocks are separated by one space. */
export function stripHtml(html: string): string {
	return html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.replace(/ ([.,;:!?])/g, '$1')
		.trim();
}

/** Truncated to `limit` characters, including the ellipsis (`truncateAt: 12` gives 9 characters and "..."). */
export function truncate(text: string, limit: number | null | undefined): string {
	if (limit == null || text.length <= limit) {
		return text;
	}
	return `${text.slice(0, Math.max(0, limit - 3))}...`;
}
