import { isInvalidInput } from './errors';

/** A cursor of the platform in a query parameter. */
const CURSOR = /^[\w+/=-]{4,500}$/;

/** The cursor in a query parameter; `undefined` for what cannot be one. */
export function readCursor(parameter: string | null): string | undefined {
	return parameter && CURSOR.test(parameter) ? parameter : undefined;
}

/** Fetches the page at a cursor; the first one where the platform refuses the cursor, or where that page is empty. */
export async function firstWithoutCursor<Page, Cursor>(
	cursor: Cursor | undefined,
	fetchPage: (cursor: Cursor | undefined) => Promise<Page>,
	isEmpty: (page: Page) => boolean,
): Promise<{ page: Page; cursor?: Cursor }> {
	if (cursor !== undefined) {
		try {
			const page = await fetchPage(cursor);
			if (!isEmpty(page)) return { page, cursor };
		} catch (error) {
			if (!isInvalidInput(error)) throw error;
		}
	}
	return { page: await fetchPage(undefined) };
}
