/**
 * The bodies of a rendered page's inline scripts that the app itself wrote. They carry the nonce of this rendering;
 * markup that was injected cannot know it, so its scripts are not listed.
 */
export function markedScripts(html: string, nonce: string): string[] {
	const [, ...rest] = html.split(` nonce="${nonce}"`);
	// React escapes `>` in attributes.
	const bodies = rest.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')));
	return bodies.filter((body) => body !== '');
}
