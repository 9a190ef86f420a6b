import { readCookie, serializeCookie } from '~/lib/cookies';
import { openSealedData, sealData } from '~/lib/sealed-data.server';
import type { CustomerApiTokens } from '~/shopify/customer-api-tokens';

/** Ids and tokens only: browsers drop cookies above 4 kB. */
interface SessionData {
	cartId: string;
	/** The cart from before the sign-in, until all of its lines are moved. */
	formerCartId: string;
	/** Code of the notice about a discount code that a link has added, until it is shown. */
	linkNotice: string;
	/** Classic accounts. */
	customerAccessToken: string;
	/** Customer Account API. */
	customerApiTokens: CustomerApiTokens;
	/** The customer's token was renewed, and the cart still has the former one. */
	tokenRenewed: true;
	/** After a logout: the platform must ask for the login again, even if its own session continues. */
	signedOut: true;
}

/** The lifetime of a customer access token. */
const MAX_AGE_DAYS = 42;

/** No other host of the domain can set it: browsers accept the prefix by HTTPS, for one host and all paths only. */
export const SESSION_COOKIE = '__Host-session';
/** At a local URL by HTTP, where not every browser accepts secure cookies. */
const LOCAL_SESSION_COOKIE = 'session';

/** The visitor's encrypted session cookie. */
export interface AppSession {
	get<Key extends keyof SessionData>(key: Key): SessionData[Key] | undefined;
	set<Key extends keyof SessionData>(key: Key, value: SessionData[Key]): void;
	unset(key: keyof SessionData): void;
	/** Starts a new session with the same cart; its cookie is always sent. */
	regenerate(): void;
	/** `Set-Cookie` value, or `undefined` where nothing has changed. */
	commit(): Promise<string | undefined>;
}

/** Name of the session cookie of a storefront. */
export function sessionCookieName(siteUrl: string): string {
	return siteUrl.startsWith('https:') ? SESSION_COOKIE : LOCAL_SESSION_COOKIE;
}

/**
 * Reads the session from a `Cookie` header. An invalid cookie is an empty session.
 * @param secret one or several, see `listSecrets`
 */
export async function openSession(
	secret: string,
	header: string | null,
	name = SESSION_COOKIE,
): Promise<AppSession> {
	const cookie = readCookie(header, name);
	const sealed = cookie && (await openSealedData(secret, name, cookie));
	let data: Partial<SessionData> = sealed || {};
	let changed = false;
	return {
		get: (key) => data[key],
		set(key, value) {
			if (data[key] === value) return;
			data[key] = value;
			changed = true;
		},
		unset(key) {
			if (data[key] === undefined) return;
			delete data[key];
			changed = true;
		},
		regenerate() {
			const { cartId } = data;
			data = cartId ? { cartId } : {};
			changed = true;
		},
		async commit() {
			if (!changed) return undefined;
			const value = await sealData(secret, name, data, MAX_AGE_DAYS * 24 * 60 * 60);
			const secure = name === SESSION_COOKIE ? '; Secure' : '';
			return serializeCookie(name, value, MAX_AGE_DAYS, `; HttpOnly${secure}`);
		},
	};
}
