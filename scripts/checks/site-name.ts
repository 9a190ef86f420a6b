import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../app/site';
import { type Outcome, outcomeOf } from './outcome';

/** The shop's name, which the handle of its main product repeats, is written in `app/site.ts` only. */
export function checkSiteName(): Outcome {
	const files = ['app', 'locales'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
	);
	return outcomeOf(
		files
			.filter((file) => /\.(tsx?|css|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
			.filter((file) => file !== join('app', 'site.ts'))
			.flatMap((file) => linesWithName(file, readFileSync(file, 'utf8'), site.name)),
	);
}

/** One problem for each line with the name, but for examples in comments and after `e.g. `. */
export function linesWithName(file: string, text: string, name: string): string[] {
	return text
		.split('\n')
		.filter((line) => line.toLowerCase().includes(name.toLowerCase()))
		.filter((line) => !/^\s*(\*|\/\*\*|\/\/)|e\.g\. /.test(line))
		.map((line) => `${file}: take the name from app/site.ts: ${line.trim()}`);
}
