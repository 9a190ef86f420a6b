import { createHash, randomBytes } from 'node:crypto';
import type { Json, TestShop } from './test-shop';

export const site = 'https://aerolume.example';
export const callback = `${site}/auth/callback`;

/** The sign-in from a browser and a storefront; with a cookie jar for one browser. */
export function signInApi(shop: TestShop) {
	const verifier = randomBytes(32).toString('base64url');
	const challenge = createHash('sha256').update(verifier).digest('base64url');
	const issuer = `${shop.origin}/authentication/68817607`;
	let cookie = '';
	/** Requests a URL as the browser; does not follow redirects. */
	async function visit(url: string, form?: Record<string, string>) {
		const response = await fetch(url, {
			method: form ? 'POST' : 'GET',
			redirect: 'manual',
			headers: cookie ? { Cookie: cookie } : {},
			...(form ? { body: new URLSearchParams(form) } : {}),
		});
		const set = response.headers.get('set-cookie');
		if (set) {
			cookie = set.split(';')[0] ?? '';
		}
		const location = response.headers.get('location');
		return {
			status: response.status,
			headers: response.headers,
			html: await response.text(),
			to: location ? new URL(location) : null,
		};
	}
	const authorizeUrl = (change: Record<string, string | null> = {}) => {
		const query = new URLSearchParams();
		const asked = {
			client_id: 'shp_demo-aerolume',
			response_type: 'code',
			redirect_uri: callback,
			scope: 'openid email customer-account-api:full',
			state: 'state-1',
			nonce: 'nonce-1',
			code_challenge: challenge,
			code_challenge_method: 'S256',
			...change,
		};
		for (const [name, value] of Object.entries(asked)) {
			if (value !== null) {
				query.set(name, value);
			}
		}
		return `${issuer}/oauth/authorize?${query}`;
	};
	const mailedCode = async (): Promise<string> =>
		(await shop.control('mailbox')).body.mails[0].subject.slice(0, 6);
	const token = (form: Record<string, string>, headers: Record<string, string> = {}) =>
		fetch(`${issuer}/oauth/token`, {
			method: 'POST',
			headers: { 'User-Agent': 'test', ...headers },
			body: new URLSearchParams({ client_id: 'shp_demo-aerolume', ...form }),
		}).then(async (response) => ({
			status: response.status,
			body: (await response.json()) as Json,
		}));
	/** Submits email address and code; returns the callback URL. */
	async function typeCode(email: string, url = authorizeUrl()): Promise<URL> {
		const page = await visit(url, { step: 'email', email });
		const signIn = /name="signIn" value="(\w+)"/.exec(page.html)?.[1] ?? '';
		const response = await visit(url, { step: 'code', signIn, code: await mailedCode() });
		if (!response.to) {
			throw new Error(response.html);
		}
		return response.to;
	}
	const redeem = (code: string | null, change: Record<string, string> = {}) =>
		token({
			grant_type: 'authorization_code',
			code: code ?? '',
			redirect_uri: callback,
			code_verifier: verifier,
			...change,
		});
	return {
		issuer,
		visit,
		authorizeUrl,
		mailedCode,
		token,
		typeCode,
		redeem,
		/** Signs in with an email address and returns the tokens. */
		async tokens(email = 'demo@aerolume.example'): Promise<Json> {
			const to = await typeCode(email);
			return (await redeem(to.searchParams.get('code'))).body;
		},
	};
}

/** The Customer Account API with a token. */
export function accountApi(shop: TestShop) {
	return async (token: string, query: string, variables: object = {}) =>
		shop.post('/account/customer/api/2026-04/graphql', {
			headers: { 'Content-Type': 'application/json', 'User-Agent': 'test', Authorization: token },
			body: JSON.stringify({ query, variables }),
		});
}
