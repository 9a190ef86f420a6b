type Kind = 'localStorage' | 'sessionStorage';

/** A value of the browser's storage; `null` where there is none, or storage is blocked. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
	try {
		return globalThis[kind].getItem(key);
	} catch {
		return null;
	}
}

/** Stores a value, or removes it with `null`; `false` where storage is full or blocked. */
export function writeStored(
	key: string,
	value: string | null,
	kind: Kind = 'localStorage',
): boolean {
	try {
		if (value === null) globalThis[kind].removeItem(key);
		else globalThis[kind].setItem(key, value);
		return true;
	} catch {
		return false;
	}
}
