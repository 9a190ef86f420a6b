/** LRU cache, limited by total bytes. */
export class ByteCache {
	#entries = new Map<string, Buffer>();
	#bytes = 0;
	#capacity: number;

	constructor(capacity: number) {
		this.#capacity = capacity;
	}

	get(key: string): Buffer | undefined {
		const entry = this.#entries.get(key);
		if (entry) {
			this.#entries.delete(key);
			this.#entries.set(key, entry);
		}
		return entry;
	}

	set(key: string, entry: Buffer): void {
		this.#bytes += entry.length - (this.#entries.get(key)?.length ?? 0);
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		for (const [oldest, { length }] of this.#entries) {
			if (this.#bytes <= this.#capacity) {
				break;
			}
			this.#entries.delete(oldest);
			this.#bytes -= length;
		}
	}
}
