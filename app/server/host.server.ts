/** Where the worker runs; `local` is the operator's own machine. */
export type Host = 'cloudflare' | 'oxygen' | 'local';

/** Header with the visitor's IP address, by edge. The edge overwrites a value sent by the visitor. */
export const BUYER_IP_HEADERS = {
	cloudflare: 'cf-connecting-ip',
	oxygen: 'oxygen-buyer-ip',
} as const;

/** Scripts of Node check the settings too, without Vite. */
const ASSET_BASE = import.meta.env ? import.meta.env.BASE_URL : '/';

/**
 * `wrangler.jsonc` gives the worker its variable `EDGE`, and a build for Oxygen has its public files on Shopify's CDN.
 * Nothing of a request decides it.
 */
export function hostOf({ EDGE }: { EDGE?: unknown }, assetBase = ASSET_BASE): Host {
	if (/^https?:/.test(assetBase)) return 'oxygen';
	return EDGE === 'cloudflare' ? 'cloudflare' : 'local';
}
