import { consentSettings } from '~/features/consent/consent-terms.server';
import { policySources } from '~/features/consent/cookies';
import type { Env } from './env.server';

/** For every response, including errors. */
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
/** The platform's host of 3D models. */
const SHOPIFY_MODELS = 'https://model3d.shopifycdn.com';

/** Sets the security headers; a content security policy set by the page is kept. */
export function secure(headers: Headers): void {
	for (const [name, value] of Object.entries(FIXED_HEADERS)) headers.set(name, value);
	if (!headers.has('Content-Security-Policy')) {
		headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
	}
}

/** Policy of a page with these inline scripts, allowed by hash: a nonce would be the same in each cached copy. */
export async function pagePolicy(scripts: string[], env: Env): Promise<string> {
	const hashes = await Promise.all(scripts.map(scriptHash));
	return policyWith([...new Set(hashes)], env);
}

function policyWith(hashes: string[], env: Env): string {
	const platform = [...new Set([env.storeOrigin, SHOPIFY_CDN])];
	const assets = import.meta.env.BASE_URL.startsWith('http')
		? [new URL(import.meta.env.BASE_URL).origin]
		: [];
	// Vite's development server needs inline code, which hashes would disable, and a socket.
	const isDev = import.meta.env.DEV;
	const inline = isDev ? ["'unsafe-inline'"] : [];
	// Hosts that need consent are in its table.
	const settings = consentSettings(env);
	const directives: Record<string, string[]> = {
		'default-src': ["'self'", ...assets],
		'script-src': [
			"'self'",
			...assets,
			...(isDev ? inline : hashes),
			...policySources(settings, 'script-src'),
		],
		'style-src': ["'self'", ...assets, ...inline],
		// Pictures, maps and swatches have style attributes, which the server renders.
		'style-src-attr': ["'unsafe-inline'"],
		'img-src': ["'self'", 'data:', ...assets, ...platform],
		'media-src': ["'self'", ...assets, ...platform],
		'font-src': ["'self'", ...assets],
		// The model viewer loads models from the platform, and their textures as blobs.
		'connect-src': [
			"'self'",
			'blob:',
			...assets,
			...(isDev ? ['ws:'] : []),
			...platform,
			SHOPIFY_MODELS,
			...policySources(settings, 'connect-src'),
			// Commerce events always use HTTPS.
			...(settings.commerce ? [env.storeOrigin.replace(/^http:/, 'https:')] : []),
		],
		'frame-src': policySources(settings, 'frame-src'),
		'form-action': ["'self'"],
		'base-uri': ["'none'"],
		'object-src': ["'none'"],
		'frame-ancestors': ["'none'"],
		...(env.PUBLIC_ERROR_REPORTING_DSN !== '' && { 'report-uri': ['/api/errors'] }),
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(' ')}`)
		.join('; ');
}

async function scriptHash(script: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
	return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
