/** Settings of the operator without which an entry does not exist. */
export type ConsentSetting = 'signIn' | 'analytics' | 'commerce';

/** Hosts that an entry asks, by the directive of the security policy that must allow them. */
type Sources = Partial<Record<'script-src' | 'connect-src' | 'frame-src', readonly string[]>>;

interface EntryBase {
	id: string;
	/** Where more is told of it: the provider's own notice. */
	links: readonly { label: string; href: string }[];
	/** Cookies that go when the entry is switched off, by name. */
	targetCookieIds: readonly string[];
	/** Keys of web storage that go with it; `cart.` stands for every key that begins so. */
	storage: readonly string[];
	/** How long it is kept: days or minutes, `tab` until the tab is closed, `always` until the visitor removes it. */
	kept: { days: number } | { minutes: number } | 'tab' | 'always';
	/** A script that is loaded while the entry is on. */
	src?: string;
	sources?: Sources;
	/** The entry exists only where the operator has set this. */
	setting?: ConsentSetting;
}

interface NecessaryEntry extends EntryBase {
	group: 'necessary';
	isPreselected: true;
}

/** Optional entries are never preselected: there is no such field. */
interface OptionalEntry extends EntryBase {
	group: 'optional';
	isPreselected?: never;
}

export type CookieEntry = NecessaryEntry | OptionalEntry;

/**
 * All that the shop stores in a browser or has it load from others: the one table behind the dialog, the privacy
 * notice and the security policy. Names and descriptions are the `cookies` messages of the same id.
 */
export const cookieTable = [
	{
		id: 'session',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['session'],
		storage: [],
		kept: { days: 42 },
	},
	{
		id: 'signIn',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['sign-in'],
		storage: [],
		kept: { minutes: 10 },
		setting: 'signIn',
	},
	{
		id: 'locale',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['locale'],
		storage: [],
		kept: { days: 365 },
	},
	{
		id: 'country',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['country'],
		storage: [],
		kept: { days: 365 },
	},
	{
		id: 'consent',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['consent'],
		storage: [],
		kept: { days: 180 },
	},
	{
		id: 'wishlist',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: ['wishlist'],
		storage: [],
		kept: { days: 365 },
	},
	{
		id: 'tab',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: [],
		storage: ['positions', 'list-place', 'reloaded-for', 'remix-manifest-version'],
		kept: 'tab',
	},
	{
		id: 'functional',
		group: 'necessary',
		isPreselected: true,
		links: [],
		targetCookieIds: [],
		storage: ['cart.', 'color-mode', 'map-paused'],
		kept: 'always',
	},
	{
		id: 'recent',
		group: 'optional',
		links: [],
		targetCookieIds: [],
		storage: ['recent'],
		kept: 'always',
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
		kept: 'always',
		// Nothing is asked of them before a click.
		sources: { 'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] },
	},
	{
		id: 'analytics',
		group: 'optional',
		links: [{ label: 'Cloudflare', href: 'https://www.cloudflare.com/privacypolicy/' }],
		// The beacon itself sets none; the proxy of its provider may.
		targetCookieIds: ['__cf_bm', 'cf_clearance'],
		storage: [],
		kept: { days: 1 },
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
		kept: { days: 360 },
		setting: 'commerce',
	},
] as const satisfies readonly CookieEntry[];

export type CookieId = (typeof cookieTable)[number]['id'];

/** Which of the operator's settings are set. */
export type ConsentSettings = Record<ConsentSetting, boolean>;

/** The entries that exist in this shop, in their order. */
export function entriesOf(settings: ConsentSettings): (CookieEntry & { id: CookieId })[] {
	return cookieTable.filter(
		(entry: CookieEntry) => entry.setting === undefined || settings[entry.setting],
	);
}

/** Necessary entries cannot be switched off, but for this one: the visit works without it, forgetting more. */
const FUNCTIONAL: CookieId = 'functional';

/** Whether the visitor decides on an entry. */
export function isChoosable({ id, group }: Pick<CookieEntry, 'id' | 'group'>): boolean {
	return group === 'optional' || id === FUNCTIONAL;
}

/** What the entries of this shop add to a directive of the security policy. */
export function policySources(settings: ConsentSettings, directive: keyof Sources): string[] {
	return entriesOf(settings).flatMap(({ sources }: CookieEntry) => sources?.[directive] ?? []);
}
