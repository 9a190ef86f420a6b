import { CompactSign, compactVerify, errors } from 'jose';
import { listSecrets } from './secrets.server';

/**
 * Signs a text, for a form field or a URL: a JWS with HMAC SHA-256.
 * A signature is only valid for its `purpose`. `secret`: one or several, see `listSecrets`.
 */
export function signText(secret: string, purpose: string, text: string): Promise<string> {
	const [first] = listSecrets(secret);
	return new CompactSign(bytesOf(text))
		.setProtectedHeader({ alg: 'HS256', typ: purpose })
		.sign(bytesOf(first));
}

/** The text of a valid signature with one of the secrets and the same purpose, else `undefined`. */
export async function readSignedText(
	secret: string,
	purpose: string,
	signed: string,
): Promise<string | undefined> {
	for (const candidate of listSecrets(secret)) {
		try {
			const options = { algorithms: ['HS256'] };
			const { payload, protectedHeader } = await compactVerify(signed, bytesOf(candidate), options);
			return protectedHeader.typ === purpose ? new TextDecoder().decode(payload) : undefined;
		} catch (error) {
			if (!(error instanceof errors.JOSEError)) throw error;
		}
	}
	return undefined;
}

function bytesOf(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}
