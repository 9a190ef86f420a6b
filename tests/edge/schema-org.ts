import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A block of JSON-LD as a page holds it. */
export interface JsonLd {
	'@context': string;
	'@graph': Record<string, unknown>[];
}

/** The blocks of JSON-LD in a page. */
export function jsonLdOf(html: string): JsonLd[] {
	return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
		([, text = '']) => JSON.parse(text) as JsonLd,
	);
}

const COMPILER = createRequire(import.meta.url).resolve('typescript/bin/tsc');

const COMPILER_OPTIONS = {
	strict: true,
	noEmit: true,
	skipLibCheck: true,
	types: [],
	target: 'es2022',
	module: 'esnext',
	moduleResolution: 'bundler',
};

/**
 * What the compiler has against blocks of JSON-LD by the vocabulary of `schema-dts`, which is schema.org's:
 * unknown types, properties that a type does not have, values of the wrong kind. Empty where all is right.
 * A process of its own does it: it takes seconds, and a shop of this process must go on answering.
 */
export async function vocabularyErrors(blocks: readonly JsonLd[]): Promise<string> {
	mkdirSync('.cache', { recursive: true });
	const folder = mkdtempSync(join('.cache', 'json-ld-'));
	const project = join(folder, 'tsconfig.json');
	writeFileSync(
		project,
		JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['blocks.ts'] }),
	);
	writeFileSync(
		join(folder, 'blocks.ts'),
		[
			"import type { Graph } from 'schema-dts';",
			...blocks.map((block, index) => `export const b${index}: Graph = ${JSON.stringify(block)};`),
		].join('\n'),
	);
	try {
		return await new Promise((resolve, reject) => {
			execFile(
				process.execPath,
				[COMPILER, '--pretty', 'false', '-p', project],
				(error, output) => {
					if (error && !output) reject(error);
					else resolve(output.trim());
				},
			);
		});
	} finally {
		rmSync(folder, { recursive: true });
	}
}
