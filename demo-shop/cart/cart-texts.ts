import type { LanguageCode } from '../shop/markets';

/**
 * Messages of cart warnings. The English messages about stock are the platform's own; the German ones
 * and some of the discount messages are assumed.
 */
export interface CartTexts {
	notEnoughStock(quantity: number): string;
	outOfStock(title: string): string;
	discountNotFound: string;
	discountInactive: string;
	discountNotCombinable: string;
	discountNotEntitled: string;
}

const english: CartTexts = {
	notEnoughStock: (quantity) =>
		quantity === 1
			? 'Only 1 item was added to your cart due to availability.'
			: `Only ${quantity} items were added to your cart due to availability.`,
	outOfStock: (title) => `The product '${title}' is already sold out.`,
	discountNotFound: 'Enter a valid discount code',
	discountInactive: 'This discount is not valid anymore',
	discountNotCombinable: 'This discount cannot be combined with your other discounts',
	discountNotEntitled: 'This discount does not apply to the items in your cart',
};

const german: CartTexts = {
	notEnoughStock: (quantity) =>
		quantity === 1
			? 'Wegen der Verfügbarkeit wurde nur 1 Artikel in den Warenkorb gelegt.'
			: `Wegen der Verfügbarkeit wurden nur ${quantity} Artikel in den Warenkorb gelegt.`,
	outOfStock: (title) => `Das Produkt „${title}“ ist bereits ausverkauft.`,
	discountNotFound: 'Gib einen gültigen Rabattcode ein',
	discountInactive: 'Dieser Rabatt ist nicht mehr gültig',
	discountNotCombinable: 'Dieser Rabatt lässt sich nicht mit deinen anderen Rabatten kombinieren',
	discountNotEntitled: 'Dieser Rabatt gilt nicht für die Artikel in deinem Warenkorb',
};

/** German where the request asked for it, otherwise the platform's English. */
export function cartTexts(language: LanguageCode | null): CartTexts {
	return language === 'DE' ? german : english;
}
