import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@shopify/remix-oxygen';

/** The request handler only: no page cache, session or checks. */
export default {
	fetch: createRequestHandler({
		build,
		mode: import.meta.env.MODE,
		poweredByHeader: false,
		collectTrackingInformation: false,
		proxyStandardRoutes: false,
	}),
};
