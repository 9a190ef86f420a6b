import { readFileSync } from 'node:fs';
import { type Outcome, outcomeOf } from './outcome';
import { projectFiles } from './sources';

/** This check and its test spell the words out; what is generated is not ours to mend. */
const EXEMPT = /^scripts\/checks\/forbidden-words(\.test)?\.ts$|\.generated\.d\.ts$/;
const TEXT =
	/\.(c|m)?(ts|js|json)x?$|\.(css|html|md|ya?ml|toml|txt|sh)$|(^|\/)(\.env\.example|run)$/;
const CODE = /\.(c|m)?(ts|js)x?$/;

interface ForbiddenWord {
	pattern: RegExp;
	remedy: string;
	/** Texts may speak of it, code may not do it. */
	codeOnly?: boolean;
}

const FORBIDDEN: readonly ForbiddenWord[] = [
	{ pattern: /\b(TODO|FIXME)\b/, remedy: 'do it, or open an issue' },
	{
		pattern: /(?<![\w.~/}-])\/(work|root|home|Users)\/\w/,
		remedy: 'use a path that exists on every machine',
	},
	{
		pattern: /\.(skip|only|todo|fixme)(\.\w+)*\(/,
		remedy: 'let the test run, or remove it',
		codeOnly: true,
	},
	{ pattern: /eslint-disable/, remedy: 'Biome lints here: mend what it finds', codeOnly: true },
	{
		pattern: /@ts-(ignore|nocheck)/,
		remedy: 'mend the type',
		codeOnly: true,
	},
	{ pattern: /\bas any\b(?=\s*[;,.)\]}]|$)/, remedy: 'name the type', codeOnly: true },
	{
		pattern: /"resolved": "https?:\/\/(?!registry\.npmjs\.org\/)/,
		remedy: 'lock packages to the public registry',
	},
];

/** Words that must not be in the repository, and marks of unfinished or silenced code. */
export function checkForbiddenWords(): Outcome {
	const files = projectFiles().filter((file) => TEXT.test(file) && !EXEMPT.test(file));
	return outcomeOf(
		files.flatMap((file) => forbiddenWords(file, readFileSync(file, 'utf8'))),
		`${files.length} files`,
	);
}

/** One problem for each forbidden word of a file, with its line. */
export function forbiddenWords(file: string, text: string): string[] {
	const words = FORBIDDEN.filter(({ codeOnly }) => !codeOnly || CODE.test(file));
	return text.split('\n').flatMap((line, index) =>
		words
			.map(({ pattern, remedy }) => ({ found: pattern.exec(line)?.[0].trim(), remedy }))
			.filter(({ found }) => found !== undefined)
			.map(({ found, remedy }) => `${file}:${index + 1} "${found}": ${remedy}.`),
	);
}
