/** Headers for the paths that a pattern of the `_headers` file covers. */
export interface HeaderRule {
	pattern: RegExp;
	headers: [name: string, value: string][];
}

/**
 * Reads the format of Cloudflare's `_headers` file: a path pattern (`*` stands for anything) on a line of
 * its own, below it indented `Name: value` lines.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
	const rules: HeaderRule[] = [];
	for (const line of text.split('\n')) {
		const content = line.trim();
		if (content === '' || content.startsWith('#')) continue;
		if (!/^\s/.test(line)) {
			const pattern = content.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
			rules.push({ pattern: new RegExp(`^${pattern.join('.*')}$`), headers: [] });
			continue;
		}
		const [name = '', ...value] = content.split(':');
		rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
	}
	return rules;
}

/** All headers for a path; where rules disagree, the later one in the file wins. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
	return Object.fromEntries(
		rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers),
	);
}
