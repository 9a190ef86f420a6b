import { existsSync, readFileSync } from 'node:fs';
import { type BehaviourDocument, readBehaviourRows } from './behaviour-rows';
import { type Outcome, outcomeOf } from './outcome';
import { testTitles } from './test-titles';

const DOCUMENT = 'docs/behaviour.md';

/** Every behaviour of the product names a test that exists, or says "not yet". */
export function checkBehaviour(): Outcome {
	const document = readBehaviourRows(readFileSync(DOCUMENT, 'utf8'));
	const titles = new Map<string, Set<string> | undefined>();
	const problems = behaviourProblems(document, (file) => {
		if (!titles.has(file)) {
			titles.set(file, existsSync(file) ? testTitles(file, readFileSync(file, 'utf8')) : undefined);
		}
		return titles.get(file);
	});
	const held = document.rows.filter(({ tests }) => tests.length > 0).length;
	return outcomeOf(
		problems.map((problem) => `${DOCUMENT}:${problem}`),
		`${document.rows.length} behaviours, ${held} held by tests, ${document.rows.length - held} not yet`,
	);
}

/**
 * One problem for each row that is malformed, said twice, or names a test that does not exist.
 *
 * @param titlesOf titles of a test file, `undefined` where there is no such file.
 */
export function behaviourProblems(
	{ rows, problems }: BehaviourDocument,
	titlesOf: (file: string) => Set<string> | undefined,
): string[] {
	const firstLines = new Map<string, number>();
	return [
		...problems,
		...rows.flatMap(({ line, behaviour, tests }) => {
			const name = behaviour.toLowerCase().replaceAll(/\s+/g, ' ');
			const first = firstLines.get(name);
			firstLines.set(name, first ?? line);
			return [
				...(first === undefined ? [] : [`${line}: the same behaviour stands in line ${first}.`]),
				...tests.flatMap(({ file, title }) => {
					const titles = titlesOf(file);
					if (!titles) return [`${line}: there is no ${file}.`];
					return titles.has(title) ? [] : [`${line}: ${file} has no test "${title}".`];
				}),
			];
		}),
	];
}
