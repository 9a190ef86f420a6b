import { Journal, otherVersion } from './journal';
import { type TableName, type Tables, tableNames } from './records';

/** One record written (or removed, with null) by a transaction. */
export type Change = {
	[T in TableName]: { table: T; key: string; value: Tables[T] | null };
}[TableName];

type Rows = { [T in TableName]: Map<string, Tables[T]> };

/** Above this size, and twice the size of the state, the journal is compacted. */
const compactionFloor = 16 * 1024 * 1024;

/** The shop's state: tables in memory, and a journal when a file is given. */
export class Store {
	#rows: Rows = emptyRows();
	#journal: Journal | null = null;
	#compactAt = compactionFloor;

	constructor(file: string | null) {
		if (file !== null) {
			this.#journal = Journal.open(file, (transaction) => {
				for (const change of transaction as Change[]) {
					if (!(change.table in this.#rows)) throw otherVersion(file);
					this.#apply(change);
				}
			});
		}
	}

	get<T extends TableName>(table: T, key: string | number): Tables[T] | undefined {
		return this.#rows[table].get(String(key));
	}

	all<T extends TableName>(table: T): Tables[T][] {
		return [...this.#rows[table].values()];
	}

	keys(table: TableName): string[] {
		return [...this.#rows[table].keys()];
	}

	isEmpty(): boolean {
		return tableNames.every((table) => this.#rows[table].size === 0);
	}

	/** Writes all changes in one transaction; after it returns they survive the end of the process. */
	commit(changes: Change[]): void {
		this.#journal?.append(changes);
		for (const change of changes) {
			this.#apply(change);
		}
		if (this.#journal && this.#journal.bytes > this.#compactAt) {
			this.compact();
		}
	}

	/** Next number of a counter, starting at `first`, and the change that stores it. */
	nextNumber(name: string, first: number): { value: number; change: Change } {
		const value = (this.get('counters', name)?.value ?? first - 1) + 1;
		return { value, change: { table: 'counters', key: name, value: { name, value } } };
	}

	/** Deletes everything and starts with `changes`, in one transaction. */
	replace(changes: Change[]): void {
		this.#journal?.rewrite([changes]);
		this.#rows = emptyRows();
		for (const change of changes) {
			this.#apply(change);
		}
	}

	/** Rewrites the journal with one line for each record. */
	compact(): void {
		if (!this.#journal) {
			return;
		}
		this.#journal.rewrite(this.#snapshot());
		this.#compactAt = Math.max(compactionFloor, 2 * this.#journal.bytes);
	}

	close(): void {
		this.#journal?.close();
		this.#journal = null;
	}

	*#snapshot(): Generator<Change[]> {
		for (const table of tableNames) {
			for (const [key, value] of this.#rows[table]) {
				yield [{ table, key, value } as Change];
			}
		}
	}

	#apply(change: Change): void {
		const rows = this.#rows[change.table] as Map<string, Tables[TableName]>;
		if (change.value === null) {
			rows.delete(change.key);
		} else {
			rows.set(change.key, change.value);
		}
	}
}

function emptyRows(): Rows {
	return {
		carts: new Map(),
		orders: new Map(),
		customers: new Map(),
		accessTokens: new Map(),
		signIns: new Map(),
		accountSessions: new Map(),
		accountGrants: new Map(),
		accountTokens: new Map(),
		signingKeys: new Map(),
		mails: new Map(),
		stock: new Map(),
		variantPrices: new Map(),
		ownerMetafields: new Map(),
		metaobjects: new Map(),
		webhookSubscriptions: new Map(),
		giftCards: new Map(),
		metafieldDefinitions: new Map(),
		metaobjectDefinitions: new Map(),
		draftProducts: new Map(),
		counters: new Map(),
	};
}
