/** A product or a collection, `Product/123`; or `EVERYTHING`. */
export type Subject = string;

/** The whole shop: a change of it concerns every response and page. */
export const EVERYTHING: Subject = 'Shop';
/** Used for a page with too many subjects to list: any change may concern it. */
const ANYTHING: Subject = '*';

/** When and from what a response or a page was made. */
export interface Sources {
	/** Before the platform was asked; of a page the earliest of its responses. Unix milliseconds. */
	readAt: number;
	subjects: readonly Subject[];
}

/** Longer than anything is cached that a change could make outdated. */
const LIFE_MS = 360_000;
/** The Storefront API was seen to show a change up to 28 s after it was made. */
const READ_LAG_MS = 30_000;
/** During `READ_LAG_MS`, responses are read again at this interval. */
const REREAD_MS = 5_000;
/** The changes of other isolates are read at this interval, and only while there are requests. */
const SYNC_MS = 2_000;

/** More than this count as a change of everything, so that a bulk edit does not fill the memory. */
const MAX_CHANGES = 500;
/** A collection's page has at most 240 products. */
const MAX_SUBJECTS = 400;

/** What the platform has reported as changed lately: responses and pages read before are outdated. */
export interface CatalogueChanges {
	record(subjects: readonly Subject[]): void;
	isOutdated(sources: Sources): boolean;
	/** Whether the other isolates' changes were read just now. */
	isSynced(): boolean;
	/** Reads the changes of the location's other isolates, and adds those of this one. Never fails. */
	sync(siteUrl: string): Promise<void>;
}

/**
 * One per isolate.
 * @param open the edge's cache, through which the isolates of one location share the changes; `undefined` where there
 * is none
 */
export function createCatalogueChanges(
	now: () => number = Date.now,
	open: (() => Promise<Cache>) | undefined = globalThis.caches && (() => caches.open('changes')),
): CatalogueChanges {
	/** Unix milliseconds by subject. */
	let changed = new Map<Subject, number>();
	let latest = Number.NEGATIVE_INFINITY;
	let syncedAt = Number.NEGATIVE_INFINITY;
	const add = (subject: Subject, at: number) => {
		changed.set(subject, Math.max(at, changed.get(subject) ?? at));
		latest = Math.max(latest, at);
	};
	const prune = () => {
		const current = [...changed].filter(([, at]) => now() - at < LIFE_MS);
		changed = new Map(current.length > MAX_CHANGES ? [[EVERYTHING, latest]] : current);
	};
	const timeOf = (subject: Subject) => (subject === ANYTHING ? latest : changed.get(subject));
	return {
		record(subjects) {
			for (const subject of subjects) add(subject, now());
			prune();
		},
		isOutdated({ readAt, subjects }) {
			if (changed.size === 0) return false;
			return [EVERYTHING, ...subjects].some((subject) => {
				const at = timeOf(subject);
				if (at === undefined || readAt >= at + READ_LAG_MS) return false;
				return readAt <= at || now() - readAt > REREAD_MS;
			});
		},
		isSynced: () => now() - syncedAt < SYNC_MS,
		async sync(siteUrl) {
			syncedAt = now();
			if (!open) return;
			try {
				const cache = await open();
				const url = `${siteUrl}/catalogue-changes`;
				const cached = parse(await (await cache.match(url))?.text());
				for (const [subject, at] of Object.entries(cached)) add(subject, at);
				prune();
				// Also repairs what two isolates wrote at the same time.
				if ([...changed].every(([subject, at]) => cached[subject] === at)) return;
				const headers = { 'Cache-Control': `max-age=${LIFE_MS / 1_000}` };
				await cache.put(url, Response.json(Object.fromEntries(changed), { headers }));
			} catch {
				// The other isolates of the location are then bound by the age alone.
			}
		},
	};
}

function parse(text: string | undefined): Record<Subject, number> {
	return text ? (JSON.parse(text) as Record<Subject, number>) : {};
}

/** The products and collections that a response of the platform names by their ids. */
export function subjectsIn(data: unknown): Subject[] {
	const found = new Set<Subject>();
	const visit = (value: unknown): void => {
		if (typeof value === 'string') {
			const subject = /^gid:\/\/shopify\/((?:Product|Collection)\/\d+)$/.exec(value)?.[1];
			if (subject) found.add(subject);
		} else if (typeof value === 'object' && value !== null) {
			Object.values(value).forEach(visit);
		}
	};
	visit(data);
	return limited(found);
}

/** The sources of what was made from several responses. */
export function combine(all: readonly Sources[], readAt: number): Sources {
	return {
		readAt: Math.min(readAt, ...all.map((sources) => sources.readAt)),
		subjects: limited(new Set(all.flatMap(({ subjects }) => subjects))),
	};
}

function limited(subjects: ReadonlySet<Subject>): Subject[] {
	return subjects.size > MAX_SUBJECTS ? [ANYTHING] : [...subjects];
}
