import { consentSettings } from '~/features/consent/consent-terms.server';
import { policySources } from '~/features/consent/cookies';
import type { Env } from './env.server';

/** Sent with every answer, errors too. */
const FIXED_HEADERS = {
	'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy':
		'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
	'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const SHOPIFY_CDN = 'https://cdn.shopify.com';
/** Where the platform keeps 3D models. */
const SHOPIFY_MODELS = 'https://model3d.shopifycdn.com';

/** Puts the security headers on an answer; a policy that the page brought itself stays. */
export function secure(headers: Headers): void {
	for (const [name, value] of Object.entries(FIXED_HEADERS)) headers.set(name, value);
	if (!headers.has('Content-Security-Policy')) {
		headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
	}
}

/**
 * The policy of one rendered page. Its inline scripts are known by their hashes, so it holds for
 * every copy of the page that the cache gives out: no nonce that a copy would freeze.
 */
export async function pagePolicy(html: string, env: Env): Promise<string> {
	const hashes = await Promise.all(inlineScripts(html).map(scriptHash));
	let parts = policyParts.get(env);
	if (!parts) {
		parts = policyWith(HASHES, env).split(HASHES);
		policyParts.set(env, parts);
	}
	return parts.join([...new Set(hashes)].join(' '));
}

/** Stands for the hashes of a page's scripts. */
const HASHES = "'hashes'";

/** What stands before and behind them: it follows from the settings alone. */
const policyParts = new WeakMap<Env, string[]>();

function policyWith(hashes: string, env: Env): string {
	const platform = [...new Set([env.storeOrigin, SHOPIFY_CDN])];
	const assets = import.meta.env.BASE_URL.startsWith('http')
		? [new URL(import.meta.env.BASE_URL).origin]
		: [];
	// What may be loaded with consent is what its table names.
	const settings = consentSettings(env);
	const directives: Record<string, string[]> = {
		'default-src': ["'self'", ...assets],
		'script-src': ["'self'", ...assets, hashes, ...policySources(settings, 'script-src')],
		'style-src': ["'self'", ...assets],
		// Hydrogen's Image sets style attributes.
		'style-src-attr': ["'unsafe-inline'"],
		'img-src': ["'self'", 'data:', ...assets, ...platform],
		'media-src': ["'self'", ...assets, ...platform],
		'font-src': ["'self'", ...assets],
		// The viewer fetches a model from the platform, and reads the pictures in it as blobs.
		'connect-src': [
			"'self'",
			'blob:',
			...assets,
			...platform,
			SHOPIFY_MODELS,
			...policySources(settings, 'connect-src'),
			// Commerce events go out encrypted, whatever the shop's address says.
			...(settings.commerce ? [env.storeOrigin.replace(/^http:/, 'https:')] : []),
		],
		'frame-src': policySources(settings, 'frame-src'),
		'form-action': ["'self'"],
		'base-uri': ["'none'"],
		'object-src': ["'none'"],
		'frame-ancestors': ["'none'"],
		...(import.meta.env.DEV && {
			'script-src': ["'self'", "'unsafe-inline'"],
			'style-src': ["'self'", "'unsafe-inline'"],
			'connect-src': ["'self'", 'blob:', 'ws:', ...platform, SHOPIFY_MODELS],
		}),
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(' ')}`)
		.join('; ');
}

/** Bodies of the executable inline scripts; data blocks such as JSON-LD need no permission. */
function inlineScripts(html: string): string[] {
	const bodies: string[] = [];
	// A pattern that finds a script's end takes ten times as long.
	for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
		const start = html.indexOf('>', at) + 1;
		const end = html.indexOf('</script>', start);
		if (start === 0 || end < 0) break;
		const attributes = html.slice(at, start);
		if (!/\ssrc=|type="application\/(ld\+)?json"/.test(attributes))
			bodies.push(html.slice(start, end));
		at = end;
	}
	return bodies;
}

const hashesByScript = new Map<string, string>();
const MAX_KEPT_HASHES = 50;

async function scriptHash(script: string): Promise<string> {
	const kept = hashesByScript.get(script);
	if (kept) return kept;
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
	const hash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
	if (hashesByScript.size < MAX_KEPT_HASHES) hashesByScript.set(script, hash);
	return hash;
}
