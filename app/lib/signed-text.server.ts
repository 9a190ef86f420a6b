import { listSecrets } from './secrets.server';

/**
 * Signs a text, for a form field or a URL: `{text}.{signature}`.
 * A signature is only valid for its `purpose`. `secret`: one or several, see `listSecrets`.
 */
export async function signText(secret: string, purpose: string, text: string): Promise<string> {
	const [first] = listSecrets(secret);
	const signature = await crypto.subtle.sign('HMAC', await keyOf(first), bytesOf(purpose, text));
	return `${text}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The text of a valid signature with one of the secrets and the same purpose, else `undefined`. */
export async function readSignedText(
	secret: string,
	purpose: string,
	signed: string,
): Promise<string | undefined> {
	const end = signed.lastIndexOf('.');
	const text = signed.slice(0, Math.max(end, 0));
	const signature = fromBase64Url(signed.slice(end + 1));
	if (end < 0 || !signature) return undefined;
	const bytes = bytesOf(purpose, text);
	for (const candidate of listSecrets(secret)) {
		if (await crypto.subtle.verify('HMAC', await keyOf(candidate), signature, bytes)) return text;
	}
	return undefined;
}

/** Base64url: needs no escaping in URLs. */
export function toBase64Url(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
	if (!/^[\w-]{43}$/.test(text)) return undefined;
	return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
		char.charCodeAt(0),
	);
}

function keyOf(secret: string): Promise<CryptoKey> {
	return crypto.subtle.importKey(
		'raw',
		new TextEncoder().encode(secret),
		{ name: 'HMAC', hash: 'SHA-256' },
		false,
		['sign', 'verify'],
	);
}

function bytesOf(purpose: string, text: string): Uint8Array<ArrayBuffer> {
	return new TextEncoder().encode(`${purpose}\n${text}`);
}
