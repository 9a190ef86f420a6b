import { readSealedText, sealText } from '~/lib/sealed-text.server';

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
 * Encrypts a guest's request for the confirmation link, so that logs and histories do not show the address. The token
 * is the same for a whole hour, so that a repeated request is the same message. It expires 48 hours after the beginning
 * of that hour.
 */
export function sealGuestRequest(
	secret: string,
	{ variantId, email }: GuestRequest,
	now = Date.now(),
): Promise<string> {
	const until = Math.floor(now / HOUR_MS) * HOUR_MS + LIFE_MS;
	return sealText(secret, PURPOSE, `${until.toString(36)}.${variantId}.${email}`);
}

/** The request of a confirmation link; `undefined` if the token is invalid or has expired. */
export async function readGuestRequest(
	secret: string,
	token: string,
	now = Date.now(),
): Promise<GuestRequest | undefined> {
	const text = await readSealedText(secret, PURPOSE, token);
	const [until = '', variantId = '', ...email] = text?.split('.') ?? [];
	if (email.length === 0 || now >= Number.parseInt(until, 36)) return undefined;
	return { variantId, email: email.join('.') };
}
