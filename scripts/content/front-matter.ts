import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { ContentHead } from '../../app/features/content/content-files.server';
import type { PictureName } from '../../app/features/content/content-view';
import { isLocale } from '../../app/i18n/locales';
import { contentPictures } from '../../app/site';
import { fillIn } from './site-values';

/** As `PictureName`. */
export const pictureNames = ['main', ...Object.keys(contentPictures)] as PictureName[];

const text = v.pipe(v.string(), v.minLength(1));

const schema = v.strictObject({
	title: text,
	description: text,
	order: v.pipe(v.number(), v.integer('must be a whole number')),
	updated: v.pipe(v.string(), v.isoDate()),
	/** Last segment of the URL, where it is not the file's name. */
	slug: v.optional(text),
	group: v.optional(text),
	picture: v.optional(v.picklist(pictureNames)),
	sample: v.optional(v.boolean()),
	drawing: v.optional(text),
	device: v.optional(v.picklist(['phone', 'computer'])),
});

/** `content/de/docs/care.md`, `content/de/docs/index.md` and `content/de/faq.md` alike. */
const FILE = /content\/([a-z]+)\/([a-z-]+)(?:\/([\w/-]+))?\.md$/;

/**
 * Splits a Markdown file into its front matter with the values of `site.ts`, its URL and its text.
 * @throws Error that names the file and what is wrong with it
 */
export function readFrontMatter(file: string, content: string): ContentHead & { markdown: string } {
	const [, locale = '', section = '', name = ''] = FILE.exec(file) ?? [];
	if (!isLocale(locale)) throw new Error(`${file} is in no folder of a locale`);
	const vfile = new VFile(content.replaceAll('\r\n', '\n'));
	matter(vfile, { strip: true });
	const result = v.safeParse(schema, vfile.data.matter);
	if (!result.success) {
		const [issue] = result.issues;
		throw new Error(`${file}: ${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`);
	}
	const { title, description, slug: last } = result.output;
	const slug = last
		? name.replace(/[^/]*$/, fillIn(last, locale))
		: name.replace(/(^|\/)index$/, '');
	return {
		...result.output,
		title: fillIn(title, locale),
		description: fillIn(description, locale),
		locale,
		section,
		slug,
		path: slug ? `/${section}/${slug}` : `/${section}`,
		markdown: String(vfile),
	};
}
