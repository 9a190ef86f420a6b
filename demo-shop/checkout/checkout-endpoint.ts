import type { IncomingMessage, ServerResponse } from 'node:http';
import { cartChange, liveCart } from '../cart/cart-store';
import { priceCart } from '../cart/priced-cart';
import { readForm, redirect, send } from '../http/responses';
import { sendPage } from '../pages/page';
import { orderStatusUrl } from '../resolvers/order';
import { findMarket, type LanguageCode, resolveLanguage } from '../shop/markets';
import type { Shop } from '../shop/shop';
import { shopId } from '../shop/shop';
import type { CartRecord, OrderRecord } from '../state/records';
import { type CheckoutValues, initialValues, readValues, validate } from './checkout-form';
import { type CheckoutView, checkoutPage, shownTotal } from './checkout-page';
import { type CheckoutTexts, checkoutTexts } from './checkout-texts';
import { checkoutTotals } from './checkout-totals';
import { notFoundPage, orderPage } from './order-page';
import { checkStock, placeOrder } from './place-order';

/** Far more than the eleven fields need. */
const maximumBody = 64 * 1024;

/** Handles `/cart/c/<token>?key=<checkout key>`: the page, its form, and later its order. */
export async function handleCheckout(
	shop: Shop,
	request: IncomingMessage,
	response: ServerResponse,
	token: string,
	query: URLSearchParams,
): Promise<void> {
	const isPost = request.method === 'POST';
	const form = isPost ? await readForm(request, maximumBody) : null;
	if (isPost && !form) {
		send(response, 413, 'text/plain', 'Payload Too Large');
		return;
	}
	if (!form && request.method !== 'GET' && request.method !== 'HEAD') {
		send(response, 405, 'text/plain', 'Method Not Allowed', { Allow: 'GET, HEAD, POST' });
		return;
	}
	// Looked up after the body was read: meanwhile the cart may have become an order.
	const cart = liveCart(shop, token);
	const language = pageLanguage(query, cart?.language);
	if (!cart || query.get('key') !== cart.checkoutKey) {
		sendPage(response, notFoundPage(shop, language));
		return;
	}
	const order = cart.orderId === null ? undefined : shop.store.get('orders', cart.orderId);
	if (order) {
		redirect(response, orderStatusUrl(shop, order));
		return;
	}
	const values = form ? readValues(form) : initialValues(shop, cart);
	// Only displayed: the cart itself changes when the order is placed.
	const left = checkStock(shop, inCountry(cart, values.countryCode));
	const notice = stockNotice(left, cart, checkoutTexts(language));
	const view = { shop, cart: left, language, values, notice };
	if (!form) {
		sendPage(response, checkoutPage({ ...view, errors: {}, status: 200 }));
		return;
	}
	const outcome = submit(view, cart, form);
	if ('order' in outcome) {
		redirect(response, orderStatusUrl(shop, outcome.order));
	} else {
		sendPage(response, checkoutPage(outcome));
	}
}

/** Places the order, or shows the page again with the errors and all entered values. */
function submit(
	view: Pick<CheckoutView, 'shop' | 'cart' | 'language' | 'values' | 'notice'>,
	stored: CartRecord,
	form: URLSearchParams,
): CheckoutView | { order: OrderRecord } {
	const { shop, cart, language, values } = view;
	const texts = checkoutTexts(language);
	if (form.get('action') === 'country') {
		return { ...view, errors: {}, status: 200 };
	}
	const errors = validate(values, texts);
	if (Object.keys(errors).length > 0) {
		return { ...view, errors, status: 422 };
	}
	const priced = priceCart(shop, cart);
	const seen = form.get('shownTotal') === shownTotal(priced, checkoutTotals(shop, priced));
	if (seen && priced.totalQuantity > 0) {
		return { order: placeOrder(shop, cart, values, language) };
	}
	if (cart.lines !== stored.lines) {
		shop.store.commit([cartChange({ ...cart, countryCode: stored.countryCode })]);
		return { ...view, errors, notice: texts.stockChanged, status: 409 };
	}
	return { ...view, errors, notice: texts.totalChanged, status: 409 };
}

/** Notices about stock; `cart` is the stored cart, limited to the stock. */
function stockNotice(cart: CartRecord, stored: CartRecord, texts: CheckoutTexts): string | null {
	if (cart.lines.some(({ quantity }) => quantity === 0)) {
		return texts.soldOut;
	}
	return cart.lines === stored.lines ? null : texts.stockChanged;
}

/** The cart priced for delivery to a country; unchanged for unknown countries. */
function inCountry(cart: CartRecord, country: CheckoutValues['countryCode']): CartRecord {
	return findMarket(country) && country !== cart.countryCode
		? { ...cart, countryCode: country }
		: cart;
}

function pageLanguage(query: URLSearchParams, fallback: LanguageCode | undefined): LanguageCode {
	const locale = query.get('locale')?.slice(0, 2).toUpperCase();
	return locale === 'DE' || locale === 'EN' ? locale : resolveLanguage(fallback);
}

/** Handles `/<shop id>/orders/<status token>/authenticate?key=<order key>`. */
export function handleOrderStatus(
	shop: Shop,
	response: ServerResponse,
	{ shopNumber, statusToken }: { shopNumber: string; statusToken: string },
	query: URLSearchParams,
): void {
	const order = shop.store.all('orders').find((record) => record.statusToken === statusToken);
	const language = pageLanguage(query, order?.language);
	const isAllowed = shopNumber === String(shopId) && query.get('key') === order?.key;
	sendPage(
		response,
		order && isAllowed ? orderPage(shop, order, language) : notFoundPage(shop, language),
	);
}
