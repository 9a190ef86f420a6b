import { EncryptJWT, jwtDecrypt } from 'jose';
import { listSecrets } from './secrets.server';

/** Key and content encryption of the JWE; nothing else is accepted. */
const ALGORITHM = { alg: 'dir', enc: 'A256GCM' } as const;

/** By purpose and secret. */
const keys = new Map<string, CryptoKey>();

/**
 * Encrypts data as a JWE, for a cookie: letters, digits, `.`, `-` and `_`, about 4/3 of the JSON and 80 characters.
 * Sealed data can be opened for the same `purpose` only, and for `seconds`.
 */
export async function sealData(
	secret: string,
	purpose: string,
	data: object,
	seconds: number,
): Promise<string> {
	const [first] = listSecrets(secret);
	return new EncryptJWT({ data })
		.setProtectedHeader(ALGORITHM)
		.setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
		.encrypt(await keyOf(first, purpose));
}

/** The data, if it has not expired and was sealed with one of the secrets; else `undefined`. */
export async function openSealedData(
	secret: string,
	purpose: string,
	sealed: string,
): Promise<object | undefined> {
	for (const candidate of listSecrets(secret)) {
		const opened = await jwtDecrypt<{ data: object }>(sealed, await keyOf(candidate, purpose), {
			keyManagementAlgorithms: [ALGORITHM.alg],
			contentEncryptionAlgorithms: [ALGORITHM.enc],
		}).catch(() => undefined);
		if (opened) return opened.payload.data;
	}
	return undefined;
}

async function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
	const name = `${purpose}\n${secret}`;
	// Not the promise: it belongs to the request that created it.
	const key = keys.get(name) ?? (await deriveKey(secret, purpose));
	keys.set(name, key);
	return key;
}

async function deriveKey(secret: string, purpose: string): Promise<CryptoKey> {
	const encoder = new TextEncoder();
	const secretKey = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
		'deriveKey',
	]);
	return crypto.subtle.deriveKey(
		{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) },
		secretKey,
		{ name: 'AES-GCM', length: 256 },
		false,
		['encrypt', 'decrypt'],
	);
}
