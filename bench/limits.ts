/** Limits. Bytes, files, requests and round trips are exact; the others are times. */
export const limits = {
	/** JavaScript of a first visit, brotli 11. */
	javascriptBytes: 110_000,
	/** HTML of a page, compressed. */
	htmlBytes: 20_000,
	/** Brotli 11. */
	cssBytes: 14_000,
	/** Font files requested before a style sheet needs them. */
	preloadedFonts: 2,
	/** Requests to hosts other than the shop's and the platform's. */
	thirdParties: 0,
	/** Cost of a large list or product, relative to a small one. */
	largeToSmall: 1.1,
	/** Sequential platform requests of an uncached page. */
	roundTrips: 1,
	/** CPU of a page from the page cache, relative to rendering it. */
	cachedToRendered: 0.1,
	/** CPU of a rendered page, relative to the floor. */
	renderedToFloor: 3,
	/** Median time of an uncached page with a platform latency of `platformMs`. */
	uncachedMs: 45,
	platformMs: 30,
	/** Largest Contentful Paint, relative to the floor's first paint; pictures get `pictureMs` more. */
	lcpToFloor: 1.2,
	pictureMs: 250,
	/** Time to hydration, relative to the floor. */
	hydratedToFloor: 1.15,
	/** Total Blocking Time, upper limit. */
	tbtMs: 100,
	/** Cumulative Layout Shift. */
	cls: 0,
	/** Interaction to Next Paint, upper limit. */
	inpMs: 100,
} as const;
