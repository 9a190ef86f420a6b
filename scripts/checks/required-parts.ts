import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { localeCodes } from '../../app/i18n/locales';
import routes from '../../app/routes';
import { company, site } from '../../app/site';
import { type Outcome, outcomeOf } from './outcome';

const GUARD = "await guard('customer')(context, request)";
/** A function whose first statement calls the guard. */
const BEGINS_WITH_GUARD = new RegExp(`\\{\\n\\t(?!//)[^;]*${GUARD.replace(/[()]/g, '\\$&')}`);

const JOBS = 'app/features/jobs/jobs.server.ts';

/** The note of a legal text that is still a template. */
const LEGAL_NOTE = /<!-- (Vorlage|Template):/;

/**
 * Checks that each language has its messages and content pages, each account page its guard, each legal text its
 * note, and each job its start by Cloudflare, and that the shop's name is in `app/site.ts` alone.
 */
export function checkRequiredParts(): Outcome {
	return outcomeOf([
		...missingLanguages('.', localeCodes),
		...missingPages('app/content'),
		...accountPages(routes).flatMap((file) => missingGuards(file, readFileSync(file, 'utf8'))),
		...filesBelow('app/content', /\/legal\/.*\.md$/).flatMap((file) =>
			legalProblems(file, readFileSync(file, 'utf8')),
		),
		...['app', 'locales'].flatMap((folder) =>
			filesBelow(folder, /(?<!\.test)\.(tsx?|css|json)$/)
				.filter((file) => file !== 'app/site.ts')
				.flatMap((file) => linesWithName(file, readFileSync(file, 'utf8'))),
		),
		...missingCrons(readFileSync(JOBS, 'utf8'), readFileSync('wrangler.jsonc', 'utf8')),
	]);
}

/** One problem for each language without its folders, and for each folder of an unknown language. */
export function missingLanguages(root: string, locales: readonly string[]): string[] {
	return ['locales', 'app/content'].flatMap((folder) => [
		...locales
			.filter((locale) => !existsSync(`${root}/${folder}/${locale}`))
			.map(
				(locale) =>
					`${folder}/${locale} is missing: copy ${folder}/en to it and translate the texts.`,
			),
		...foldersIn(`${root}/${folder}`)
			.filter((name) => !locales.includes(name))
			.map(
				(name) => `${folder}/${name} belongs to no locale: add "${name}" to app/i18n/locales.ts.`,
			),
	]);
}

/** One problem for each content page that is missing in a language. */
export function missingPages(content: string): string[] {
	const pages = foldersIn(content).map((locale) => ({
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

/** Files of the routes below `account`. */
export function accountPages(entries: readonly RouteConfigEntry[], isAccount = false): string[] {
	return [
		...new Set(
			entries.flatMap(({ path, file, children = [] }) => [
				...(isAccount ? [`app/${file}`] : []),
				...accountPages(children, isAccount || path === 'account'),
			]),
		),
	];
}

/** One problem for each loader and action of an account page that does not begin with the guard. */
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
		return BEGINS_WITH_GUARD.test(part)
			? []
			: [`The ${name} of ${file} does not begin with the guard: ${remedy}`];
	});
}

/** One problem for a legal text without the note that counsel must check it, and for one that names the company. */
export function legalProblems(file: string, text: string): string[] {
	return [
		...(LEGAL_NOTE.test(text)
			? []
			: [`${file} has no note that counsel must check it: add "<!-- Template: … -->".`]),
		...(text.includes(company.name)
			? [`${file} names the company: write {{name}}, which app/site.ts fills in.`]
			: []),
	];
}

/** One problem for each line that contains the shop's name, but for comments. */
export function linesWithName(file: string, text: string): string[] {
	return text
		.split('\n')
		.filter((line) => line.toLowerCase().includes(site.name.toLowerCase()))
		.filter((line) => !/^\s*(\*|\/\*\*|\/\/)/.test(line))
		.map((line) => `${file} contains the shop's name, take it from app/site.ts: ${line.trim()}`);
}

function foldersIn(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);
}

/** One problem for each job that Cloudflare does not start. */
export function missingCrons(jobs: string, settings: string): string[] {
	return [...jobs.matchAll(/cron: '([^']+)'/g)].flatMap(([, cron]) =>
		settings.includes(`"${cron}"`)
			? []
			: [`wrangler.jsonc starts no job at "${cron}": add it to "crons", as in ${JOBS}.`],
	);
}

function filesBelow(folder: string, pattern: RegExp): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((file) => `${folder}/${file}`)
		.filter((file) => pattern.test(file));
}
