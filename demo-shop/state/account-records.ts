/** What the authorisation server keeps. Times are milliseconds since the epoch. */

/** Somebody who asked to sign in and was sent a code. */
export interface SignInRecord {
	id: string;
	email: string;
	code: string;
	/** Wrong codes so far. */
	misses: number;
	expiresAt: number;
}

/** A browser that is signed in. */
export interface AccountSessionRecord {
	id: string;
	customerId: number;
	signedInAt: number;
	expiresAt: number;
}

/** An authorisation code that has not been exchanged yet. */
export interface AccountGrantRecord {
	code: string;
	sessionId: string;
	customerId: number;
	redirectUri: string;
	challenge: string;
	nonce: string | null;
	expiresAt: number;
}

/** An access token with the refresh token that came with it. */
export interface AccountTokenRecord {
	accessToken: string;
	refreshToken: string;
	sessionId: string;
	customerId: number;
	/** Of the access token. */
	expiresAt: number;
	refreshExpiresAt: number;
}

/** The key that signs id tokens. */
export interface SigningKeyRecord {
	id: string;
	/** PKCS #8, PEM. */
	privateKey: string;
}
