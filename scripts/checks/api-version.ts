import { readFileSync } from 'node:fs';
import { type Outcome, outcomeOf } from './outcome';

/** Where the app and the installed schemas state their API version. */
const STATEMENTS = [
	{ file: 'app/shopify/connection.server.ts', pattern: /API_VERSION = '([^']+)'/ },
	{
		file: 'node_modules/shopify-schemas/dist/node-prod/storefront-api-constants.mjs',
		pattern: /SFAPI_VERSION = "([^"]+)"/,
	},
];

/** The pinned version of the platform's APIs is that of the installed schemas, from which types and demo shop are made. */
export function checkApiVersion(): Outcome {
	return outcomeOf(
		differingVersions(
			STATEMENTS.map(({ file, pattern }) => ({
				file,
				version: pattern.exec(readFileSync(file, 'utf8'))?.[1],
			})),
		),
	);
}

/** One problem for each file without a version, or with another one than the first file. */
export function differingVersions(
	statements: readonly { file: string; version: string | undefined }[],
): string[] {
	const expected = statements[0]?.version;
	return statements
		.filter(({ version }) => version === undefined || version !== expected)
		.map(({ file, version }) =>
			version === undefined
				? `${file} names no API version.`
				: `${file} is at ${version}, the app at ${expected}: change both together.`,
		);
}
