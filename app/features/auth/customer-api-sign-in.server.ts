import { redirect } from '@remix-run/server-runtime';
import { createCookie } from '@shopify/remix-oxygen';
import * as oauth from 'oauth4webapi';
import * as v from 'valibot';
import { withPrefix } from '~/i18n/locale-path';
import { describeError } from '~/lib/describe-error';
import { listSecrets } from '~/lib/secrets.server';
import type { AppContext } from '~/server/context.server';
import { connectAuthorizationServer, isRefusedGrant } from '~/shopify/authorization-server.server';
import { customerAccountConnection } from '~/shopify/customer-account.server';
import { isUnauthorized, refusedError } from '~/shopify/errors';
import { operation } from '~/shopify/operation.server';
import type { Customer } from './customer.server';
import { CUSTOMER_API_CUSTOMER_QUERY } from './customer-api-customer.queries';
import { clearSignIn } from './sign-in.server';

const SCOPE = 'openid email customer-account-api:full';
/** Ten minutes, so that the visitor has time to read the code in the mail. */
const ATTEMPT_SECONDS = 600;
const REVOCATION_MS = 5_000;

/** Errors of `oauth4webapi` for an unusable response, which count as an outage of the platform. */
const UNUSABLE_RESPONSE = new Set<string>([
	oauth.RESPONSE_IS_NOT_CONFORM,
	oauth.RESPONSE_IS_NOT_JSON,
	oauth.PARSE_ERROR,
]);

/** State of a sign-in that is needed at the callback. */
const signInAttempt = v.object({
	state: v.string(),
	nonce: v.string(),
	verifier: v.string(),
	returnTo: v.string(),
});

type SignInAttempt = v.InferOutput<typeof signInAttempt>;

function attemptCookie({ SESSION_SECRET, SITE_URL }: AppContext['env']) {
	const secure = SITE_URL.startsWith('https:');
	// The prefix keeps other hosts of the domain from setting it, as with the session.
	return createCookie(secure ? '__Host-sign-in' : 'sign-in', {
		secrets: listSecrets(SESSION_SECRET),
		httpOnly: true,
		secure,
		sameSite: 'lax',
		path: '/',
		maxAge: ATTEMPT_SECONDS,
	});
}

/**
 * Redirects to the sign-in of the Customer Account API, which redirects to `/auth/callback`, at once if the customer
 * is signed in there. `forceLogin` always asks for the login: after a refused token this avoids a redirect loop. After
 * a logout it asks too, since the browser may not have ended the session at the platform.
 */
export async function beginSignIn(
	context: AppContext,
	returnTo: string,
	forceLogin = false,
): Promise<Response> {
	const { env, locale, session } = context;
	const { server, client } = await operation(context, 'Cannot create customer access token', () =>
		connectAuthorizationServer(env),
	);
	const attempt: SignInAttempt = {
		state: oauth.generateRandomState(),
		nonce: oauth.generateRandomNonce(),
		verifier: oauth.generateRandomCodeVerifier(),
		returnTo,
	};
	const url = new URL(server.authorization_endpoint ?? '');
	const parameters = {
		client_id: client.client_id,
		redirect_uri: callbackOf(context),
		response_type: 'code',
		scope: SCOPE,
		state: attempt.state,
		nonce: attempt.nonce,
		code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
		code_challenge_method: 'S256',
		locale,
		...((forceLogin || session.get('signedOut')) && { prompt: 'login' }),
	};
	for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
	return redirect(url.href, {
		headers: { 'Set-Cookie': await attemptCookie(env).serialize(attempt) },
	});
}

/** The sign-in that this browser started, from its cookie; `undefined` for a missing or forged one. */
export async function attemptOf(
	{ env }: AppContext,
	request: Request,
): Promise<SignInAttempt | undefined> {
	const cookie = attemptCookie(env);
	// `parse` throws if the signature is not base64.
	const value: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => undefined);
	const parsed = v.safeParse(signInAttempt, value);
	return parsed.success ? parsed.output : undefined;
}

/** The `Set-Cookie` header that removes the cookie: an attempt is valid for one response. */
export function endOfAttempt({ env }: AppContext): Promise<string> {
	return attemptCookie(env).serialize('', { maxAge: 0 });
}

/**
 * Exchanges the platform's response to a sign-in for tokens. Throws a `ShopifyError` `refused` if it does not belong
 * to this attempt, or if the platform refused the sign-in.
 */
export async function finishSignIn(
	context: AppContext,
	request: Request,
	attempt: SignInAttempt | undefined,
): Promise<oauth.TokenEndpointResponse> {
	return operation(context, 'Cannot create customer access token', async () => {
		if (!attempt) throw refusedError({ code: 'SIGN_IN', message: 'No sign-in is under way' });
		const { server, client, requestOptions } = await connectAuthorizationServer(context.env);
		try {
			const { searchParams } = new URL(request.url);
			const parameters = oauth.validateAuthResponse(server, client, searchParams, attempt.state);
			const response = await oauth.authorizationCodeGrantRequest(
				server,
				client,
				oauth.None(),
				parameters,
				callbackOf(context),
				attempt.verifier,
				requestOptions(),
			);
			return await oauth.processAuthorizationCodeResponse(server, client, response, {
				expectedNonce: attempt.nonce,
				requireIdToken: true,
			});
		} catch (error) {
			throw isRefusal(error) ? refusedError({ code: 'SIGN_IN', message: 'Refused' }) : error;
		}
	});
}

/** The customer of a token, or `undefined` if the platform no longer knows it. */
export async function findCustomerApiCustomer(
	context: AppContext,
	accessToken: string,
): Promise<Customer | undefined> {
	return operation(context, 'Cannot get customer data', async () => {
		try {
			const { customer } = await context.shopify.query(CUSTOMER_API_CUSTOMER_QUERY, {
				api: await customerAccountConnection(context.env, accessToken),
				cacheable: false,
			});
			return {
				id: customer.id,
				firstName: customer.firstName ?? null,
				lastName: customer.lastName ?? null,
				displayName: customer.displayName,
				email: customer.emailAddress?.emailAddress ?? null,
			};
		} catch (error) {
			if (isUnauthorized(error)) return undefined;
			throw error;
		}
	});
}

/**
 * Removes the customer from the session, whether or not the platform responds, and has the platform revoke its tokens.
 * Returns the URL at which the browser ends its session at the platform, if any.
 */
export async function customerApiSignOutUrl(context: AppContext): Promise<string | undefined> {
	const { env, prefix, session } = context;
	const idToken = session.get('customerApiTokens')?.idToken;
	clearSignIn(context);
	session.set('signedOut', true);
	if (!idToken) return undefined;
	const work = operation(context, 'Cannot delete access token', async () => {
		const { server } = await connectAuthorizationServer(env);
		if (!server.end_session_endpoint) return undefined;
		const url = new URL(server.end_session_endpoint);
		url.searchParams.set('id_token_hint', idToken);
		url.searchParams.set('post_logout_redirect_uri', env.SITE_URL + withPrefix(prefix, '/'));
		return url.href;
	});
	// A failure is in the log.
	const url = await work.catch(() => undefined);
	// The browser may never open it.
	if (url) context.waitUntil(revokeTokens(context, url));
	return url;
}

async function revokeTokens({ log }: AppContext, url: string): Promise<void> {
	try {
		const signal = AbortSignal.timeout(REVOCATION_MS);
		const { status } = await fetch(url, { redirect: 'manual', signal });
		if (status >= 400) log.warn('The platform did not end its session', { status });
	} catch (error) {
		log.warn('The platform did not end its session', describeError(error));
	}
}

/** The redirect URI, with the visitor's locale prefix; each is registered at the platform. */
function callbackOf({ env, prefix }: AppContext): string {
	return `${env.SITE_URL}${prefix}/auth/callback`;
}

/** The platform refused, or its response does not belong to this sign-in. */
function isRefusal(error: unknown): boolean {
	if (error instanceof oauth.OperationProcessingError)
		return !UNUSABLE_RESPONSE.has(error.code ?? '');
	return error instanceof oauth.AuthorizationResponseError || isRefusedGrant(error);
}
