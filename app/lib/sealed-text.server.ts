import { toBase64Url } from './signed-text.server';

/** Bytes of AES-GCM's initialization vector. */
const IV_BYTES = 12;

/**
 * Encrypts and authenticates a text, for a URL that must not show it. The same text gives the same result; it is only
 * valid for its `purpose`.
 */
export async function sealText(secret: string, purpose: string, text: string): Promise<string> {
	const { encrypt, authenticate } = await keysOf(secret, purpose);
	const bytes = new TextEncoder().encode(text);
	// From the text itself, so that no two texts share one.
	const iv = (await crypto.subtle.sign('HMAC', authenticate, bytes)).slice(0, IV_BYTES);
	const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, encrypt, bytes);
	return toBase64Url(new Uint8Array([...new Uint8Array(iv), ...new Uint8Array(sealed)]));
}

/** The text sealed with the same secret and purpose, else `undefined`. */
export async function readSealedText(
	secret: string,
	purpose: string,
	sealed: string,
): Promise<string | undefined> {
	if (!/^[\w-]+$/.test(sealed)) return undefined;
	try {
		const binary = atob(sealed.replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
		const { encrypt } = await keysOf(secret, purpose);
		const iv = bytes.slice(0, IV_BYTES);
		const text = await crypto.subtle.decrypt(
			{ name: 'AES-GCM', iv },
			encrypt,
			bytes.slice(IV_BYTES),
		);
		return new TextDecoder().decode(text);
	} catch {
		return undefined;
	}
}

async function keysOf(secret: string, purpose: string) {
	const bytes = new TextEncoder();
	const material = await crypto.subtle.importKey('raw', bytes.encode(secret), 'HKDF', false, [
		'deriveKey',
	]);
	const from = (use: string) => ({
		name: 'HKDF',
		hash: 'SHA-256',
		salt: new Uint8Array(),
		info: bytes.encode(`${use}\n${purpose}`),
	});
	const [encrypt, authenticate] = await Promise.all([
		crypto.subtle.deriveKey(from('encrypt'), material, { name: 'AES-GCM', length: 256 }, false, [
			'encrypt',
			'decrypt',
		]),
		crypto.subtle.deriveKey(
			from('vector'),
			material,
			{ name: 'HMAC', hash: 'SHA-256', length: 256 },
			false,
			['sign'],
		),
	]);
	return { encrypt, authenticate };
}
