import { readdirSync, readFileSync } from 'node:fs';

/** Messages of one language: `namespace:path.to.key` → text. The last part of a list item's key is its index. */
export type Catalogue = ReadonlyMap<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

export function readCatalogues(folder: string): Map<string, Catalogue> {
	const locales = readdirSync(folder).sort();
	return new Map(
		locales.map((locale) => [
			locale,
			new Map(
				readdirSync(`${folder}/${locale}`).flatMap((file) => {
					const content: unknown = JSON.parse(readFileSync(`${folder}/${locale}/${file}`, 'utf8'));
					return flatten(content, `${file.replace(/\.json$/, '')}:`);
				}),
			),
		]),
	);
}

function flatten(value: unknown, key: string): [string, string][] {
	if (typeof value !== 'object' || value === null) return [[key, String(value ?? '')]];
	return Object.entries(value).flatMap(([name, child]) =>
		flatten(child, key.endsWith(':') ? `${key}${name}` : `${key}.${name}`),
	);
}

/** The key without its plural suffix, which i18next adds itself. */
export function withoutPlural(key: string): string {
	return key.replace(PLURAL, '');
}

/** Names in `{{…}}`, without their format. */
export function placeholders(text: string): Set<string> {
	return new Set([...text.matchAll(/\{\{\s*-?\s*([\w.]+)/g)].map(([, name = '']) => name));
}

/** One problem for each message that is empty, missing in a language, or has other placeholders than in the first one. */
export function compareCatalogues(catalogues: ReadonlyMap<string, Catalogue>): string[] {
	const shapes = new Map([...catalogues].map(([locale, texts]) => [locale, shapesOf(texts)]));
	const keys = new Set([...shapes.values()].flatMap((shape) => [...shape.keys()]));
	const [reference] = shapes;
	return [...catalogues].flatMap(([locale, texts]) => [
		...[...texts]
			.filter(([, text]) => text.trim() === '')
			.map(([key]) => `${locale} ${key} is empty.`),
		...[...keys].flatMap((key) => {
			const shape = shapes.get(locale)?.get(key);
			if (!shape) return [`${locale} lacks ${key}.`];
			return [
				...missingPlurals(locale, key, shape),
				...otherPlaceholders(`${locale} ${key}`, shape, reference?.[1].get(key)),
			];
		}),
	]);
}

/** Properties of a message, in all its plural forms, that must be the same in all languages. */
interface Shape {
	plurals: Set<string>;
	placeholders: Set<string>;
}

function shapesOf(texts: Catalogue): Map<string, Shape> {
	const shapes = new Map<string, Shape>();
	for (const [key, text] of texts) {
		const name = withoutPlural(key);
		const shape = shapes.get(name) ?? { plurals: new Set(), placeholders: new Set() };
		const plural = PLURAL.exec(key)?.[1];
		if (plural) shape.plurals.add(plural);
		for (const placeholder of placeholders(text)) shape.placeholders.add(placeholder);
		shapes.set(name, shape);
	}
	return shapes;
}

/** A plural message needs every plural form of its language. */
function missingPlurals(locale: string, key: string, { plurals }: Shape): string[] {
	if (plurals.size === 0) return [];
	return new Intl.PluralRules(locale)
		.resolvedOptions()
		.pluralCategories.filter((category) => !plurals.has(category))
		.map((category) => `${locale} lacks the plural form ${key}_${category}.`);
}

function otherPlaceholders(message: string, shape: Shape, expected = shape): string[] {
	const ownNames = list(shape.placeholders);
	const expectedNames = list(expected.placeholders);
	return ownNames === expectedNames
		? []
		: [`${message} has the placeholders ${ownNames} instead of ${expectedNames}.`];
}

function list(names: Set<string>): string {
	return names.size === 0 ? 'none' : [...names].sort().join(', ');
}
