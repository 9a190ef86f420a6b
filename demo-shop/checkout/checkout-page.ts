import { visibleAttributes } from '../cart/gift-card-recipient';
import { type PricedCart, type PricedLine, priceCart } from '../cart/priced-cart';
import { type Html, html } from '../pages/html';
import type { Page } from '../pages/page';
import { imageUrl } from '../resolvers/image';
import { type LanguageCode, textKey } from '../shop/markets';
import { formatFixed } from '../shop/money';
import { type Shop, storefrontUrl } from '../shop/shop';
import { displayedVariantTitle, variantTitle } from '../shop/variant-title';
import type { Attribute, CartRecord } from '../state/records';
import { type AddressFieldName, addressFieldsIn } from './address-fields';
import {
	type CheckoutErrors,
	type CheckoutValues,
	countryChoices,
	isAsked,
	isOptional,
} from './checkout-form';
import { type CheckoutTexts, checkoutTexts } from './checkout-texts';
import { type CheckoutTotals, checkoutTotals } from './checkout-totals';
import { formatPrice } from './format-price';

export interface CheckoutView {
	shop: Shop;
	/** Priced for the country that is selected in the form. */
	cart: CartRecord;
	language: LanguageCode;
	values: CheckoutValues;
	errors: CheckoutErrors;
	/** A change since the page was last shown. */
	notice: string | null;
	status: number;
}

const autocomplete: Record<AddressFieldName, string> = {
	email: 'email',
	firstName: 'given-name',
	lastName: 'family-name',
	company: 'organization',
	address1: 'address-line1',
	address2: 'address-line2',
	zip: 'postal-code',
	city: 'address-level2',
	province: 'address-level1',
	countryCode: 'country',
	phone: 'tel',
};

/** Fields as wide as the form. */
const wideFields: readonly AddressFieldName[] = [
	'countryCode',
	'company',
	'address1',
	'address2',
	'phone',
];

const inputTypes: Partial<Record<AddressFieldName, string>> = { email: 'email', phone: 'tel' };

export function checkoutPage(view: CheckoutView): Page {
	const { shop, language, status } = view;
	const texts = checkoutTexts(language);
	const cart = priceCart(shop, view.cart);
	const other = language === 'EN' ? 'de' : 'en';
	const path = `/cart/c/${view.cart.token}?key=${view.cart.checkoutKey}`;
	return {
		status,
		language,
		title: texts.title,
		aside: html`<nav><a href="${path}&locale=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a> · <a href="${storefrontUrl(shop, language)}">${texts.backToShop}</a></nav>`,
		content:
			cart.totalQuantity === 0
				? nothingToOrder(cart, texts, storefrontUrl(shop, language))
				: checkoutForm(view, cart, texts, `${path}&locale=${textKey(language)}`),
	};
}

function nothingToOrder({ lines }: PricedCart, texts: CheckoutTexts, shopUrl: string): Html {
	const [title, text] =
		lines.length === 0 ? [texts.emptyTitle, texts.empty] : [texts.soldOutTitle, texts.allSoldOut];
	return html`<h1>${title}</h1><p>${text}</p><p><a href="${shopUrl}">${texts.backToShop}</a></p>`;
}

function noticeBox(notice: string | null): Html | null {
	return notice === null ? null : html`<p class="notice" role="alert">${notice}</p>`;
}

function checkoutForm(
	view: CheckoutView,
	cart: PricedCart,
	texts: CheckoutTexts,
	action: string,
): Html {
	const { language, shop } = view;
	const totals = checkoutTotals(shop, cart);
	const price = (cents: bigint) => formatPrice(formatFixed(cents), cart.currency, language);
	const hasErrors = Object.keys(view.errors).length > 0;
	const fields = addressFieldsIn(view.values.countryCode).filter(
		(name) => name !== 'email' && isAsked(name, view.values),
	);
	return html`<h1>${texts.title}</h1>
${noticeBox(hasErrors ? texts.checkFields : view.notice)}
<form method="post" action="${action}" novalidate>
<input type="hidden" name="shownTotal" value="${shownTotal(cart, totals)}">
<div class="columns">
<div>
<fieldset><legend>${texts.contact}</legend>${field('email', view, texts)}</fieldset>
<fieldset><legend>${cart.requiresShipping ? texts.delivery : texts.billing}</legend><div class="fields">${fields.map((name) => field(name, view, texts))}</div></fieldset>
</div>
<div>
<h2>${texts.yourOrder}</h2>
<ul class="lines">${cart.lines.map((line) => lineItem(shop, line, language, price, texts))}</ul>
${totalsList(totals, price, texts)}
<p class="soft">${texts.payment}</p>
<button class="primary" name="action" value="pay">${texts.pay}</button>
</div>
</div>
</form>`;
}

/** What the buyer saw when they submitted the form: if it has changed, the page is shown again. */
export function shownTotal(cart: PricedCart, totals: CheckoutTotals): string {
	return `${formatFixed(totals.dueCents)} ${cart.currency}`;
}

function field(name: AddressFieldName, view: CheckoutView, texts: CheckoutTexts): Html {
	const error = view.errors[name];
	const firstWrong = addressFieldsIn(view.values.countryCode).find((each) => view.errors[each]);
	const described =
		error &&
		html` aria-invalid="true" aria-describedby="${name}-error"${name === firstWrong && html` autofocus`}`;
	const required = isOptional(name) ? null : html` required`;
	const control =
		name === 'countryCode'
			? html`<div class="choice"><select id="countryCode" name="countryCode" autocomplete="country"${required}${described}>${countryChoices(view.language).map(({ code, name: label }) => html`<option value="${code}"${code === view.values.countryCode && html` selected`}>${label}</option>`)}</select> <button name="action" value="country">${texts.updateCountry}</button></div>`
			: html`<input id="${name}" name="${name}" type="${inputTypes[name] ?? 'text'}" value="${view.values[name]}" autocomplete="${autocomplete[name]}"${required}${described}>`;
	return html`<div${wideFields.includes(name) && html` class="wide"`}><label for="${name}">${texts.labels[name]}${isOptional(name) && html` <span>(${texts.optional})</span>`}</label>${control}${error && html`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}

function lineItem(
	shop: Shop,
	line: PricedLine,
	language: LanguageCode,
	price: (cents: bigint) => string,
	texts: CheckoutTexts,
): Html {
	const { record, variant } = line;
	const image = variant.image ?? variant.product.images[0];
	const title = displayedVariantTitle(variantTitle(variant, language));
	return html`<li data-variant="${record.variantId}" data-quantity="${record.quantity}">
${image ? html`<img src="${imageUrl(shop, image.data.file).slice(shop.origin.length)}&width=128&height=128&crop=center" width="64" height="64" alt="">` : html`<span></span>`}
<div><p>${variant.product.data.title[textKey(language)]}</p>
${title && html`<p class="soft">${title}</p>`}
${line.sellingPlan && html`<p class="soft">${line.sellingPlan.data.name[textKey(language)]}</p>`}
${attributeTexts(record.attributes)}
<p class="soft">${record.quantity === 0 ? texts.noStock : html`${texts.quantity} ${record.quantity}`}</p>
${line.discount && html`<p class="soft">${line.discount.code} −${price(line.discount.cents)}</p>`}</div>
<p class="amount">${price(line.totalCents)}</p>
</li>`;
}

/** A line's visible attributes with their keys, as the platform shows them. */
export function attributeTexts(attributes: readonly Attribute[]): Html[] {
	return visibleAttributes(attributes).map(
		({ key, value }) => html`<p class="soft">${key}: ${value}</p>`,
	);
}

function totalsList(
	totals: CheckoutTotals,
	price: (cents: bigint) => string,
	texts: CheckoutTexts,
): Html {
	return html`<dl class="totals">
<dt>${texts.subtotal}</dt><dd>${price(totals.subtotalCents)}</dd>
${totals.discountCents > 0n && html`<dt>${texts.discount}</dt><dd>−${price(totals.discountCents)}</dd>`}
<dt>${texts.shipping}</dt><dd>${totals.shippingCents === 0n ? texts.shippingFree : price(totals.shippingCents)}</dd>
${!totals.taxIncluded && html`<dt>${texts.estimatedTaxes}</dt><dd>${price(totals.taxCents)}</dd>`}
<dt class="sum">${texts.total}</dt><dd class="sum">${price(totals.totalCents)}</dd>
${totals.giftCards.map(({ lastCharacters, paidCents }) => html`<dt>${texts.giftCard(lastCharacters)}</dt><dd>−${price(paidCents)}</dd>`)}
${totals.giftCards.length > 0 && html`<dt class="sum">${texts.due}</dt><dd class="sum">${price(totals.dueCents)}</dd>`}
</dl>
<p class="soft">${totals.taxIncluded ? texts.taxIncluded(price(totals.taxCents)) : totals.shippingCents > 0n && texts.importDuties}</p>`;
}
