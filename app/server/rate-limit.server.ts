import { createExpiringCache } from '~/lib/expiring-cache';
import { shortHash } from '~/lib/short-hash.server';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A number of uses within a period, which begins with the first one. */
interface Allowance {
	uses: number;
	periodMs: number;
}

/** A form's uses are counted for each of these. */
type Subject = 'address' | 'recipient' | 'formToken';

/**
 * The limits of each form: by the visitor's IP address, for a whole family behind one connection, and by recipient, the
 * e-mail address that is written to or whose account is asked for.
 */
export const LIMITS = {
	login: {
		address: { uses: 40, periodMs: 10 * MINUTE_MS },
		recipient: { uses: 20, periodMs: 10 * MINUTE_MS },
	},
	register: {
		address: { uses: 20, periodMs: 10 * MINUTE_MS },
		recipient: { uses: 6, periodMs: HOUR_MS },
	},
	recover: {
		address: { uses: 20, periodMs: 10 * MINUTE_MS },
		recipient: { uses: 6, periodMs: HOUR_MS },
	},
	reset: { address: { uses: 20, periodMs: 10 * MINUTE_MS } },
	stock: {
		address: { uses: 30, periodMs: 10 * MINUTE_MS },
		recipient: { uses: 6, periodMs: HOUR_MS },
	},
	contact: { address: { uses: 20, periodMs: 10 * MINUTE_MS } },
	withdrawal: {
		address: { uses: 20, periodMs: 10 * MINUTE_MS },
		recipient: { uses: 10, periodMs: HOUR_MS },
	},
	discount: { address: { uses: 40, periodMs: 10 * MINUTE_MS } },
	/** Queries of scripts through `/api/shopify-storefront`; the shop's own pages send none. */
	catalogue: { address: { uses: 150, periodMs: 10 * MINUTE_MS } },
	errorReport: { address: { uses: 60, periodMs: 10 * MINUTE_MS } },
} satisfies Record<string, Partial<Record<Subject, Allowance>>>;

export type LimitedForm = keyof typeof LIMITS;

/** Uses of one rendered form's token: several tries after an error, but not hundreds. */
const FORM_TOKEN: Allowance = { uses: 10, periodMs: DAY_MS };

/** Entries of about 200 bytes, for each subject. */
const MAX_ENTRIES = 20_000;

/** Period of the bindings in `wrangler.jsonc`; longer ones do not exist. */
const BINDING_PERIOD_MS = MINUTE_MS;

/** Cloudflare's rate-limiting binding: it counts for all isolates of a location. */
export interface RateLimitBinding {
	limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** Bindings of `wrangler.jsonc`; other hosts have none. */
interface RateLimitBindings {
	ADDRESS_RATE_LIMIT?: RateLimitBinding;
	RECIPIENT_RATE_LIMIT?: RateLimitBinding;
}

/** The limits as a request sees them. */
export interface RateLimits {
	/**
	 * Counts a use of a form. False above a limit: the response is then 429, to which the worker adds `Retry-After`.
	 * @param recipient the e-mail address as it was typed
	 */
	allow(form: LimitedForm, recipient?: string): Promise<boolean>;
	/** Counts a use of a form's token. */
	consumeFormToken(id: string): Promise<boolean>;
	/** Resets a recipient's count after a successful sign-in. */
	forget(form: LimitedForm, recipient: string): Promise<void>;
	/** Seconds until the exceeded limit ends; absent where none is exceeded. */
	readonly retryAfter: number | undefined;
}

/** Uses counted in the memory of an isolate. */
export interface UseCounts {
	/** Counts a use; milliseconds to wait above the limit, else 0. */
	count(subject: Subject, key: string, allowance: Allowance): number;
	forget(subject: Subject, key: string): void;
}

/** Bounded: when it is full, what was used the longest time ago is forgotten. */
export function createUseCounts(now: () => number = Date.now): UseCounts {
	const memory = () =>
		createExpiringCache<{ uses: number; until: number }>({
			maxEntries: MAX_ENTRIES,
			lifeMs: DAY_MS,
			now,
		});
	const counts = { address: memory(), recipient: memory(), formToken: memory() };
	return {
		count(subject, key, { uses, periodMs }) {
			const found = counts[subject].get(key);
			if (!found || found.until <= now()) {
				counts[subject].set(key, { uses: 1, until: now() + periodMs });
				return 0;
			}
			if (found.uses >= uses) return found.until - now();
			found.uses += 1;
			return 0;
		},
		forget(subject, key) {
			counts[subject].set(key, { uses: 0, until: 0 });
		},
	};
}

/**
 * The limits for one request. Memory counts in each isolate; where there are bindings, these count for all isolates of
 * a location too.
 * @param address the visitor's IP address, as the edge states it
 */
export function createRateLimits(
	counts: UseCounts,
	bindings: RateLimitBindings,
	address: string | null,
): RateLimits {
	let waitMs = 0;
	const network = networkOf(address ?? '');
	const isWithin = async (
		subject: Subject,
		parts: [string, string],
		allowance: Allowance,
		binding?: RateLimitBinding,
	) => {
		// A hash has a fixed length and contains no personal data.
		const key = await shortHash(...parts);
		waitMs = counts.count(subject, key, allowance);
		if (waitMs > 0 || !binding) return waitMs === 0;
		// Forms stay open where the binding fails.
		const { success } = await binding.limit({ key }).catch(() => ({ success: true }));
		if (!success) waitMs = BINDING_PERIOD_MS;
		return success;
	};
	return {
		async allow(form, recipient) {
			const limits: Partial<Record<Subject, Allowance>> = LIMITS[form];
			// The address first, so that one visitor cannot fill the memory with recipients.
			if (network && limits.address) {
				const { ADDRESS_RATE_LIMIT } = bindings;
				const isFree = await isWithin(
					'address',
					[form, network],
					limits.address,
					ADDRESS_RATE_LIMIT,
				);
				if (!isFree) return false;
			}
			if (recipient === undefined || !limits.recipient) return true;
			const parts: [string, string] = [form, normalizedRecipient(recipient)];
			return isWithin('recipient', parts, limits.recipient, bindings.RECIPIENT_RATE_LIMIT);
		},
		consumeFormToken: (id) => isWithin('formToken', ['formToken', id], FORM_TOKEN),
		async forget(form, recipient) {
			counts.forget('recipient', await shortHash(form, normalizedRecipient(recipient)));
		},
		get retryAfter() {
			return waitMs > 0 ? Math.ceil(waitMs / 1_000) : undefined;
		},
	};
}

/**
 * Normalizes the spellings of one mailbox's address: no upper case, no `+tag`, and at Gmail no dots. Two people
 * whose addresses differ in the tag alone share a limit, which costs them nothing.
 */
export function normalizedRecipient(email: string): string {
	const written = email.normalize('NFKC').trim().toLowerCase();
	const at = written.lastIndexOf('@');
	if (at < 0) return written;
	const [name = ''] = written.slice(0, at).split('+');
	const domain = written.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
	return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

/**
 * What one visitor has: an IPv4 address, or the first 64 bits of an IPv6 address. Empty for this machine, which is no
 * visitor, and where the edge states no address.
 */
export function networkOf(address: string): string {
	const written = address.trim().toLowerCase();
	if (!written.includes(':')) return /^127\./.test(written) ? '' : written;
	if (!URL.canParse(`http://[${written}]/`)) return written;
	// `[2001:db8::1]`: the URL standard's shortest form.
	const short = new URL(`http://[${written}]/`).hostname.slice(1, -1);
	if (short === '::1') return '';
	if (short.startsWith('::ffff:')) return short;
	const [head = '', tail = ''] = short.split('::');
	const groups = head.split(':').filter(Boolean);
	const last = tail.split(':').filter(Boolean);
	while (groups.length + last.length < 8) groups.push('0');
	return [...groups, ...last].slice(0, 4).join(':');
}
