/** A rendered page as it is sent, and the bodies of its inline scripts that the app itself wrote. */
export interface MarkedPage {
	html: string;
	scripts: string[];
}

/**
 * Takes the marker of one rendering out of its HTML: the value of `nonce` on the app's own scripts. Markup that was
 * injected cannot know it, so its scripts are not listed.
 */
export function takeMarkedScripts(rendered: string, marker: string): MarkedPage {
	const [start = '', ...rest] = rendered.split(` nonce="${marker}"`);
	// React escapes `>` in attributes.
	const bodies = rest.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')));
	return { html: start + rest.join(''), scripts: bodies.filter((body) => body !== '') };
}
