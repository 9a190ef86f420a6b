/** Markup that is safe to send. */
export class Html {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

type Value = Html | string | number | null | undefined | false | Value[];

/** Markup with every value escaped; lists are joined, null and false leave nothing. */
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
