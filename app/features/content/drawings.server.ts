const files = import.meta.glob<string>('./drawings/*.svg', {
	eager: true,
	query: '?raw',
	import: 'default',
});

/**
 * A drawing of the set-up as markup, in the page's own colours.
 * @param label what it shows; text that may hold any character
 * @throws Error where there is none of that name
 */
export function drawing(name: string, label: string): string {
	const file = files[`./drawings/${name}.svg`];
	if (!file) throw new Error(`There is no drawing ${name}`);
	return file.trim().replace('{{label}}', () => escapeText(label));
}

/** Text as it may stand in markup and in attributes. */
export function escapeText(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}
