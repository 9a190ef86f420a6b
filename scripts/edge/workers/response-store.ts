/** A response as the cache keeps it: plain data, since streams belong to the request that made them. */
export interface StoredResponse {
	status: number;
	statusText: string;
	headers: [name: string, value: string][];
	body: ArrayBuffer;
}

export interface ResponseStore {
	get(key: string): StoredResponse | undefined;
	/** Keeps a response for `seconds`. False where it is larger than the store lets one be. */
	put(key: string, response: StoredResponse, seconds: number): boolean;
	/** True where there was something to delete. */
	delete(key: string): boolean;
}

/** A store of at most `maxBytes` of bodies; what was used longest ago goes first. One entry may fill a tenth. */
export function createResponseStore(maxBytes: number, now: () => number = Date.now): ResponseStore {
	const entries = new Map<string, { response: StoredResponse; until: number }>();
	let bytes = 0;
	const remove = (key: string): boolean => {
		const entry = entries.get(key);
		if (!entry) return false;
		bytes -= entry.response.body.byteLength;
		return entries.delete(key);
	};
	return {
		get(key) {
			const entry = entries.get(key);
			if (!entry) return undefined;
			if (entry.until <= now()) {
				remove(key);
				return undefined;
			}
			// A map keeps the order of insertion: what is used moves to the end.
			entries.delete(key);
			entries.set(key, entry);
			return entry.response;
		},
		put(key, response, seconds) {
			const size = response.body.byteLength;
			if (size > maxBytes / 10) return false;
			remove(key);
			entries.set(key, { response, until: now() + seconds * 1000 });
			bytes += size;
			for (const oldest of entries.keys()) {
				if (bytes <= maxBytes) break;
				remove(oldest);
			}
			return true;
		},
		delete: remove,
	};
}
