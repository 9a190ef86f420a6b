import { expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { site } from '~/site';
import type { ProductPage } from './catalog.server';
import { purchaseTerms, withDeliveryRow } from './purchase-terms.server';

interface Sold {
	market?: string;
	locale?: 'de' | 'en';
	shipped?: boolean;
	backordered?: boolean;
	isGiftCard?: boolean;
	handle?: string;
	collection?: string;
	shop?: object;
}

function pageOf({
	shipped = true,
	backordered = false,
	isGiftCard = false,
	handle = 'poster',
	collection = 'posters',
	shop = {},
}: Sold): ProductPage {
	const page = {
		product: { details: [] },
		source: {
			handle,
			isGiftCard,
			deliveryDays: { value: '{"DE":[3,5]}' },
			collections: { nodes: [{ handle: collection }] },
		},
		chosen: { requiresShipping: shipped, currentlyNotInStock: backordered },
		shop,
	};
	return page as unknown as ProductPage;
}

function placeOf({ market = 'DE', locale = 'de' }: Sold): AppContext {
	return { market, locale } as AppContext;
}

function termsOf(sold: Sold = {}) {
	return purchaseTerms(placeOf(sold), pageOf(sold));
}

test('a date is promised for what is in stock alone', () => {
	expect(termsOf().delivery).toMatch(/^Lieferung bis .+ \(Deutschland\)$/);
	expect(termsOf({ backordered: true }).delivery).toBeUndefined();
	expect(termsOf({ shipped: false }).delivery).toBeUndefined();
});

test('the delivery time is among the details, whichever variant is chosen', () => {
	const rowsOf = (sold: Sold) => withDeliveryRow(placeOf(sold), pageOf(sold));
	const [row] = rowsOf({});
	expect(row).toMatchObject({
		label: 'Lieferung',
		text: expect.stringMatching(/^Lieferzeit 3.*[^.]$/),
	});
	expect(rowsOf({ backordered: true })).toEqual([row]);
	expect(rowsOf({ market: 'US' })).toEqual([]);
});

test.each([
	['DE', /^4,90\s€ je Bestellung \(Deutschland\)$/],
	['AT', /^9,90\s€ je Bestellung \(Österreich\)$/],
	['GB', /^14,90\s€ je Bestellung/],
	['US', /^9,90\s\$ je Bestellung/],
	['JP', /^24,90\s\$ je Bestellung/],
])('shipping to %s costs what the shipping page says', (market, text) => {
	const [shipping] = termsOf({ market }).notes;
	expect(shipping).toMatchObject({ to: '/legal/shipping', text: expect.stringMatching(text) });
});

test.each([
	['DE', '14 days, no reason needed; you pay return shipping'],
	['US', '14 days, no reason needed; you pay return shipping to Germany'],
])(
	'in %s a row states the days for a withdrawal, as the terms do, and who pays return shipping, abroad where to',
	(market, text) => {
		const withdrawal = { to: '/legal/revocation', text };
		expect(termsOf({ locale: 'en', market }).notes).toContainEqual(
			expect.objectContaining(withdrawal),
		);
	},
);

test('outside the EU rows state import duties and the warranty of what is shipped', () => {
	const labelsOf = (sold: Sold) =>
		termsOf({ ...sold, locale: 'en' }).notes.map(({ label }) => label);
	expect(labelsOf({ market: 'US' })).toEqual(['Shipping', 'Duties', 'Returns', 'Warranty']);
	expect(labelsOf({ market: 'DE' })).toEqual(['Shipping', 'Returns']);
	expect(labelsOf({ market: 'US', shipped: false, isGiftCard: true })).toEqual(['Returns']);
});

test('what is not shipped has neither time nor costs, and no withdrawal but for a gift card', () => {
	expect(termsOf({ shipped: false })).toEqual({ notes: [], payments: [] });
	expect(termsOf({ shipped: false, isGiftCard: true }).notes).toMatchObject([
		{ to: '/legal/revocation', text: '14 Tage ohne Begründung' },
	]);
});

test('an available gift card is offered, but not on its own page and beside spare parts', () => {
	const shop = { giftCard: { handle: 'gift-card', availableForSale: true } };
	const hint = expect.objectContaining({ to: '/products/gift-card' });
	expect(termsOf({ shop }).notes).toContainEqual(hint);
	expect(termsOf({ shop, isGiftCard: true }).notes).not.toContainEqual(hint);
	expect(termsOf({ shop, collection: 'spare-parts' }).notes).not.toContainEqual(hint);
	const soldOut = { giftCard: { handle: 'gift-card', availableForSale: false } };
	expect(termsOf({ shop: soldOut }).notes).not.toContainEqual(hint);
});

test('a message and a date are offered before the gift card, for what is shipped', () => {
	const shop = { giftCard: { handle: 'gift-card', availableForSale: true } };
	const leadOf = (sold: Sold) => termsOf({ ...sold, shop }).notes.at(-1)?.lead;
	expect(leadOf({})).toBe('Nachricht und Wunschdatum im Warenkorb, kostenlos');
	expect(leadOf({ shipped: false })).toBeUndefined();
});

test('the map has spare parts for ten years', () => {
	const parts = {
		to: `/collections/${site.spareParts}`,
		text: expect.stringMatching(/mindestens zehn\sJahre/),
	};
	expect(termsOf({ handle: site.product }).notes).toContainEqual(expect.objectContaining(parts));
	expect(termsOf().notes.map(({ to }) => to)).not.toContain(parts.to);
});

test('the shop’s cards and wallets are named, each once', () => {
	const paymentSettings = {
		acceptedCardBrands: ['VISA', 'MASTERCARD', 'NEW_BRAND'],
		supportedDigitalWallets: ['GOOGLE_PAY', 'ANDROID_PAY', 'APPLE_PAY'],
	};
	expect(termsOf({ shop: { shop: { paymentSettings } } }).payments).toEqual([
		'Visa',
		'Mastercard',
		'Google Pay',
		'Apple Pay',
	]);
});
