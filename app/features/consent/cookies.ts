/** Operator settings on which an entry depends. */
export type ConsentSetting = 'signIn' | 'analytics' | 'commerce';

/** Hosts by directive of the content security policy. */
type Sources = Partial<Record<'script-src' | 'connect-src' | 'frame-src', readonly string[]>>;

interface EntryBase {
	id: string;
	/** The provider's privacy policy. */
	links: readonly { label: string; href: string }[];
	/** Names of cookies to delete when the entry is disabled. */
	targetCookieIds: readonly string[];
	/** Storage keys of the entry; `cart.` is a prefix. */
	storage: readonly string[];
	/** Retention: days or minutes, `tab` until the tab is closed, `always` until the visitor deletes it. */
	retention: { days: number } | { minutes: number } | 'tab' | 'always';
	/** Script to load while the entry is enabled. */
	src?: string;
	sources?: Sources;
	/** The entry exists only with this setting. */
	setting?: ConsentSetting;
}

interface NecessaryEntry extends EntryBase {
	group: 'necessary';
	isPreselected: true;
}

/** Has no field for a default: optional entries are never preselected. */
interface OptionalEntry extends EntryBase {
	group: 'optional';
	isPreselected?: never;
}

export type CookieEntry = NecessaryEntry | OptionalEntry;

/**
 * All cookies, storage keys and third parties: the source for the dialog, the privacy policy and the content
 * security policy. Names and descriptions are the `cookies` messages with the same id.
 */
export const cookieTable = [
	{
		id: 'session',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['__Host-session'],
		storage: [],
		retention: { days: 42 },
	},
	{
		id: 'signIn',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['__Host-sign-in'],
		storage: [],
		retention: { minutes: 10 },
		setting: 'signIn',
	},
	{
		id: 'locale',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['locale'],
		storage: [],
		retention: { days: 365 },
	},
	{
		id: 'country',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['country'],
		storage: [],
		retention: { days: 365 },
	},
	{
		id: 'consent',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['consent'],
		storage: [],
		retention: { days: 180 },
	},
	{
		id: 'wishlist',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['wishlist'],
		storage: [],
		retention: { days: 365 },
	},
	{
		id: 'airport',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: [],
		storage: ['airport'],
		retention: 'always',
	},
	{
		id: 'tab',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: [],
		storage: ['positions', 'list-place', 'reloaded-for', 'remix-manifest-version'],
		retention: 'tab',
	},
	{
		id: 'functional',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: [],
		storage: ['cart.', 'color-mode', 'map-paused'],
		retention: 'always',
	},
	{
		id: 'recent',
		group: 'optional',
		links: [],
		targetCookieIds: [],
		storage: ['recent'],
		retention: 'always',
	},
	{
		id: 'video',
		group: 'optional',
		links: [
			{ label: 'YouTube', href: 'https://policies.google.com/privacy' },
			{ label: 'Vimeo', href: 'https://vimeo.com/privacy' },
		],
		targetCookieIds: [],
		storage: [],
		retention: 'always',
		// Loaded only after a click.
		sources: { 'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] },
	},
	{
		id: 'analytics',
		group: 'optional',
		links: [{ label: 'Cloudflare', href: 'https://www.cloudflare.com/privacypolicy/' }],
		// Set by the provider's proxy, if at all.
		targetCookieIds: ['__cf_bm', 'cf_clearance'],
		storage: [],
		retention: { days: 1 },
		src: 'https://static.cloudflareinsights.com/beacon.min.js',
		sources: {
			'script-src': ['https://static.cloudflareinsights.com'],
			'connect-src': ['https://cloudflareinsights.com'],
		},
		setting: 'analytics',
	},
	{
		id: 'commerce',
		group: 'optional',
		links: [{ label: 'Shopify', href: 'https://www.shopify.com/legal/privacy' }],
		targetCookieIds: ['_shopify_y', '_shopify_s'],
		storage: [],
		retention: { days: 360 },
		setting: 'commerce',
	},
] as const satisfies readonly CookieEntry[];

export type CookieId = (typeof cookieTable)[number]['id'];

export type ConsentSettings = Record<ConsentSetting, boolean>;

/** The entries of this shop, in display order. */
export function entriesOf(settings: ConsentSettings): (CookieEntry & { id: CookieId })[] {
	return cookieTable.filter(
		(entry: CookieEntry) => entry.setting === undefined || settings[entry.setting],
	);
}

/** The only necessary entry that can be disabled: the shop works without it. */
const FUNCTIONAL: CookieId = 'functional';

/** Whether the visitor can switch an entry. */
export function isChoosable({ id, group }: Pick<CookieEntry, 'id' | 'group'>): boolean {
	return group === 'optional' || id === FUNCTIONAL;
}

/** Hosts of this shop's entries for a directive of the content security policy. */
export function policySources(settings: ConsentSettings, directive: keyof Sources): string[] {
	return entriesOf(settings).flatMap(({ sources }: CookieEntry) => sources?.[directive] ?? []);
}
