import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm, redirect, send } from '../http/responses';
import { sendPage } from '../pages/page';
import { isEmail } from '../shop/contact';
import type { Shop } from '../shop/shop';
import { shopId } from '../shop/shop';
import type { AccountSessionRecord } from '../state/account-records';
import { grantCode } from './account-tokens';
import {
	type AuthorizationRequest,
	errorLocation,
	languageOf,
	validateRequest,
} from './authorization-request';
import { codePage, emailPage, refusalPage, type SignInView } from './sign-in-pages';
import { signInTexts } from './sign-in-texts';
import { completeSignIn, findSession, findSignIn, sessionLifetime, startSignIn } from './sign-ins';

const maximumBody = 16 * 1024;
const cookieName = 'demo_account';
const cookiePath = `/authentication/${shopId}`;

/** Handles `/oauth/authorize`: redirects back when signed in, else shows the page for the email address. */
export async function handleAuthorize(
	shop: Shop,
	request: IncomingMessage,
	response: ServerResponse,
	query: URLSearchParams,
): Promise<void> {
	if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST') {
		send(response, 405, 'text/plain', 'Method Not Allowed', { Allow: 'GET, HEAD, POST' });
		return;
	}
	const isPost = request.method === 'POST';
	// A form that is too large is treated as empty.
	const form = isPost ? ((await readForm(request, maximumBody)) ?? new URLSearchParams()) : null;
	const result = validateRequest(shop, query);
	if (result.kind === 'untrusted') {
		sendPage(response, refusalPage(shop, languageOf(query), result.reason));
		return;
	}
	if (result.kind === 'refused') {
		redirect(response, result.location);
		return;
	}
	const { request: wanted } = result;
	const view: SignInView = {
		shop,
		language: wanted.language,
		action: `${cookiePath}/oauth/authorize?${query}`,
		redirectUri: wanted.redirectUri,
		error: null,
	};
	if (form) {
		handleForm(view, request, response, wanted, form);
		return;
	}
	const session = wanted.prompt === 'login' ? null : sessionOf(shop, request);
	if (session) {
		goBack(shop, response, wanted, session);
	} else if (wanted.prompt === 'none') {
		const problem = { error: 'login_required', description: 'nobody is signed in' };
		redirect(response, errorLocation(wanted.redirectUri, wanted.state, problem));
	} else {
		sendPage(response, emailPage(view, wanted.loginHint));
	}
}

function handleForm(
	view: SignInView,
	request: IncomingMessage,
	response: ServerResponse,
	wanted: AuthorizationRequest,
	form: URLSearchParams,
): void {
	const { shop, language } = view;
	const texts = signInTexts(language);
	if (form.get('step') !== 'code') {
		const email = (form.get('email') ?? '').trim();
		const buyer = request.socket.remoteAddress ?? 'unknown';
		if (!isEmail(email)) {
			sendPage(response, emailPage({ ...view, error: texts.invalidEmail }, email));
		} else if (!shop.limits.take('signInCode', buyer, shop.clock())) {
			sendPage(response, { ...emailPage({ ...view, error: texts.tooMany }, email), status: 429 });
		} else {
			sendPage(response, codePage(view, startSignIn(shop, email, language)));
		}
		return;
	}
	const signIn = findSignIn(shop, form.get('signIn') ?? '');
	if (!signIn) {
		sendPage(response, emailPage({ ...view, error: texts.codeOver }, ''));
		return;
	}
	const code = (form.get('code') ?? '').replace(/\s/g, '');
	const session = completeSignIn(shop, signIn, code, language);
	if (!session) {
		sendPage(response, codePage({ ...view, error: texts.wrongCode }, signIn));
		return;
	}
	const age = sessionLifetime / 1000;
	response.setHeader(
		'Set-Cookie',
		`${cookieName}=${session.id}; Path=${cookiePath}; Max-Age=${age}; HttpOnly; SameSite=Lax`,
	);
	goBack(shop, response, wanted, session);
}

function goBack(
	shop: Shop,
	response: ServerResponse,
	wanted: AuthorizationRequest,
	session: AccountSessionRecord,
): void {
	const url = new URL(wanted.redirectUri);
	url.searchParams.set('code', grantCode(shop, session, wanted));
	url.searchParams.set('state', wanted.state);
	redirect(response, url.href);
}

/** The session of the browser's cookie, for sign-in and sign-out. */
export function sessionOf(shop: Shop, { headers }: IncomingMessage): AccountSessionRecord | null {
	const cookies = (headers.cookie ?? '').split(/;\s*/);
	const own = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`));
	return own ? findSession(shop, own.slice(cookieName.length + 1)) : null;
}

/** The header that deletes the browser's session cookie. */
export const endedCookie = `${cookieName}=; Path=${cookiePath}; Max-Age=0; HttpOnly; SameSite=Lax`;
