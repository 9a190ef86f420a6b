/** The figures of a fast shop. Bytes, files, requests and round trips are exact; the others are times. */
export const limits = {
	/** First-visit JavaScript of a page, brotli 11. */
	javascriptBytes: 110_000,
	/** A page's HTML as a browser gets it. */
	htmlBytes: 20_000,
	/** Brotli 11. */
	cssBytes: 14_000,
	/** Font files asked for before a style sheet needs them. */
	preloadedFonts: 2,
	/** Requests to hosts that are neither the shop's own nor the platform's. */
	thirdParties: 0,
	/** A large list or product, as a multiple of a small one's cost. */
	largeToSmall: 1.1,
	/** Calls to the platform that an uncached page makes one after the other. */
	roundTrips: 1,
	/** CPU of a page from the page cache, as a share of rendering it. */
	cachedToRendered: 0.1,
	/** CPU of a rendered page, as a multiple of the floor's. */
	renderedToFloor: 3,
	/** Median time of an uncached page while the platform takes `platformMs`. */
	uncachedMs: 45,
	platformMs: 30,
	/** Largest Contentful Paint, as a multiple of the floor's first paint; a picture has `pictureMs` more. */
	lcpToFloor: 1.2,
	pictureMs: 250,
	/** From the visit to a hydrated page, as a multiple of the floor's. */
	hydratedToFloor: 1.15,
	/** Total Blocking Time is below this. */
	tbtMs: 100,
	/** Cumulative Layout Shift. */
	cls: 0,
	/** Interaction to Next Paint is below this. */
	inpMs: 100,
} as const;
