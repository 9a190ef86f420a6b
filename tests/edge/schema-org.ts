import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageProgram } from '../../scripts/children';

/** A JSON-LD block of a page. */
export interface JsonLd {
	'@context': string;
	'@graph': Record<string, unknown>[];
}

/** All JSON-LD blocks of a page. */
export function jsonLdOf(html: string): JsonLd[] {
	return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
		([, text = '']) => JSON.parse(text) as JsonLd,
	);
}

const COMPILER = packageProgram('typescript-7', 'tsc');

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
 * Compiler errors of JSON-LD blocks with the types of `schema-dts`: unknown types, unknown properties, wrong values.
 * In a child process: it takes seconds, and the demo shop in this process must keep responding.
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
				[...COMPILER, '--pretty', 'false', '-p', project],
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
