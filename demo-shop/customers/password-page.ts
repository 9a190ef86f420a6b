import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm, redirect, send } from '../http/responses';
import { html } from '../pages/html';
import { type Page, sendPage } from '../pages/page';
import type { LanguageCode } from '../shop/markets';
import { type Shop, storefrontUrl } from '../shop/shop';
import type { CustomerRecord } from '../state/records';
import { checkPassword } from './customer-input';
import { setPassword } from './customer-store';
import { type CustomerTexts, customerTexts } from './customer-texts';
import { findByLink } from './password-links';

const maximumBody = 16 * 1024;

/** The parts of `/account/{reset|activate}/{customer id}/{token}`. */
interface LinkParts {
	kind: string;
	customerId: string;
	token: string;
}

/** Handles the hosted page of a link sent by email: a new password, then the storefront's login. */
export async function handlePasswordLink(
	shop: Shop,
	request: IncomingMessage,
	response: ServerResponse,
	{ kind, customerId, token }: LinkParts,
): Promise<void> {
	if (kind !== 'reset' && kind !== 'activate') {
		send(response, 404, 'text/plain; charset=utf-8', 'Not Found');
		return;
	}
	const password = request.method === 'POST' ? await readPassword(request) : null;
	const number = /^\d{1,15}$/.test(customerId) ? Number(customerId) : null;
	const customer = findByLink(shop, kind, number, token);
	const language = customer?.language ?? 'DE';
	if (!customer) {
		sendPage(response, expiredPage(shop, language));
	} else if (password === null) {
		sendPage(response, passwordPage(shop, customer, language, null));
	} else {
		handlePassword(shop, response, customer, password);
	}
}

function handlePassword(
	shop: Shop,
	response: ServerResponse,
	customer: CustomerRecord,
	password: string,
): void {
	const language = customer.language ?? 'DE';
	const [error] = checkPassword(['password'], password);
	if (error) {
		const message = messageOf(error.code, customerTexts(language).page);
		sendPage(response, passwordPage(shop, customer, language, message));
		return;
	}
	shop.store.commit(setPassword(shop, customer, password).changes);
	redirect(response, storefrontUrl(shop, language, '/auth/login'));
}

function messageOf(code: string, texts: CustomerTexts['page']): string {
	const messages: Record<string, string> = { TOO_LONG: texts.tooLong, BLANK: texts.tooShort };
	return messages[code] ?? (code === 'TOO_SHORT' ? texts.tooShort : texts.invalid);
}

function passwordPage(
	shop: Shop,
	customer: CustomerRecord,
	language: LanguageCode,
	error: string | null,
): Page {
	const texts = customerTexts(language).page;
	return {
		status: error === null ? 200 : 422,
		language,
		title: texts.title,
		content: html`<div class="narrow"><h1>${texts.title}</h1>
<form method="post" novalidate>
<input type="hidden" name="username" value="${customer.email}" autocomplete="username">
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required autofocus${error !== null && html` aria-invalid="true" aria-describedby="password-error"`}>
${error !== null && html`<p class="error" id="password-error">${error}</p>`}
<p><button class="primary">${texts.save}</button></p>
</form></div>`,
		// Target after a valid password.
		formTarget: new URL(shop.siteUrl).origin,
	};
}

function expiredPage(shop: Shop, language: LanguageCode): Page {
	const texts = customerTexts(language).page;
	return {
		status: 404,
		language,
		title: texts.expiredTitle,
		content: html`<h1>${texts.expiredTitle}</h1><p>${texts.expired}</p><p><a href="${storefrontUrl(shop, language)}">${texts.backToShop}</a></p>`,
	};
}

/** The submitted password; a body that is too large counts as empty. */
async function readPassword(request: IncomingMessage): Promise<string> {
	return (await readForm(request, maximumBody))?.get('password') ?? '';
}
