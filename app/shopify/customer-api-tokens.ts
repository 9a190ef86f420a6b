/** The tokens of the Customer Account API. */
export interface CustomerApiTokens {
	accessToken: string;
	refreshToken: string;
	/** Identifies the customer at sign-out. */
	idToken: string;
	/** Expiry of the access token, in seconds since 1970. */
	expiresAt: number;
}
