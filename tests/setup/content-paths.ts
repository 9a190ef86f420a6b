import { readdirSync, readFileSync } from 'node:fs';
import { fillIn } from '../../app/features/content/content-values.server';
import { readFrontMatter } from '../../app/features/content/front-matter';
import { parseLocalePath } from '../../app/i18n/locale-path';

/** Most pages that one test looks at. */
const PAGES_A_TEST = 6;

/**
 * The addresses of all content pages of a language, as its files name them, in groups: by section, large ones parted.
 * The steps of the set-up are part of its page.
 */
export function contentPaths(language: string): [kind: string, paths: string[]][] {
	const { locale } = parseLocalePath(`/${language}`);
	const folder = `app/content/${language}`;
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.md') && !file.startsWith('connect/'))
		.sort()
		.map((file) => {
			const { slug } = readFrontMatter(file, readFileSync(`${folder}/${file}`, 'utf8'));
			const name = file.replace(/(\/index)?\.md$/, '');
			return slug ? name.replace(/[^/]*$/, fillIn(slug, locale)) : name;
		});
	const groups = new Map<string, string[]>();
	for (const path of paths) {
		const [section = ''] = path.split('/');
		const before = paths.filter((other) => other.split('/')[0] === section).indexOf(path);
		const part = Math.floor(before / PAGES_A_TEST) + 1;
		const kind = part > 1 ? `${section} (${part})` : section;
		groups.set(kind, [...(groups.get(kind) ?? []), `/${language}/${path}`]);
	}
	return [...groups];
}
