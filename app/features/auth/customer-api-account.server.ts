import { redirect } from '@remix-run/server-runtime';
import * as oauth from 'oauth4webapi';
import { withPrefix } from '~/i18n/locale-path';
import { readCookie } from '~/lib/cookies';
import { readSignedText, signText } from '~/lib/signed-text.server';
import type { AppContext } from '~/server/context.server';
import { customerAccountConnection } from '~/shopify/customer-account.server';
import { Refused, ShopifyError } from '~/shopify/errors';
import { operation } from '~/shopify/operation.server';
import { isRefusedGrant, signInServer } from '~/shopify/sign-in-server.server';
import type { Customer } from './customer.server';
import { CUSTOMER_API_CUSTOMER_QUERY } from './customer-api-customer.queries';
import { forgetSignIn } from './sign-in.server';

const SCOPE = 'openid email customer-account-api:full';
/** Holds what the platform has to send back; ten minutes are enough for a code that comes by mail. */
const COOKIE = 'sign-in';
const PURPOSE = 'platform-sign-in';
const COOKIE_OPTIONS = 'Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax';

/** Codes of an answer that is none: the platform is in trouble. */
const NO_ANSWER = new Set<string>([
	oauth.RESPONSE_IS_NOT_CONFORM,
	oauth.RESPONSE_IS_NOT_JSON,
	oauth.PARSE_ERROR,
]);

/** What a sign-in under way remembers. */
export interface SignInAttempt {
	state: string;
	nonce: string;
	verifier: string;
	returnTo: string;
}

/**
 * Leads to the platform's sign-in, and from there to `/auth/callback`. Who is signed in there already is sent back
 * at once, unless `again`: after a token of theirs was refused, which could go on forever.
 */
export async function beginSignIn(
	context: AppContext,
	returnTo: string,
	again = false,
): Promise<Response> {
	const { env, locale } = context;
	const { server, client } = await signInServer(context.env);
	const attempt: SignInAttempt = {
		state: oauth.generateRandomState(),
		nonce: oauth.generateRandomNonce(),
		verifier: oauth.generateRandomCodeVerifier(),
		returnTo,
	};
	const address = new URL(server.authorization_endpoint ?? '');
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
		...(again && { prompt: 'login' }),
	};
	for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
	const signed = await signText(
		env.SESSION_SECRET,
		PURPOSE,
		encodeURIComponent(JSON.stringify(attempt)),
	);
	return redirect(address.href, {
		headers: { 'Set-Cookie': `${COOKIE}=${signed}; ${COOKIE_OPTIONS}` },
	});
}

/** The sign-in that this browser began, by its cookie. */
export async function attemptOf(
	{ env }: AppContext,
	request: Request,
): Promise<SignInAttempt | undefined> {
	const cookie = readCookie(request.headers.get('Cookie'), COOKIE) ?? '';
	const text = await readSignedText(env.SESSION_SECRET, PURPOSE, cookie);
	return text ? JSON.parse(decodeURIComponent(text)) : undefined;
}

/**
 * Takes the platform's answer to a sign-in. Throws `Refused` where it is not of the one that this browser
 * began, or the platform said no.
 */
export async function finishSignIn(
	context: AppContext,
	request: Request,
	attempt: SignInAttempt | undefined,
): Promise<oauth.TokenEndpointResponse> {
	return operation(context, 'Cannot create customer access token', async () => {
		if (!attempt) throw new Refused({ code: 'SIGN_IN', message: 'No sign-in is under way' });
		const { server, client, options } = await signInServer(context.env);
		try {
			const { searchParams } = new URL(request.url);
			const answer = oauth.validateAuthResponse(server, client, searchParams, attempt.state);
			const response = await oauth.authorizationCodeGrantRequest(
				server,
				client,
				oauth.None(),
				answer,
				callbackOf(context),
				attempt.verifier,
				options(),
			);
			return await oauth.processAuthorizationCodeResponse(server, client, response, {
				expectedNonce: attempt.nonce,
				requireIdToken: true,
			});
		} catch (error) {
			throw isRefusal(error) ? new Refused({ code: 'SIGN_IN', message: 'Refused' }) : error;
		}
	});
}

/** The cookie of a sign-in is good for one answer. */
export const endOfAttempt = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

/** The customer of a token, or `undefined` where the platform no longer knows it. */
export async function findCustomerApiCustomer(
	context: AppContext,
	accessToken: string,
): Promise<Customer | undefined> {
	return operation(context, 'Cannot get customer data', async () => {
		try {
			const { customer } = await context.shopify.query(CUSTOMER_API_CUSTOMER_QUERY, {
				api: await customerAccountConnection(context.env, accessToken),
				cacheable: false,
				variables: {},
			});
			return {
				id: customer.id,
				firstName: customer.firstName ?? null,
				lastName: customer.lastName ?? null,
				displayName: customer.displayName,
				email: customer.emailAddress?.emailAddress ?? null,
			};
		} catch (error) {
			if (error instanceof ShopifyError && error.code === 'UNAUTHORIZED') return undefined;
			throw error;
		}
	});
}

/** Forgets the customer, and answers the address at which the platform does too. */
export async function hostedSignOutUrl(context: AppContext): Promise<string | undefined> {
	const idToken = context.session.get('platformTokens')?.idToken;
	return operation(context, 'Cannot delete access token', async () => {
		const { server } = await signInServer(context.env);
		forgetSignIn(context);
		if (!idToken || !server.end_session_endpoint) return undefined;
		const address = new URL(server.end_session_endpoint);
		address.searchParams.set('id_token_hint', idToken);
		const back = context.env.SITE_URL + withPrefix(context.prefix, '/');
		address.searchParams.set('post_logout_redirect_uri', back);
		return address.href;
	});
}

/** Where the platform sends people back to, in the visitor's form of addresses; registered there to the letter. */
function callbackOf({ env, prefix }: AppContext): string {
	return `${env.SITE_URL}${prefix}/auth/callback`;
}

/** The platform said no, or what it answered does not belong to this sign-in. */
function isRefusal(error: unknown): boolean {
	if (error instanceof oauth.OperationProcessingError) return !NO_ANSWER.has(error.code ?? '');
	return error instanceof oauth.AuthorizationResponseError || isRefusedGrant(error);
}
