import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Asset } from './workers/serve-asset';

/** Content types; other files are `application/octet-stream`. */
const TYPES: Record<string, string> = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.gif': 'image/gif',
	'.glb': 'model/gltf-binary',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.map': 'application/json',
	'.mp4': 'video/mp4',
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webm': 'video/webm',
	'.webmanifest': 'application/manifest+json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml',
};

/** Cloudflare's default for files without a rule in `_headers`. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * The public files of a build by URL path, with their headers.
 * Without dot files, `_headers` and the compressed versions (`.br`).
 */
export function listAssets(clientFolder: string): Record<string, Asset> {
	const headersFile = join(clientFolder, '_headers');
	const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
	const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.filter((file) => !/(^|\/)\.|^_headers$|\.br$/.test(file));
	return Object.fromEntries(
		files.map((file) => [encodeURI(`/${file}`), describe(clientFolder, file, rules)]),
	);
}

function describe(clientFolder: string, file: string, rules: HeaderRule[]): Asset {
	const path = join(clientFolder, file);
	const content = readFileSync(path);
	const hash = createHash('sha256').update(content).digest('hex').slice(0, 20);
	return {
		headers: {
			'Cache-Control': REVALIDATED,
			'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
			...headersFor(encodeURI(`/${file}`), rules),
		},
		etag: `"${hash}"`,
		bytes: content.byteLength,
		compressed: existsSync(`${path}.br`) ? readFileSync(`${path}.br`).byteLength : undefined,
	};
}

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
