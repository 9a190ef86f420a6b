/** Remix's flags for React Router 7: all of the 2.17 line. */
export const remixFuture = {
	v3_fetcherPersist: true,
	v3_relativeSplatPath: true,
	v3_throwAbortReason: true,
	v3_lazyRouteDiscovery: true,
	v3_singleFetch: true,
	v3_routeConfig: true,
} as const;
