import { expect, test } from 'vitest';
import { findingLines, problem } from './finding';

test('findings in a row with the same remedy share it', () => {
	const missing = (what: string, remedy: string) => ({
		check: 'definitions',
		...problem('error', what, remedy, 'Settings'),
	});
	const lines = findingLines([
		missing('details', 'Create it.'),
		missing('shipping', 'Create it.'),
		missing('safety', 'Delete it.'),
	]);
	expect(lines.map((line) => line.trim().split(/ {2,}/).at(-1))).toEqual([
		'details',
		'shipping',
		'Create it.',
		'Settings',
		'safety',
		'Delete it.',
		'Settings',
	]);
});
