import { readFileSync } from 'node:fs';
import ts from 'typescript';
import {
	type Catalogue,
	compareCatalogues,
	placeholders,
	readCatalogues,
	withoutPlural,
} from './message-catalogue';
import { findMessageUses, type MessageUse } from './message-uses';
import { type Outcome, outcomeOf } from './outcome';

/** A file without any of these words translates nothing. */
const TRANSLATES = /useTranslation|translator|TFunction|i18n\.t\b/;

/** Options of i18next, which no text needs to name. */
const OPTIONS = new Set(['count', 'context', 'defaultValue', 'ns', 'lng', 'returnObjects']);

/** All languages have the same messages; the code uses each of them, and no others. */
export function checkMessageKeys(): Outcome {
	const catalogues = readCatalogues('locales');
	const root = process.cwd();
	const { fileNames, options } = projectConfig(root);
	const files = fileNames.filter((file) => {
		if (!file.startsWith(`${root}/app/`) || /\.test\.tsx?$/.test(file)) return false;
		return file.endsWith('/i18next.d.ts') || TRANSLATES.test(readFileSync(file, 'utf8'));
	});
	// Ambient types say nothing about messages and cost a second.
	const uses = findMessageUses(root, files, { ...options, types: [] });
	const [catalogue = new Map()] = catalogues.values();
	return outcomeOf(
		[...compareCatalogues(catalogues), ...compareUses(catalogue, uses)],
		`${catalogue.size} messages, ${uses.length} uses`,
	);
}

/** One problem for each use of a missing message or placeholder, and for each unused message. */
export function compareUses(catalogue: Catalogue, uses: readonly MessageUse[]): string[] {
	const texts = new Map<string, string[]>();
	for (const [key, text] of catalogue) {
		const name = withoutPlural(key);
		texts.set(name, [...(texts.get(name) ?? []), text]);
	}
	const used = new Set<string>();
	const problems = uses.flatMap(({ place, text, keys, values }) => {
		if (keys.length === 0) {
			return [`${place} asks for ${text}, whose type does not name its keys.`];
		}
		if (keys.length > 1 && namesWholeNamespace(keys, [...texts.keys()])) {
			return [`${place} asks for ${text}, whose type names every key: narrow it (as const).`];
		}
		const named = new Set<string>();
		const missing = keys.flatMap((key) => {
			const found = [...texts.keys()].filter((name) => name === key || name.startsWith(`${key}.`));
			for (const name of found) used.add(name);
			if (found.length === 0) return [`${place} asks for ${key}, which no language has.`];
			const wanted = new Set(texts.get(key)?.flatMap((form) => [...placeholders(form)]));
			for (const name of wanted) named.add(name);
			return [...wanted]
				.filter((name) => values && !values.has(name))
				.map((name) => `${place} does not fill {{${name}}} of ${key}.`);
		});
		const idle = [...(values ?? [])].filter((name) => !named.has(name) && !OPTIONS.has(name));
		return [...missing, ...idle.map((name) => `${place} fills {{${name}}}, which ${text} lacks.`)];
	});
	const unused = [...texts.keys()].filter((name) => !used.has(name));
	return [...problems, ...unused.map((name) => `${name} is used nowhere.`)];
}

/** A type such as `ParseKeys<'shell'>` does not say which message is used. */
function namesWholeNamespace(keys: readonly string[], names: readonly string[]): boolean {
	const namespace = `${keys[0]?.split(':')[0]}:`;
	return names.filter((name) => name.startsWith(namespace)).every((name) => keys.includes(name));
}

function projectConfig(root: string): ts.ParsedCommandLine {
	const config = ts.getParsedCommandLineOfConfigFile(
		`${root}/tsconfig.json`,
		{},
		{ ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
	);
	if (!config) throw new Error('tsconfig.json cannot be read.');
	return config;
}
