import { openSealedData, sealData } from '~/lib/sealed-data.server';

/** The request that a guest confirms. */
export interface GuestRequest {
	/** Integer of the variant's id. */
	variantId: string;
	email: string;
	/** Time of the request in Unix hours; equal requests of one hour are the same message. */
	hour: number;
}

const PURPOSE = 'back-in-stock';
const LIFE_SECONDS = 48 * 60 * 60;

/**
 * Encrypts a guest's request for the confirmation link, so that logs and histories do not show the address. It can be
 * read for 48 hours.
 */
export function sealGuestRequest(secret: string, request: GuestRequest): Promise<string> {
	return sealData(secret, PURPOSE, request, LIFE_SECONDS);
}

/** The request of a confirmation link; `undefined` if the token is invalid or has expired. */
export async function readGuestRequest(
	secret: string,
	token: string,
): Promise<GuestRequest | undefined> {
	return (await openSealedData(secret, PURPOSE, token)) as GuestRequest | undefined;
}
