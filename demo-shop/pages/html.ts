/** HTML with escaped values. */
export class Html {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

type Value = Html | string | number | null | undefined | false | Value[];

/** Template tag: escapes every value; lists are joined, null and false render nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
	return new Html(parts.reduce((text, part, index) => text + toText(values[index - 1]) + part));
}

function toText(value: Value): string {
	if (Array.isArray(value)) {
		return value.map(toText).join('');
	}
	if (value instanceof Html) {
		return value.text;
	}
	return value === null || value === undefined || value === false ? '' : escapeHtml(String(value));
}

function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
		.replaceAll("'", '&#39;');
}
