import * as oauth from 'oauth4webapi';
import { describe, expect, test } from 'vitest';
import { callback, signInApi, site } from '../testing/sign-in';
import { useDemoShop } from '../testing/test-shop';

/** Registered by another client. */
const otherCallback = 'https://other.example/account/authorize';

const shop = useDemoShop({ siteUrl: site, accountCallbacks: [otherCallback] });

describe('the authorization server', () => {
	test('has discovery documents at the shop and at its issuer', async () => {
		const { issuer } = signInApi(shop);
		const paths = [`${shop.origin}/.well-known/openid-configuration`];
		for (const url of [...paths, `${issuer}/.well-known/openid-configuration`]) {
			expect(await (await fetch(url)).json()).toMatchObject({
				issuer,
				authorization_endpoint: `${issuer}/oauth/authorize`,
				token_endpoint: `${issuer}/oauth/token`,
				end_session_endpoint: `${issuer}/logout`,
				jwks_uri: `${issuer}/.well-known/jwks.json`,
				code_challenge_methods_supported: ['S256'],
			});
		}
		const api = await fetch(`${shop.origin}/.well-known/customer-account-api`);
		expect(await api.json()).toEqual({
			graphql_api: `${shop.origin}/account/customer/api/2026-04/graphql`,
		});
	});

	test('works with a certified client that validates signature and nonce', async () => {
		const browser = signInApi(shop);
		const issuer = new URL(browser.issuer);
		const insecure = { [oauth.allowInsecureRequests]: true };
		const server = await oauth.processDiscoveryResponse(
			issuer,
			await oauth.discoveryRequest(issuer, insecure),
		);
		const client: oauth.Client = { client_id: 'shp_demo-aerolume' };
		const verifier = oauth.generateRandomCodeVerifier();
		const back = await browser.typeCode(
			'demo@aerolume.example',
			browser.authorizeUrl({ code_challenge: await oauth.calculatePKCECodeChallenge(verifier) }),
		);
		const parameters = oauth.validateAuthResponse(server, client, back, 'state-1');
		const response = await oauth.authorizationCodeGrantRequest(
			server,
			client,
			oauth.None(),
			parameters,
			callback,
			verifier,
			insecure,
		);
		// The shop's clock is at the time that the test sets.
		const skew = { [oauth.clockSkew]: Math.floor((clock() - Date.now()) / 1000) };
		const tokenResponse = await oauth.processAuthorizationCodeResponse(
			server,
			{ ...client, ...skew },
			response,
			{ expectedNonce: 'nonce-1', requireIdToken: true },
		);
		await oauth.validateApplicationLevelSignature(server, response, insecure);
		expect(tokenResponse.access_token).toMatch(/^shcat_\w{640}$/);
		expect(tokenResponse.expires_in).toBe(7200);
		expect(oauth.getValidatedIdTokenClaims(tokenResponse)).toMatchObject({
			iss: browser.issuer,
			aud: 'shp_demo-aerolume',
			sub: 'gid://shopify/Customer/7100000000001',
			email: 'demo@aerolume.example',
		});
	});
});

/** Where the test shop's clock begins. */
function clock(): number {
	return Date.parse('2026-11-20T10:00:00.500Z');
}

describe('signing in', () => {
	test('asks for the email address, then for the code, and redirects to the callback', async () => {
		const browser = signInApi(shop);
		const url = browser.authorizeUrl({ locale: 'en', login_hint: 'demo@aerolume.example' });
		const first = await browser.visit(url);
		expect(first.html).toContain('<html lang="en">');
		expect(first.html).toContain('value="demo@aerolume.example"');
		expect(first.headers.get('content-security-policy')).toContain(`form-action 'self' ${site};`);
		const second = await browser.visit(url, { step: 'email', email: 'demo@aerolume.example' });
		expect(second.html).toContain('autocomplete="one-time-code"');
		const { mails } = (await shop.control('mailbox')).body;
		expect(mails[0]).toMatchObject({
			to: 'demo@aerolume.example',
			kind: 'signIn',
			subject: expect.stringMatching(/^\d{6} is your code for Aerolume$/),
		});
		const to = await browser.typeCode('demo@aerolume.example', url);
		expect(to.href.split('?')[0]).toBe(callback);
		expect(to.searchParams.get('state')).toBe('state-1');
		expect(to.searchParams.get('code')).toMatch(/^\w{43}$/);
	});

	test('serves another client with a callback of its own', async () => {
		const browser = signInApi(shop);
		const url = browser.authorizeUrl({ redirect_uri: otherCallback });
		const page = await browser.visit(url);
		expect(page.headers.get('content-security-policy')).toContain(
			"form-action 'self' https://other.example;",
		);
		const to = await browser.typeCode('demo@aerolume.example', url);
		expect(to.href.split('?')[0]).toBe(otherCallback);
		const { body: tokens } = await browser.redeem(to.searchParams.get('code'), {
			redirect_uri: otherCallback,
		});
		for (const address of ['https://other.example', 'https://other.example/']) {
			const query = new URLSearchParams({
				id_token_hint: tokens.id_token,
				post_logout_redirect_uri: address,
			});
			const left = await browser.visit(`${browser.issuer}/logout?${query}`);
			expect(left.to?.origin).toBe('https://other.example');
		}
	});

	test('creates a customer for an unknown email address, once', async () => {
		const browser = signInApi(shop);
		const first = await browser.tokens('new@aerolume.example');
		const claims = (idToken: string) =>
			JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
		const again = await signInApi(shop).tokens('NEW@aerolume.example');
		expect(claims(first.id_token).sub).toBe(claims(again.id_token).sub);
		expect(claims(first.id_token).sub).not.toBe('gid://shopify/Customer/7100000000001');
	});

	test('shows errors beside the field', async () => {
		const browser = signInApi(shop);
		const url = browser.authorizeUrl();
		const bad = await browser.visit(url, { step: 'email', email: 'x@' });
		expect(bad.status).toBe(422);
		expect(bad.html).toContain('Gib eine gültige E-Mail-Adresse ein.');
		expect(bad.html).toContain('value="x@"');
		const page = await browser.visit(url, { step: 'email', email: 'demo@aerolume.example' });
		const signIn = /name="signIn" value="(\w+)"/.exec(page.html)?.[1] ?? '';
		const right = await browser.mailedCode();
		const wrong = right === '000000' ? '000001' : '000000';
		for (const _time of [1, 2, 3, 4, 5]) {
			const response = await browser.visit(url, { step: 'code', signIn, code: wrong });
			expect(response.html).toContain('Dieser Code stimmt nicht.');
		}
		// Five wrong ones end it: the right one comes too late.
		const late = await browser.visit(url, { step: 'code', signIn, code: right });
		expect(late.html).toContain('Dieser Code gilt nicht mehr.');
	});

	test('expires a code after ten minutes', async () => {
		const browser = signInApi(shop);
		const url = browser.authorizeUrl();
		const page = await browser.visit(url, { step: 'email', email: 'demo@aerolume.example' });
		const signIn = /name="signIn" value="(\w+)"/.exec(page.html)?.[1] ?? '';
		shop.advance(10 * 60 * 1000);
		const late = await browser.visit(url, {
			step: 'code',
			signIn,
			code: await browser.mailedCode(),
		});
		expect(late.html).toContain('Dieser Code gilt nicht mehr.');
	});

	test('limits the codes for an email address', async () => {
		await shop.control('limits', 'PUT', { signInCode: 1 });
		const browser = signInApi(shop);
		const send = () =>
			browser.visit(browser.authorizeUrl(), { step: 'email', email: 'a@b.example' });
		expect((await send()).status).toBe(200);
		const refused = await send();
		expect(refused.status).toBe(429);
		expect(refused.html).toContain('Zu viele Versuche.');
		expect((await shop.control('mailbox')).body.mails).toHaveLength(1);
	});

	test('is remembered by the browser; prompt=login asks again, prompt=none never', async () => {
		const browser = signInApi(shop);
		const stranger = await browser.visit(browser.authorizeUrl({ prompt: 'none' }));
		expect(stranger.to?.searchParams.get('error')).toBe('login_required');
		expect(stranger.to?.searchParams.get('state')).toBe('state-1');
		await browser.typeCode('demo@aerolume.example');
		for (const prompt of [null, 'none']) {
			const known = await browser.visit(browser.authorizeUrl({ prompt }));
			expect(known.to?.searchParams.get('code')).toMatch(/^\w{43}$/);
		}
		const asked = await browser.visit(browser.authorizeUrl({ prompt: 'login' }));
		expect(asked.to).toBeNull();
		expect(asked.html).toContain('type="email"');
	});

	test.each([
		[{ client_id: 'shp_other' }, 'invalid_client'],
		[{ redirect_uri: 'https://evil.example/auth/callback' }, 'redirect_uri'],
		[{ redirect_uri: `${callback}/../x` }, 'redirect_uri'],
		[{ redirect_uri: `${callback}?x=1` }, 'redirect_uri'],
	])('with %j does not redirect', async (change, reason) => {
		const browser = signInApi(shop);
		const response = await browser.visit(browser.authorizeUrl(change));
		expect(response.status).toBe(400);
		expect(response.to).toBeNull();
		expect(response.html).toContain(reason);
	});

	test.each([
		[{ response_type: 'token' }, 'unsupported_response_type'],
		[{ scope: 'email' }, 'invalid_scope'],
		[{ scope: 'openid all' }, 'invalid_scope'],
		[{ state: null }, 'invalid_request'],
		[{ code_challenge: null }, 'invalid_request'],
		[{ code_challenge_method: 'plain' }, 'invalid_request'],
		[{ prompt: 'consent' }, 'invalid_request'],
	])('with %j redirects with an error', async (change, error) => {
		const browser = signInApi(shop);
		const response = await browser.visit(browser.authorizeUrl(change));
		expect(response.to?.href.split('?')[0]).toBe(callback);
		expect(response.to?.searchParams.get('error')).toBe(error);
	});

	test.each(['/de', '/en'])('redirects to the callback below %s too', async (prefix) => {
		const browser = signInApi(shop);
		const redirectUri = `${site}${prefix}/auth/callback`;
		const to = await browser.typeCode(
			'demo@aerolume.example',
			browser.authorizeUrl({ redirect_uri: redirectUri }),
		);
		expect(to.href.split('?')[0]).toBe(redirectUri);
		const wrong = await browser.redeem(to.searchParams.get('code'));
		expect(wrong.body.error).toBe('invalid_grant');
	});
});

describe('tokens', () => {
	test('are issued for a code once, with its verifier, within a minute', async () => {
		const browser = signInApi(shop);
		const code = async () =>
			(await browser.typeCode('demo@aerolume.example')).searchParams.get('code');
		const invalid = { status: 400, body: { error: 'invalid_grant' } };
		const once = await code();
		expect((await browser.redeem(once)).status).toBe(200);
		expect(await browser.redeem(once)).toMatchObject(invalid);
		const stolen = await code();
		const other = { code_verifier: 'x'.repeat(43) };
		expect(await browser.redeem(stolen, other)).toMatchObject(invalid);
		expect(await browser.redeem(stolen)).toMatchObject(invalid);
		const old = await code();
		shop.advance(60 * 1000);
		expect(await browser.redeem(old)).toMatchObject(invalid);
	});

	test('are late or missing with a fault; each request is logged without secrets', async () => {
		const browser = signInApi(shop);
		const { refresh_token } = await browser.tokens();
		const renew = () => browser.token({ grant_type: 'refresh_token', refresh_token });
		await shop.control('requests', 'DELETE');
		await shop.control('faults', 'PUT', { operation: 'refresh_token', kind: 'throttled' });
		expect((await renew()).status).toBe(429);
		await shop.control('faults', 'PUT', { operation: 'token', kind: 'http500', phase: 'after' });
		expect((await renew()).status).toBe(500);
		await shop.control('faults', 'DELETE');
		expect((await renew()).body.error).toBe('invalid_grant');
		const { requests } = (await shop.control('requests')).body;
		expect(requests).toMatchObject(
			[429, 500, 400].map((status) => ({
				operation: 'token',
				variables: { grantType: 'refresh_token' },
				status,
			})),
		);
		expect(JSON.stringify(requests)).not.toContain(refresh_token);
	});

	test('are refreshed late, after the response was lost', async () => {
		const browser = signInApi(shop);
		const { refresh_token } = await browser.tokens();
		const renew = () => browser.token({ grant_type: 'refresh_token', refresh_token });
		const late = { operation: 'token', kind: 'drop', phase: 'late', delayMs: 60_000 };
		await shop.control('faults', 'PUT', late);
		await expect(renew()).rejects.toThrow('fetch failed');
		await shop.control('faults', 'DELETE');
		expect((await renew()).status).toBe(200);
	});

	test('are refreshed once, which revokes both old ones', async () => {
		const browser = signInApi(shop);
		const first = await browser.tokens();
		const renew = (refreshToken: string) =>
			browser.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
		const { status, body } = await renew(first.refresh_token);
		expect(status).toBe(200);
		expect(body).not.toHaveProperty('id_token');
		expect(body.access_token).not.toBe(first.access_token);
		expect((await renew(first.refresh_token)).body.error).toBe('invalid_grant');
		shop.advance(30 * 24 * 60 * 60 * 1000);
		expect((await renew(body.refresh_token)).body.error).toBe('invalid_grant');
	});

	test('are issued only to the known client, with its id in the body', async () => {
		const browser = signInApi(shop);
		const grant = { grant_type: 'refresh_token', refresh_token: 'x' };
		const unknown = await browser.token({ ...grant, client_id: 'shp_other' });
		expect(unknown).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
		const basic = await browser.token(grant, { Authorization: 'Basic c2hwOng=' });
		expect(basic).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
		const other = await browser.token({ grant_type: 'password' });
		expect(other).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } });
		const unnamed = await fetch(`${browser.issuer}/oauth/token`, {
			method: 'POST',
			headers: { 'User-Agent': '' },
			body: new URLSearchParams(grant),
		});
		expect(unnamed.status).toBe(403);
	});
});

describe('signing out', () => {
	test('ends session and tokens and redirects to the storefront', async () => {
		const browser = signInApi(shop);
		const tokens = await browser.tokens();
		const query = new URLSearchParams({
			id_token_hint: tokens.id_token,
			post_logout_redirect_uri: site,
		});
		const response = await browser.visit(`${browser.issuer}/logout?${query}`);
		expect(response.to?.origin).toBe(site);
		expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
		const silent = await browser.visit(browser.authorizeUrl({ prompt: 'none' }));
		expect(silent.to?.searchParams.get('error')).toBe('login_required');
		const renewed = await browser.token({
			grant_type: 'refresh_token',
			refresh_token: tokens.refresh_token,
		});
		expect(renewed.body.error).toBe('invalid_grant');
	});

	test('ends a session by its id token alone, without the browser’s cookie', async () => {
		const tokens = await signInApi(shop).tokens();
		const other = signInApi(shop);
		const page = await other.visit(`${other.issuer}/logout?id_token_hint=${tokens.id_token}`);
		expect(page.html).toContain('Du bist abgemeldet');
		const renewed = await other.token({
			grant_type: 'refresh_token',
			refresh_token: tokens.refresh_token,
		});
		expect(renewed.status).toBe(400);
	});

	test('redirects nowhere else, and accepts only its own id tokens', async () => {
		const browser = signInApi(shop);
		const { id_token: hint } = await browser.tokens();
		const [head, claims] = hint.split('.');
		for (const query of [
			`id_token_hint=${hint}&post_logout_redirect_uri=https://evil.example`,
			`post_logout_redirect_uri=${site}`,
			`id_token_hint=${head}.${claims}.AAAA`,
			'id_token_hint=x',
		]) {
			const response = await browser.visit(`${browser.issuer}/logout?${query}`);
			expect(response.status).toBe(400);
			expect(response.to).toBeNull();
		}
		const still = await browser.visit(browser.authorizeUrl({ prompt: 'none' }));
		expect(still.to?.searchParams.get('code')).toBeTruthy();
	});
});
