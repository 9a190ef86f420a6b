/** What the platform's own sign-in gave. */
export interface CustomerApiTokens {
	accessToken: string;
	refreshToken: string;
	/** Names the customer to the platform when they sign out. */
	idToken: string;
	/** When the access token ends, in seconds since 1970. */
	expiresAt: number;
}
