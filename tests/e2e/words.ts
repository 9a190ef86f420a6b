/** Texts by language, which tests use to find elements. */
export interface Words {
	/** Locale prefix: `''` or `/en`. */
	prefix: string;
	locale: string;
	map: string;
	alps: string;
	/** The frame's link, with or without what it costs more or less. */
	black: RegExp;
	add: string;
	cart: string;
	yourCart: string;
	quantity: RegExp;
	increase: RegExp;
	decrease: RegExp;
	remove: RegExp;
	update: string;
	checkout: string;
	wholeCart: string;
	empty: string;
	taxNote: string;
	cartTaxNote: string;
	subtotal: string;
	/** Prices of one and of two maps of the Alps in a black frame. */
	one: string;
	two: string;
	buyer: Record<string, string>;
	country: string;
	pay: string;
	thanks: string;
	back: string;
	openCode: string;
	discountCode: string;
	apply: string;
}

export const german: Words = {
	prefix: '',
	locale: 'de-DE',
	map: 'Karte',
	alps: 'Alpen',
	black: /^Schwarz(?: [+−]|$)/,
	add: 'In den Warenkorb',
	cart: 'Warenkorb',
	yourCart: 'Dein Warenkorb',
	quantity: /^Menge/,
	increase: /^Menge.*: (mehr|erhöhen)/i,
	decrease: /^Menge.*: (weniger|verringern)/i,
	remove: /entfernen$/,
	update: 'Aktualisieren',
	checkout: 'Zur Kasse',
	wholeCart: 'Ganzen Warenkorb ansehen',
	empty: 'Dein Warenkorb ist leer',
	taxNote: 'inkl. MwSt., zzgl. Versand',
	cartTaxNote: 'inkl. MwSt. und Versand',
	subtotal: 'Zwischensumme',
	one: '299\u00a0€',
	two: '598\u00a0€',
	buyer: {
		'E-Mail': 'ada@aerolume.example',
		Vorname: 'Ada',
		Nachname: 'Winter',
		'Straße und Hausnummer': 'Flughafenstraße 1',
		Postleitzahl: '60549',
		Ort: 'Frankfurt am Main',
	},
	country: 'DE',
	pay: 'Zahlungspflichtig bestellen',
	thanks: 'Danke, Ada',
	back: 'Zurück zum Shop',
	openCode: 'Code oder Gutschein einlösen',
	discountCode: 'Code',
	apply: 'Einlösen',
};

export const english: Words = {
	prefix: '/en',
	locale: 'en-US',
	map: 'Map',
	alps: 'Alps',
	black: /^Black(?: [+−]|$)/,
	add: 'Add to cart',
	cart: 'Cart',
	yourCart: 'Your cart',
	quantity: /^Quantity/,
	increase: /^Quantity.*: (more|increase)/i,
	decrease: /^Quantity.*: (fewer|less|decrease)/i,
	remove: /^Remove/,
	update: 'Update',
	checkout: 'Checkout',
	wholeCart: 'View full cart',
	empty: 'Your cart is empty',
	taxNote: 'Taxes & shipping calculated at checkout',
	cartTaxNote: 'Taxes & shipping calculated at checkout',
	subtotal: 'Subtotal',
	one: '$329',
	two: '$658',
	buyer: {
		Email: 'ada@aerolume.example',
		'First name': 'Ada',
		'Last name': 'Winter',
		'Street address': '1 Airport Road',
		'ZIP or postal code': '10115',
		City: 'New York',
		'State or province': 'NY',
	},
	country: 'US',
	pay: 'Pay now',
	thanks: 'Thank you, Ada',
	back: 'Back to the shop',
	openCode: 'Redeem a code or gift card',
	discountCode: 'Code',
	apply: 'Apply',
};
