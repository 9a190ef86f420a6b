import { createCookieSessionStorage, type Session } from '@shopify/remix-oxygen';
import type { CustomerApiTokens } from '~/shopify/customer-api-tokens';

/** Ids and tokens only: browsers drop cookies above 4 kB. */
interface SessionData {
	cartId: string;
	/** The cart from before the sign-in, until all of its lines are moved. */
	formerCartId: string;
	/** Classic accounts. */
	customerAccessToken: string;
	/** Customer Account API. */
	platformTokens: CustomerApiTokens;
}

/** 42 days, the lifetime of a customer access token. */
const MAX_AGE_SECONDS = 42 * 24 * 60 * 60;

/** The visitor's signed session cookie. */
export interface AppSession {
	get<Key extends keyof SessionData>(key: Key): SessionData[Key] | undefined;
	set<Key extends keyof SessionData>(key: Key, value: SessionData[Key]): void;
	unset(key: keyof SessionData): void;
	/** Starts a new session with the same cart; its cookie is always sent. */
	renew(): void;
	/** `Set-Cookie` value, or `undefined` where nothing has changed. */
	commit(): Promise<string | undefined>;
}

type Storage = ReturnType<typeof createStorage>;

/** By secret; a worker has one, tests have several. */
const storages = new Map<string, Storage>();

function createStorage(secret: string) {
	return createCookieSessionStorage<SessionData>({
		cookie: {
			name: 'session',
			secrets: [secret],
			httpOnly: true,
			secure: true,
			sameSite: 'lax',
			path: '/',
			maxAge: MAX_AGE_SECONDS,
		},
	});
}

function storageFor(secret: string): Storage {
	const storage = storages.get(secret) ?? createStorage(secret);
	storages.set(secret, storage);
	return storage;
}

/** Reads the session from a `Cookie` header. An invalid cookie is an empty session. */
export async function openSession(secret: string, cookie: string | null): Promise<AppSession> {
	const storage = storageFor(secret);
	const session: Session<SessionData> = await storage
		.getSession(cookie)
		.catch(() => storage.getSession());
	let changed = false;
	return {
		get: (key) => session.get(key),
		set(key, value) {
			if (session.get(key) === value) return;
			session.set(key, value);
			changed = true;
		},
		unset(key) {
			if (!session.has(key)) return;
			session.unset(key);
			changed = true;
		},
		renew() {
			for (const key of Object.keys(session.data) as (keyof SessionData)[]) {
				if (key !== 'cartId') session.unset(key);
			}
			changed = true;
		},
		commit: async () => (changed ? storage.commitSession(session) : undefined),
	};
}
