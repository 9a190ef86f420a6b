import { toHex } from './to-hex';

/** 32 hexadecimal digits of a hash of these texts, for keys of messages and counters. */
export async function shortHash(...parts: string[]): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(parts));
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return toHex(hash.slice(0, 16));
}
