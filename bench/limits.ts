/** The figures the shop keeps to. Bytes, requests and round trips are exact; the others are times. */
export const limits = {
	/** First-visit JavaScript of a page, brotli 11. */
	javascriptBytes: 103_000,
	/** A page's HTML as a browser gets it. */
	htmlBytes: 12_000,
	/** Brotli 11. */
	cssBytes: 12_000,
	/** Requests to hosts that are neither the shop's own nor the platform's. */
	thirdParties: 0,
	/** A list among 5,000 products, as a multiple of a small one's cost. */
	largeToSmall: 1.1,
	/** Calls to the platform that an uncached page makes one after the other. */
	roundTrips: 1,
	/** CPU of a page from the page cache above a constant answer, as a share of rendering it. */
	cachedToRendered: 1 / 20,
	/** CPU of a rendered page, as a multiple of the floor's. */
	renderedToFloor: 2,
	/** Median time of an uncached page while the platform takes `platformMs`. */
	uncachedMs: 45,
	platformMs: 30,
	/** Largest Contentful Paint on the throttled phone, where it is text and where it is a picture. */
	lcpTextMs: 1_600,
	lcpPictureMs: 1_800,
	/** From the visit to a page that React has taken over, as a multiple of the floor's: 2.0 s where it takes 1.7 s. */
	hydratedToFloor: 2 / 1.7,
	/** Total Blocking Time. */
	tbtMs: 50,
	/** Cumulative Layout Shift. */
	cls: 0,
	/** Interaction to Next Paint. */
	inpMs: 100,
} as const;
