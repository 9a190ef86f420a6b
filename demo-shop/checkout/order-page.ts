import { html } from '../pages/html';
import type { Page } from '../pages/page';
import { formatAddress } from '../resolvers/address';
import { imageUrl } from '../resolvers/image';
import { displayName } from '../resolvers/localization';
import { orderName } from '../resolvers/order';
import type { LanguageCode } from '../shop/markets';
import { type Shop, storefrontUrl } from '../shop/shop';
import { displayedVariantTitle } from '../shop/variant-title';
import type { OrderRecord } from '../state/records';
import { attributeTexts } from './checkout-page';
import { checkoutTexts } from './checkout-texts';
import { formatPrice } from './format-price';

/** The order status page, shown after the checkout. */
export function orderPage(shop: Shop, order: OrderRecord, language: LanguageCode): Page {
	const texts = checkoutTexts(language);
	const price = (amount: string) => formatPrice(amount, order.currency, language);
	const parcels = (order.fulfillments ?? []).map(
		({ trackingCompany, trackingNumber, trackingUrl }) => {
			const name = [trackingCompany, trackingNumber].filter(Boolean).join(' ');
			return trackingUrl ? html`<a href="${trackingUrl}">${name}</a> ` : html`${name} `;
		},
	);
	const country = displayName('region', order.countryCode, language);
	return {
		status: 200,
		language,
		title: texts.order(orderName(order)),
		aside: html`<nav><a href="${storefrontUrl(shop, language)}">${texts.backToShop}</a></nav>`,
		content: html`<h1>${parcels.length > 0 ? texts.shipped : texts.thankYou(order.billingAddress.firstName ?? '')}</h1>
<p>${parcels.length > 0 ? parcels : texts.confirmation(order.email)}</p>
<div class="columns">
<section class="card"><h2>${texts.order(orderName(order))}</h2>
<ul class="lines">${order.lines.map((line) => {
			const variant = displayedVariantTitle(line.variantTitle);
			return html`<li data-variant="${line.variantId}" data-quantity="${line.quantity}">
${line.imageFile ? html`<img src="${imageUrl(shop, line.imageFile).slice(shop.origin.length)}&width=128&height=128&crop=center" width="64" height="64" alt="">` : html`<span></span>`}
<div><p>${line.title}</p>${variant && html`<p class="soft">${variant}</p>`}${line.sellingPlan && html`<p class="soft">${line.sellingPlan}</p>`}${attributeTexts(line.attributes)}<p class="soft">${texts.quantity} ${line.quantity}</p></div>
<p class="amount">${price(line.discountedTotal)}</p></li>`;
		})}</ul>
<dl class="totals">
${Number(order.discount) > 0 && html`<dt>${texts.discount}</dt><dd>−${price(order.discount)}</dd>`}
<dt>${texts.shipping}</dt><dd>${Number(order.shipping) === 0 ? texts.shippingFree : price(order.shipping)}</dd>
${!order.taxIncluded && html`<dt>${texts.taxes}</dt><dd>${price(order.tax)}</dd>`}
<dt class="sum">${texts.total}</dt><dd class="sum">${price(order.total)}</dd>
${(order.giftCards ?? []).map(({ lastCharacters, amount }) => html`<dt>${texts.giftCard(lastCharacters)}</dt><dd>−${price(amount)}</dd>`)}</dl>
<p class="soft">${order.taxIncluded ? texts.taxIncluded(price(order.tax)) : Number(order.shipping) > 0 && texts.importDuties}</p></section>
<section class="card"><h2>${order.shippingAddress ? texts.deliveryAddress : texts.billingAddress}</h2>
<p>${formatAddress(order.billingAddress, country, { withName: true }).map((line) => html`${line}<br>`)}</p></section>
</div>
<p><a href="${storefrontUrl(shop, language)}">${texts.backToShop}</a></p>`,
	};
}

/** For a cart or an order that does not exist, or whose key is missing. */
export function notFoundPage(shop: Shop, language: LanguageCode): Page {
	const texts = checkoutTexts(language);
	return {
		status: 404,
		language,
		title: texts.notFoundTitle,
		content: html`<h1>${texts.notFoundTitle}</h1><p>${texts.notFound}</p><p><a href="${storefrontUrl(shop, language)}">${texts.backToShop}</a></p>`,
	};
}
