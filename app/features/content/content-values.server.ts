import { type Locale, localeCodes } from '~/i18n/locales';
import { company, mapPath, site } from '~/site';

const byLocale = new Map(
	localeCodes.map((locale) => [locale, new Map(leaves({ ...site, mapPath, company }, locale))]),
);

/**
 * Puts in what `site.ts` says: `{{name}}`, `{{product}}`, and what lies deeper by its way, `{{company.email}}`.
 * What differs by language, as `{ de, en }`, stands there in the text's own.
 * @throws Error where nothing is called so
 */
export function fillIn(text: string, locale: Locale): string {
	return text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
		const value = byLocale.get(locale)?.get(name);
		if (value === undefined) throw new Error(`Content asks for {{${name}}}, which site.ts lacks`);
		return value;
	});
}

function leaves(parent: object, locale: Locale, way = ''): [string, string][] {
	return Object.entries(parent).flatMap(([name, value]): [string, string][] => {
		if (typeof value === 'string' || typeof value === 'number') return [[way + name, `${value}`]];
		if (!value || typeof value !== 'object') return [];
		return locale in value
			? [[way + name, `${value[locale]}`]]
			: leaves(value, locale, `${way}${name}.`);
	});
}
