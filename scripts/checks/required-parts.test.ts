import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, site } from '../../app/site';
import {
	accountPages,
	legalProblems,
	linesWithName,
	missingCrons,
	missingGuards,
	missingLanguages,
	missingPages,
} from './required-parts';

let root = '';

beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), 'required-parts-'));
	for (const folder of ['locales/en', 'locales/xx', 'app/content/de/docs', 'app/content/en/docs']) {
		mkdirSync(join(root, folder), { recursive: true });
	}
	writeFileSync(join(root, 'app/content/de/faq.md'), '');
	writeFileSync(join(root, 'app/content/en/faq.md'), '');
	writeFileSync(join(root, 'app/content/de/docs/wifi.md'), '');
});

afterAll(() => rmSync(root, { recursive: true }));

test('names the folders that a language lacks, and those of no language', () => {
	expect(missingLanguages(root, ['de', 'en'])).toEqual([
		'locales/de is missing: copy locales/en to it and translate the texts.',
		'locales/xx belongs to no locale: add "xx" to app/i18n/locales.ts.',
	]);
});

test('names a content page that one language lacks', () => {
	const content = join(root, 'app/content');
	expect(missingPages(content)).toEqual([
		`${content}/en/docs/wifi.md is missing: translate ${content}/de/docs/wifi.md, or remove that page in every language.`,
	]);
});

test('names the loader and the action of an account page without a guard', () => {
	const guarded =
		"export const meta: MetaFunction<typeof loader> = () => [];\nexport async function loader() {\n\tawait guard('customer')(context, request);\n}\n";
	expect(missingGuards('a.tsx', guarded)).toEqual([]);
	expect(missingGuards('b.tsx', `${guarded}export async function action() {}\n`)).toEqual([
		expect.stringMatching(/^The action of b\.tsx does not begin with the guard: begin it with/),
	]);
	const late = guarded.replace('\tawait', '\tconst data = await load();\n\tawait');
	expect(missingGuards('d.tsx', late)).toHaveLength(1);
	expect(missingGuards('e.tsx', guarded.replace('\tawait', '\t// await'))).toHaveLength(1);
	expect(missingGuards('c.tsx', 'export default function Page() {}\n')).toEqual([
		expect.stringMatching(/^c\.tsx has no loader that calls the guard/),
	]);
});

test('finds account pages in any folder by their route', () => {
	const children = [{ file: 'routes/a.tsx' }, { file: 'routes/b/c.tsx', path: 'returns' }];
	const account = { file: 'routes/layout.tsx', path: 'account', children };
	expect(accountPages([{ file: 'root.tsx', children: [account] }])).toEqual([
		'app/routes/a.tsx',
		'app/routes/b/c.tsx',
	]);
});

test('names a job that Cloudflare does not start', () => {
	const jobs = "a: { cron: '7 * * * *', run: a },\nb: { cron: '*/15 * * * *', run: b },";
	expect(missingCrons(jobs, '"crons": ["*/15 * * * *"]')).toEqual([
		expect.stringMatching(/^wrangler\.jsonc starts no job at "7 \* \* \* \*"/),
	]);
	expect(missingCrons(jobs, '"crons": ["*/15 * * * *", "7 * * * *"]')).toEqual([]);
});

test('names a legal text without its note, and one with the company as fixed text', () => {
	const note = '<!-- Vorlage: Bitte prüfen lassen. -->';
	expect(legalProblems('a.md', note)).toEqual([]);
	expect(legalProblems('b.md', `${company.name} liefert.`)).toEqual([
		expect.stringMatching(/^b\.md has no note/),
		expect.stringMatching(/^b\.md names the company/),
	]);
});

test('names lines with the shop’s name, but for examples in comments', () => {
	const text = `/** \`/${site.product}\` */\nconst title = '${site.name}';\n`;
	expect(linesWithName('a.ts', text)).toEqual([
		`a.ts contains the shop's name, take it from app/site.ts: const title = '${site.name}';`,
	]);
});
