import { readSignedText, signText, toBase64Url } from '~/lib/signed-text.server';

/** The request that a guest confirms. */
export interface GuestRequest {
	/** Integer of the variant's id. */
	variantId: string;
	email: string;
}

const PURPOSE = 'back-in-stock';
const HOUR_MS = 60 * 60_000;
const LIFE_MS = 48 * HOUR_MS;

/**
 * Signs a guest's request for the confirmation link. The token is the same for a whole hour, so that a repeated
 * request is the same message. It expires 48 hours after the beginning of that hour.
 */
export function signGuestRequest(
	secret: string,
	{ variantId, email }: GuestRequest,
	now = Date.now(),
): Promise<string> {
	const until = Math.floor(now / HOUR_MS) * HOUR_MS + LIFE_MS;
	const address = toBase64Url(new TextEncoder().encode(email));
	return signText(secret, PURPOSE, `${until.toString(36)}.${variantId}.${address}`);
}

/** The request of a confirmation link; `undefined` if the token is invalid or has expired. */
export async function readGuestRequest(
	secret: string,
	token: string,
	now = Date.now(),
): Promise<GuestRequest | undefined> {
	const text = await readSignedText(secret, PURPOSE, token);
	const [until = '', variantId = '', address] = text?.split('.') ?? [];
	if (!address || now >= Number.parseInt(until, 36)) return undefined;
	return { variantId, email: fromBase64Url(address) };
}

function fromBase64Url(text: string): string {
	const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
}
