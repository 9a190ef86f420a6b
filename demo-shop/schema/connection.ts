import { badRequest } from './errors';

export interface ConnectionArguments {
	first?: number | null;
	last?: number | null;
	after?: string | null;
	before?: string | null;
	reverse?: boolean | null;
}

/** Content of a cursor. */
export interface CursorKey {
	last_id: number;
	last_value: string | number;
	/** Cursors of searches also contain the page and the direction. */
	page?: number;
	reverse?: boolean;
}

/** The platform's maximum page size. */
const maximumPageSize = 250;

/** One page of a list as a connection; edges are created only when requested. */
export class Connection<Item> {
	readonly nodes: Item[];
	#start: number;
	#total: number;
	#keyOf: (item: Item) => CursorKey;

	constructor(nodes: Item[], start: number, total: number, keyOf: (item: Item) => CursorKey) {
		this.nodes = nodes;
		this.#start = start;
		this.#total = total;
		this.#keyOf = keyOf;
	}

	get edges(): Array<{ cursor: string; node: Item }> {
		return this.nodes.map((node, index) => ({ cursor: this.#cursor(node, index), node }));
	}

	get pageInfo() {
		const first = this.nodes[0];
		const last = this.nodes.at(-1);
		return {
			hasPreviousPage: this.#start > 0 && this.nodes.length > 0,
			hasNextPage: this.#start + this.nodes.length < this.#total && this.nodes.length > 0,
			startCursor: first === undefined ? null : this.#cursor(first, 0),
			endCursor: last === undefined ? null : this.#cursor(last, this.nodes.length - 1),
		};
	}

	/** The same page with mapped items; each is created when it is requested. */
	map<Other>(change: (item: Item) => Other) {
		return {
			nodes: () => this.nodes.map(change),
			edges: () => this.edges.map(({ cursor, node }) => ({ cursor, node: change(node) })),
			pageInfo: () => this.pageInfo,
		};
	}

	#cursor(item: Item, index: number): string {
		const cursor = { ...this.#keyOf(item), offset: this.#start + index };
		return Buffer.from(JSON.stringify(cursor)).toString('base64');
	}
}

/**
 * Returns one page of a list. Throws the platform's errors for a missing, duplicate or too large page
 * size and for an invalid cursor. `items` is in the order of `reverse: false`.
 */
export function paginate<Item>(
	items: readonly Item[],
	args: ConnectionArguments,
	keyOf: (item: Item) => CursorKey,
): Connection<Item> {
	checkPageSize(args);
	const ordered = args.reverse ? [...items].reverse() : items;
	let start = args.after == null ? 0 : findCursor(ordered, args.after, keyOf) + 1;
	let end = args.before == null ? ordered.length : findCursor(ordered, args.before, keyOf);
	end = Math.max(start, end);
	if (args.first != null) {
		end = Math.min(end, start + args.first);
	} else if (args.last != null) {
		start = Math.max(start, end - args.last);
	}
	return new Connection(ordered.slice(start, end), start, ordered.length, keyOf);
}

/** A resolver for lists that are always empty here, e.g. quantity price breaks. */
export function emptyConnection(_source: unknown, args: ConnectionArguments): Connection<never> {
	return paginate<never>([], args, () => ({ last_id: 0, last_value: '' }));
}

function checkPageSize({ first, last }: ConnectionArguments): void {
	if (first == null && last == null) {
		throw badRequest('you must provide one of first or last');
	}
	if (first != null && last != null) {
		throw badRequest('providing both first and last is not supported');
	}
	const name = first != null ? 'first' : 'last';
	const size = first ?? last ?? 0;
	// Assumed: both messages; the limit itself is documented.
	if (size < 0) {
		throw badRequest(`${name} must not be negative`);
	}
	if (size > maximumPageSize) {
		throw badRequest(`${name} must not exceed ${maximumPageSize}`);
	}
}

function findCursor<Item>(
	items: readonly Item[],
	cursor: string,
	keyOf: (item: Item) => CursorKey,
): number {
	const { last_id: id, last_value: value, offset } = decodeCursor(cursor);
	const isEntry = (item: Item | undefined) => {
		const key = item === undefined ? undefined : keyOf(item);
		return key?.last_id === id && (id !== 1 || key.last_value === value);
	};
	// The position in the cursor is nearly always right; an item that moved is searched for.
	if (isEntry(items[offset])) {
		return offset;
	}
	const found = items.findIndex((item) => isEntry(item));
	return found >= 0 ? found : Math.min(offset, items.length) - 1;
}

function decodeCursor(cursor: string): CursorKey & { offset: number } {
	try {
		const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'));
		if (
			typeof parsed === 'object' &&
			parsed !== null &&
			'last_id' in parsed &&
			typeof parsed.last_id === 'number' &&
			'last_value' in parsed &&
			(typeof parsed.last_value === 'string' || typeof parsed.last_value === 'number')
		) {
			const offset = 'offset' in parsed && Number.isSafeInteger(parsed.offset) ? parsed.offset : 0;
			return {
				last_id: parsed.last_id,
				last_value: parsed.last_value,
				offset: Math.max(0, Number(offset)),
			};
		}
	} catch {
		// Falls through to the error below.
	}
	throw badRequest('Invalid cursor for current pagination sort.');
}
