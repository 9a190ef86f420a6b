import { isInvalidInput } from './errors';

/** A cursor of the platform, as it stands in a parameter. */
const CURSOR = /^[\w+/=-]{4,500}$/;

/** The cursor in a query parameter; `undefined` for what cannot be one. */
export function readCursor(parameter: string | null): string | undefined {
	return parameter && CURSOR.test(parameter) ? parameter : undefined;
}

/** Fetches the page at a cursor; the first one where the platform refuses the cursor, or where nothing is there. */
export async function firstWithoutCursor<Answer, Cursor>(
	cursor: Cursor | undefined,
	fetchPage: (cursor: Cursor | undefined) => Promise<Answer>,
	isEmpty: (answer: Answer) => boolean,
): Promise<{ answer: Answer; cursor?: Cursor }> {
	if (cursor !== undefined) {
		try {
			const answer = await fetchPage(cursor);
			if (!isEmpty(answer)) return { answer, cursor };
		} catch (error) {
			if (!isInvalidInput(error)) throw error;
		}
	}
	return { answer: await fetchPage(undefined) };
}
