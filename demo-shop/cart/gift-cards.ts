import { randomUUID } from 'node:crypto';
import type { CatalogueGiftCard } from '../catalogue/types';
import type { RequestContext } from '../schema/request-context';
import { gid } from '../shop/ids';
import { type CurrencyCode, shopCurrency } from '../shop/markets';
import { formatFixed, parseAmount } from '../shop/money';
import type { Shop } from '../shop/shop';
import type { CartGiftCardRecord } from '../state/records';
import type { Change } from '../state/store';
import { type CartResult, changeCart, saveCart } from './change-cart';
import type { PricedCart } from './priced-cart';

/** What a gift card pays of a cart. */
export interface AppliedGiftCard {
	id: string;
	code: string;
	lastCharacters: string;
	/** Taken from the card, and left on it, in the shop's currency. */
	usedCents: bigint;
	balanceCents: bigint;
	/** Paid, in the cart's currency. */
	paidCents: bigint;
}

/** The cart's gift cards in turn: each pays what the ones before leave of an amount in the cart's currency. */
export function appliedGiftCards(
	shop: Shop,
	{ record, currency }: PricedCart,
	cents: bigint,
): AppliedGiftCard[] {
	let due = cents;
	return (record.giftCards ?? []).flatMap(({ id, code }) => {
		const card = findGiftCard(shop, code);
		if (!card) {
			return [];
		}
		const leftCents = balanceOf(shop, card);
		const paidCents = least(due, inCurrency(leftCents, card, currency));
		const usedCents = least(leftCents, inShopCurrency(paidCents, card, currency));
		due -= paidCents;
		const balanceCents = leftCents - usedCents;
		return [{ id, code, lastCharacters: lastCharacters(code), usedCents, balanceCents, paidCents }];
	});
}

/** The cart's total after its gift cards, without shipping. */
export function dueCents(shop: Shop, cart: PricedCart): bigint {
	return unpaidCents(cart.totalCents, appliedGiftCards(shop, cart, cart.totalCents));
}

/** What gift cards leave of an amount. */
export function unpaidCents(cents: bigint, cards: readonly AppliedGiftCard[]): bigint {
	return cards.reduce((due, { paidCents }) => due - paidCents, cents);
}

/** As recorded, a code that no gift card has is left out without an error or a warning. */
export function addGiftCards(
	context: RequestContext,
	id: string,
	codes: readonly string[],
): CartResult {
	return changeCart(context, id, (cart) =>
		saveCart(context, {
			...cart,
			giftCards: withCodes(context.shop, cart.giftCards ?? [], codes),
		}),
	);
}

/** Replaces the cart's gift cards. */
export function updateGiftCards(
	context: RequestContext,
	id: string,
	codes: readonly string[],
): CartResult {
	return changeCart(context, id, (cart) =>
		saveCart(context, { ...cart, giftCards: withCodes(context.shop, [], codes) }),
	);
}

/** Assumed: an id that the cart does not have is no error. */
export function removeGiftCards(
	context: RequestContext,
	id: string,
	appliedIds: readonly string[],
): CartResult {
	return changeCart(context, id, (cart) => {
		const giftCards = (cart.giftCards ?? []).filter(
			(card) => !appliedIds.includes(gid('AppliedGiftCard', card.id)),
		);
		return saveCart(context, { ...cart, giftCards });
	});
}

/** Each card once. Assumed: a card without a balance is like a code that does not exist. */
export function withCodes(
	shop: Shop,
	cards: readonly CartGiftCardRecord[],
	codes: readonly string[],
): CartGiftCardRecord[] {
	const result = [...cards];
	for (const typed of codes) {
		const card = findGiftCard(shop, typed);
		if (card && balanceOf(shop, card) > 0n && !result.some(({ code }) => code === card.code)) {
			result.push({ id: randomUUID(), code: card.code });
		}
	}
	return result;
}

/** Takes from the cards what they pay for an order. */
export function spendGiftCards(shop: Shop, cards: readonly AppliedGiftCard[]): Change[] {
	return cards.map(({ code, usedCents }) => {
		const record = shop.store.get('giftCards', code);
		const spent = formatFixed(parseAmount(record?.spent ?? '0') + usedCents);
		return { table: 'giftCards', key: code, value: { ...record, code, spent } };
	});
}

/** A gift card of the catalogue, or one that an order has issued. */
function findGiftCard(shop: Shop, typed: string): CatalogueGiftCard | undefined {
	const code = typed.toUpperCase();
	const value = shop.store.get('giftCards', code)?.value;
	return shop.catalogue.giftCardByCode.get(typed.toLowerCase()) ?? (value && { code, value });
}

function lastCharacters(code: string): string {
	return code.slice(-4);
}

function balanceOf(shop: Shop, { code, value }: CatalogueGiftCard): bigint {
	const spent = shop.store.get('giftCards', code)?.spent ?? '0';
	return parseAmount(value[shopCurrency]) - parseAmount(spent);
}

/** Rounded down, so that a card never pays more than it has. */
function inCurrency(cents: bigint, { value }: CatalogueGiftCard, currency: CurrencyCode): bigint {
	return (cents * parseAmount(value[currency])) / parseAmount(value[shopCurrency]);
}

function inShopCurrency(
	cents: bigint,
	{ value }: CatalogueGiftCard,
	currency: CurrencyCode,
): bigint {
	const rate = parseAmount(value[currency]);
	return (cents * parseAmount(value[shopCurrency]) + rate - 1n) / rate;
}

function least(a: bigint, b: bigint): bigint {
	return a < b ? a : b;
}
