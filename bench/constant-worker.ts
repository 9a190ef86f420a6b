import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** About what a page weighs, uncompressed, and how many headers it has. */
const BODY_BYTES = 50_000;
const HEADERS = 14;

const FOLDER = '.cache/bench-constant';

/** Writes a worker that answers one page from memory and does nothing else: less than it no cached page can cost. */
export function writeConstantWorker(): string {
	mkdirSync(join(FOLDER, 'server'), { recursive: true });
	writeFileSync(
		join(FOLDER, 'server', 'index.js'),
		`const body = new TextEncoder().encode('x'.repeat(${BODY_BYTES})).buffer;
const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
for (let i = 1; i < ${HEADERS}; i++) headers.set('X-Header-' + i, 'as long as a header mostly is');
export default { fetch: () => new Response(body, { headers }) };
`,
	);
	return FOLDER;
}
