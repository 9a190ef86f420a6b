import { formatMoney } from '../../app/i18n/format';
import { type Locale, localeCodes } from '../../app/i18n/locales';
import { company, mainProductPath, shippingRates, site } from '../../app/site';

const byLocale = new Map(localeCodes.map((locale) => [locale, valuesIn(locale)]));

function valuesIn(locale: Locale): Map<string, string> {
	const shipping = Object.fromEntries(
		Object.entries(shippingRates).map(([name, { price }]) => [name, formatMoney(price, locale)]),
	);
	return new Map(leaves({ ...site, mainProductPath, company, shipping }, locale));
}

/**
 * Replaces `{{name}}` by the value of `site.ts`; a nested one is named by its path: `{{company.email}}`.
 * Of a value that differs by language, as `{ de, en }`, the one in the text's language, else the English one.
 * @throws Error where there is no such value
 */
export function fillIn(text: string, locale: Locale): string {
	return text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
		const value = byLocale.get(locale)?.get(name);
		if (value === undefined) throw new Error(`Content asks for {{${name}}}, which site.ts lacks`);
		return value;
	});
}

function leaves(parent: object, locale: Locale, path = ''): [string, string][] {
	return Object.entries(parent).flatMap(([name, value]): [string, string][] => {
		if (typeof value === 'string' || typeof value === 'number') return [[path + name, `${value}`]];
		if (!value || typeof value !== 'object') return [];
		const text = value[locale] ?? value.en;
		return typeof text === 'string'
			? [[path + name, text]]
			: leaves(value, locale, `${path}${name}.`);
	});
}
