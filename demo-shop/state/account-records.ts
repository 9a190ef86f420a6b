/** Records of the authorization server. Times are milliseconds since the epoch. */

/** A sign-in that waits for the code sent by email. */
export interface SignInRecord {
	id: string;
	email: string;
	code: string;
	/** Wrong codes so far. */
	failedAttempts: number;
	expiresAt: number;
}

/** The session of a signed-in browser. */
export interface AccountSessionRecord {
	id: string;
	customerId: number;
	signedInAt: number;
	expiresAt: number;
}

/** An authorization code that has not been exchanged yet. */
export interface AccountGrantRecord {
	code: string;
	sessionId: string;
	customerId: number;
	redirectUri: string;
	challenge: string;
	nonce: string | null;
	expiresAt: number;
}

/** An access token with its refresh token. */
export interface AccountTokenRecord {
	accessToken: string;
	refreshToken: string;
	sessionId: string;
	customerId: number;
	/** When the access token expires, in Unix milliseconds. */
	expiresAt: number;
	refreshExpiresAt: number;
}

/** The key that signs id tokens. */
export interface SigningKeyRecord {
	id: string;
	/** PKCS #8, PEM. */
	privateKey: string;
}
