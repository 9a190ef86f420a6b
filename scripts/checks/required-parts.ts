import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { localeCodes } from '../../app/i18n/locales';
import { type Outcome, outcomeOf } from './outcome';

const ACCOUNT = 'app/routes/account';
const GUARD = "await guard('customer')(context, request)";

/** Checks that each language has its messages and content pages, and each account page its guard. */
export function checkRequiredParts(): Outcome {
	return outcomeOf([
		...missingLanguages('.', localeCodes),
		...missingPages('app/content'),
		...readdirSync(ACCOUNT)
			.filter((file) => file.endsWith('.tsx') && file !== 'layout.tsx')
			.flatMap((file) =>
				missingGuards(`${ACCOUNT}/${file}`, readFileSync(`${ACCOUNT}/${file}`, 'utf8')),
			),
	]);
}

/** One problem for each language without its folders, and for each folder of an unknown language. */
export function missingLanguages(root: string, locales: readonly string[]): string[] {
	return ['locales', 'app/content'].flatMap((folder) => [
		...locales
			.filter((locale) => !existsSync(`${root}/${folder}/${locale}`))
			.map(
				(locale) =>
					`${folder}/${locale} is missing: copy ${folder}/${locales[0]} to it and translate the texts.`,
			),
		...readdirSync(`${root}/${folder}`)
			.filter((name) => !locales.includes(name))
			.map(
				(name) => `${folder}/${name} belongs to no locale: add "${name}" to app/i18n/locales.ts.`,
			),
	]);
}

/** One problem for each content page that is missing in a language. */
export function missingPages(content: string): string[] {
	const pages = readdirSync(content).map((locale) => ({
		folder: `${content}/${locale}`,
		files: readdirSync(`${content}/${locale}`, { recursive: true, encoding: 'utf8' }).filter(
			(file) => file.endsWith('.md'),
		),
	}));
	return pages.flatMap(({ folder, files }) =>
		pages.flatMap((other) =>
			other.files
				.filter((file) => !files.includes(file))
				.map(
					(file) =>
						`${folder}/${file} is missing: translate ${other.folder}/${file}, or remove that page in every language.`,
				),
		),
	);
}

/** One problem for each loader and action of an account page without the guard. */
export function missingGuards(file: string, code: string): string[] {
	const parts = code.split(/^(?=export )/m);
	const remedy = `begin it with "${GUARD}" of features/auth/guards.server.`;
	return ['loader', 'action'].flatMap((name) => {
		const part = parts.find((text) =>
			new RegExp(`^export (async )?(function|const) ${name}\\b`).test(text),
		);
		if (part === undefined) {
			return name === 'loader' ? [`${file} has no loader that calls the guard: ${remedy}`] : [];
		}
		return part.includes(GUARD)
			? []
			: [`The ${name} of ${file} does not call the guard: ${remedy}`];
	});
}
