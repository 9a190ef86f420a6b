/** A form of a page, with the fields that a browser would send. */
export interface PageForm {
	action: string;
	method: string;
	/** Hidden fields, text fields and checked boxes, in order. */
	fields: [name: string, value: string][];
	/** Unchecked boxes. */
	boxes: [name: string, value: string][];
	/** Other options of each select. */
	options: [name: string, value: string][];
}

/** Link targets of a page, in order. */
export function linksOf(html: string): string[] {
	return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => attribute(tag, 'href') ?? []);
}

export function formsOf(html: string): PageForm[] {
	return [...html.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/g)].map(
		([, tag = '', inner = '']) => {
			const form: PageForm = {
				action: attribute(tag, 'action') ?? '',
				method: attribute(tag, 'method') ?? 'get',
				fields: [],
				boxes: [],
				options: [],
			};
			for (const [field, name = ''] of inner.matchAll(
				/<(?:input|select)\b[^>]*\bname="([^"]*)"[^>]*>/g,
			)) {
				readField(form, { field, name, after: inner.slice(inner.indexOf(field)) });
			}
			return form;
		},
	);
}

function readField(
	{ fields, boxes, options }: PageForm,
	{ field, name, after }: { field: string; name: string; after: string },
): void {
	if (/\sdisabled/.test(field)) return;
	const value = attribute(field, 'value') ?? '';
	if (field.startsWith('<select')) {
		const [inner = ''] = after.split('</select>');
		const offered = [...inner.matchAll(/<option\b[^>]*>/g)].map(([option]) => ({
			value: attribute(option, 'value') ?? '',
			selected: /\sselected/.test(option),
		}));
		for (const option of offered) (option.selected ? fields : options).push([name, option.value]);
	} else if (/type="(checkbox|radio)"/.test(field) && !/\schecked/.test(field)) {
		boxes.push([name, value]);
	} else {
		fields.push([name, value]);
	}
}

const ENTITIES: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	'#x27': "'",
};

function attribute(tag: string, name: string): string | undefined {
	return new RegExp(`\\s${name}="([^"]*)"`, 'i')
		.exec(tag)?.[1]
		?.replace(/&([\w#]+);/g, (entity, key) => ENTITIES[key] ?? entity);
}

/** The text of a page, shortened for one line of the report. */
export function excerpt(html: string): string {
	return html
		.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, 200);
}
