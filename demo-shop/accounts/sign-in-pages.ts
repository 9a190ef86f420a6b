import { type Html, html } from '../pages/html';
import type { Page } from '../pages/page';
import type { LanguageCode } from '../shop/markets';
import { type Shop, storefrontUrl } from '../shop/shop';
import { signInTexts } from './sign-in-texts';

/** Input of every sign-in page. */
export interface SignInView {
	shop: Shop;
	language: LanguageCode;
	/** Path and query of the authorization request: the forms post there. */
	action: string;
	/** The client's callback, where a correct code leads. */
	redirectUri: string;
	error: string | null;
}

export function emailPage(view: SignInView, email: string): Page {
	const texts = signInTexts(view.language);
	return page(
		view,
		texts.title,
		html`<p>${texts.intro}</p>
<form method="post" action="${view.action}" novalidate>
${field('email', texts.email, view.error, html`type="email" autocomplete="email" value="${email}"`)}
<p><button class="primary" name="step" value="email">${texts.sendCode}</button></p>
</form>`,
	);
}

export function codePage(view: SignInView, signIn: { id: string; email: string }): Page {
	const texts = signInTexts(view.language);
	return page(
		view,
		texts.codeTitle,
		html`<p>${texts.codeSent(signIn.email)}</p>
<form method="post" action="${view.action}" novalidate>
<input type="hidden" name="signIn" value="${signIn.id}">
${field('code', texts.code, view.error, html`inputmode="numeric" autocomplete="one-time-code" maxlength="6"`)}
<p><button class="primary" name="step" value="code">${texts.signIn}</button></p>
</form>
<p><a href="${view.action}">${texts.otherEmail}</a></p>`,
	);
}

/** For a request that does not come from the storefront: no redirect. */
export function refusalPage(shop: Shop, language: LanguageCode, reason: string): Page {
	const texts = signInTexts(language);
	return {
		status: 400,
		language,
		title: texts.refusedTitle,
		content: html`<h1>${texts.refusedTitle}</h1><p>${reason}</p><p><a href="${storefrontUrl(shop, language)}">${texts.backToShop}</a></p>`,
	};
}

export function signedOutPage(shop: Shop, language: LanguageCode): Page {
	const texts = signInTexts(language);
	return {
		status: 200,
		language,
		title: texts.signedOutTitle,
		content: html`<h1>${texts.signedOutTitle}</h1><p>${texts.signedOut}</p><p><a href="${storefrontUrl(shop, language)}">${texts.backToShop}</a></p>`,
	};
}

function page(
	{ shop, language, redirectUri, error }: SignInView,
	title: string,
	content: Html,
): Page {
	const texts = signInTexts(language);
	return {
		status: error === null ? 200 : 422,
		language,
		title,
		aside: html`<nav><a href="${storefrontUrl(shop, language)}">${texts.backToShop}</a></nav>`,
		content: html`<div class="narrow"><h1>${title}</h1>${content}</div>`,
		// Target after a correct code: browsers apply `form-action` to redirects as well.
		formTarget: new URL(redirectUri).origin,
	};
}

function field(name: string, label: string, error: string | null, attributes: Html): Html {
	return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" ${attributes} required autofocus${error !== null && html` aria-invalid="true" aria-describedby="${name}-error"`}>
${error !== null && html`<p class="error" id="${name}-error">${error}</p>`}`;
}
