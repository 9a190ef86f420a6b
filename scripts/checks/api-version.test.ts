import { expect, test } from 'vitest';
import { differingVersions } from './api-version';

test('accepts one version everywhere', () => {
	expect(
		differingVersions([
			{ file: 'app.ts', version: '2026-04' },
			{ file: 'schemas.mjs', version: '2026-04' },
		]),
	).toEqual([]);
});

test('names the file that is at another version', () => {
	expect(
		differingVersions([
			{ file: 'app.ts', version: '2026-04' },
			{ file: 'schemas.mjs', version: '2026-07' },
		]),
	).toEqual(['schemas.mjs is at 2026-07, the app at 2026-04: change both together.']);
});

test('names the file that states no version', () => {
	expect(differingVersions([{ file: 'app.ts', version: undefined }])).toEqual([
		'app.ts names no API version.',
	]);
});
