import { giftsTogether } from './group-pictures';
import { detail, picture } from './pictures';
import type { CatalogueProduct } from './types';

const denominations = [
	{ key: '25', price: { EUR: '25.00', USD: '25.00' } },
	{ key: '50', price: { EUR: '50.00', USD: '50.00' } },
	{ key: '100', price: { EUR: '100.00', USD: '100.00' } },
	{ key: '250', price: { EUR: '250.00', USD: '250.00' } },
	// Enough for a map with its shipping.
	{ key: '450', price: { EUR: '450.00', USD: '450.00' } },
];

/** Option values have no currency: each market sells the amount in its own. */
export const giftCard: CatalogueProduct = {
	id: 8_000_000_000_022,
	handle: 'gift-card',
	title: { de: 'Gutschein', en: 'Gift card' },
	descriptionHtml: {
		de: '<p>Für alle, die beim Frühstück schon den Windsack sehen wollen. Der Gutschein kommt als E-Mail, lässt sich ausdrucken, gilt fünf Jahre und für alles im Shop.</p>',
		en: '<p>For anyone who checks the windsock over breakfast. The gift card arrives by email, can be printed, and is good for five years on everything in the shop.</p>',
	},
	productType: { de: 'Gutschein', en: 'Gift card' },
	vendor: 'Aerolume',
	tags: ['gift', 'gift-card'],
	options: [
		{
			key: 'value',
			name: { de: 'Wert', en: 'Value' },
			values: denominations.map(({ key }) => ({ key, name: { de: key, en: key } })),
		},
	],
	variants: denominations.map(({ key, price }, index) => ({
		id: 44_000_000_000_301 + index,
		sku: `GIFT-${key}`,
		options: { value: key },
		price,
		stock: null,
		weight: 0,
		requiresShipping: false,
	})),
	images: [
		picture(
			'gift-card',
			'Nachtblaue Gutscheinkarte mit den Lichtern der Alpen, aufgestellt neben ihrem gefütterten Umschlag',
			'Night-blue gift card with the lights of the Alps, standing beside its lined envelope',
		),
		detail(
			'gift-card-closeup',
			'Die Gutscheinkarte von nah: Höhenlinien und farbige Lichter auf Nachtblau',
			'Close-up of the gift card: contour lines and colored lights on night blue',
		),
		picture(
			'gift-card-parcel',
			'Ein Päckchen mit nachtblauer Schleife, davor die Gutscheinkarte',
			'A parcel with a night-blue bow, the gift card in front of it',
		),
		picture(
			'gift-card-print',
			'Der Gutschein mit dem Wert 100 auf A4 ausgedruckt, mit Code, daneben ein Bleistift',
			'The gift card with a value of 100 printed on A4, with its code, a pencil beside it',
		),
		giftsTogether,
	],
	isGiftCard: true,
	details: {
		de: 'Einlösbar: an der Kasse, auch in Teilen\nGültig: fünf Jahre ab Kauf',
		en: 'Redeem: at checkout, all at once or in parts\nValid: five years from purchase',
	},
	shipping: {
		de: 'Kommt per E-Mail: sofort zu dir, oder an einem Tag deiner Wahl direkt zur beschenkten Person. Keine Versandkosten.',
		en: 'Emailed to you right away, or to the recipient on a date you pick. No shipping cost.',
	},
	createdAt: '2025-03-20T08:00:00Z',
	updatedAt: '2026-01-05T08:00:00Z',
};
