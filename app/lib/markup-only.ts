/**
 * Marks a part of a loader's data that the server's markup says and no script of a whole page reads, such as the
 * props of `still` sections. The page is rendered from it, but does not carry it a second time. Who moves to the
 * page within the shop gets it, to render from.
 *
 * @param wholePage whether a document is asked for
 */
export function markupOnly<Data extends object, Key extends keyof Data>(
	data: Data,
	key: Key,
	wholePage: boolean,
): Omit<Data, Key> & Partial<Pick<Data, Key>> {
	// What cannot be enumerated is not serialised.
	if (wholePage) Object.defineProperty(data, key, { enumerable: false });
	return data;
}
