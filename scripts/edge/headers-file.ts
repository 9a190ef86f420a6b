/** Headers for paths that match a pattern in the `_headers` file. */
export interface HeaderRule {
	pattern: RegExp;
	headers: [name: string, value: string][];
}

/** Parses Cloudflare's `_headers` file: a path pattern (with `*`) on a line, followed by indented `Name: value` lines. */
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

/** All headers for a path; later rules override earlier ones. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
	return Object.fromEntries(
		rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers),
	);
}
