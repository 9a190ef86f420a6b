import { readdirSync, readFileSync } from 'node:fs';
import { readFrontMatter } from '../../scripts/content/front-matter';

/** Maximum number of pages per test. */
const PAGES_A_TEST = 6;

/** Paths of all content pages of a language, grouped by section; large sections are split. */
export function contentPaths(language: string): [kind: string, paths: string[]][] {
	const folder = `app/content/${language}`;
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.md') && !file.startsWith('connect/'))
		.sort()
		.map((file) => `${folder}/${file}`)
		.map((file) => readFrontMatter(file, readFileSync(file, 'utf8')).path);
	const groups = new Map<string, string[]>();
	for (const path of paths) {
		const [, section = ''] = path.split('/');
		const before = paths.filter((other) => other.split('/')[1] === section).indexOf(path);
		const part = Math.floor(before / PAGES_A_TEST) + 1;
		const kind = part > 1 ? `${section} (${part})` : section;
		groups.set(kind, [...(groups.get(kind) ?? []), `/${language}${path}`]);
	}
	return [...groups];
}
