import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));

const schema = v.strictObject({
	title: text,
	/** One or two sentences: the page's lead, and what search engines show. */
	description: text,
	/** Place within its section; the smallest comes first. */
	order: v.pipe(v.string(), v.transform(Number), v.number(), v.integer('must be a whole number')),
	/** Day of the last change, ISO 8601. */
	updated: v.pipe(v.string(), v.isoDate()),
	/** Last part of the address, where it is not the file's name. */
	slug: v.optional(text),
	/** Key of the heading below which the section's index lists it. */
	group: v.optional(v.picklist(['device', 'weather', 'care'])),
	/** Of a step of the set-up: its drawing, and whom it concerns. */
	drawing: v.optional(text),
	device: v.optional(v.picklist(['phone', 'computer'])),
});

export type FrontMatter = v.InferOutput<typeof schema>;

const BLOCK = /^---\n([\s\S]*?)\n---\n/;

/**
 * Splits a Markdown file into what it says of itself, as `name: value` lines between `---`, and its text.
 * @throws Error that names the file and what is wrong with it
 */
export function readFrontMatter(file: string, content: string): FrontMatter & { markdown: string } {
	const source = content.replaceAll('\r\n', '\n');
	const [block, lines = ''] = BLOCK.exec(source) ?? [];
	if (block === undefined) throw new Error(`${file} has no front matter`);
	const entries = lines.split('\n').map((line) => {
		const [, name = line, value = ''] = /^([a-z]+): *(.*)$/.exec(line) ?? [];
		return [name, value.trim()];
	});
	const result = v.safeParse(schema, Object.fromEntries(entries));
	if (!result.success) {
		const [issue] = result.issues;
		throw new Error(`${file}: ${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`);
	}
	return { ...result.output, markdown: source.slice(block.length) };
}
