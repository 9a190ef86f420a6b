import type { LanguageCode } from '../shop/markets';
import type { AddressFieldName } from './address-fields';

export interface CheckoutTexts {
	title: string;
	otherLanguage: string;
	backToShop: string;
	contact: string;
	delivery: string;
	billing: string;
	yourOrder: string;
	labels: Record<AddressFieldName, string>;
	optional: string;
	updateCountry: string;
	quantity: string;
	noStock: string;
	soldOut: string;
	subtotal: string;
	discount: string;
	shipping: string;
	shippingFree: string;
	total: string;
	giftCard(lastCharacters: string): string;
	due: string;
	taxIncluded(amount: string): string;
	estimatedTaxes: string;
	taxes: string;
	importDuties: string;
	payment: string;
	pay: string;
	emptyTitle: string;
	empty: string;
	soldOutTitle: string;
	allSoldOut: string;
	checkFields: string;
	required: string;
	tooLong: string;
	invalidEmail: string;
	invalidPhone: string;
	invalidZip: string;
	invalidCountry: string;
	invalidProvince: string;
	stockChanged: string;
	totalChanged: string;
	notFoundTitle: string;
	notFound: string;
	thankYou(name: string): string;
	shipped: string;
	confirmation(email: string): string;
	order(name: string): string;
	deliveryAddress: string;
	billingAddress: string;
	mailSubject(name: string): string;
	mailStatus: string;
	greeting(name: string): string;
	giftCardMail: {
		ownSubject: string;
		subject(sender: string): string;
		value(amount: string): string;
		code: string;
		use: string;
	};
}

const german: CheckoutTexts = {
	title: 'Kasse',
	otherLanguage: 'English',
	backToShop: 'Zurück zum Shop',
	contact: 'Kontakt',
	delivery: 'Lieferadresse',
	billing: 'Rechnungsadresse',
	yourOrder: 'Deine Bestellung',
	labels: {
		email: 'E-Mail',
		firstName: 'Vorname',
		lastName: 'Nachname',
		company: 'Firma',
		address1: 'Straße und Hausnummer',
		address2: 'Adresszusatz',
		zip: 'Postleitzahl',
		city: 'Ort',
		province: 'Bundesstaat oder Provinz',
		countryCode: 'Land',
		phone: 'Telefon',
	},
	optional: 'freiwillig',
	updateCountry: 'Land übernehmen',
	quantity: 'Menge',
	noStock: 'Ausverkauft, wird nicht geliefert',
	soldOut:
		'Etwas aus deinem Warenkorb ist ausverkauft. Du kannst den Rest bestellen oder im Shop eine andere Ausführung wählen.',
	subtotal: 'Zwischensumme',
	discount: 'Rabatt',
	shipping: 'Versand',
	shippingFree: 'kein Versand',
	total: 'Gesamtsumme',
	giftCard: (lastCharacters) => `Gutschein •••• ${lastCharacters}`,
	due: 'Noch zu zahlen',
	taxIncluded: (amount) => `Enthält ${amount} MwSt. (19 %).`,
	estimatedTaxes: 'Geschätzte Steuern',
	taxes: 'Steuern',
	importDuties: 'Bei der Lieferung können Einfuhrsteuern und Zoll anfallen.',
	payment: 'Dies ist ein Demo-Shop: Es wird nichts abgebucht und nichts geliefert.',
	pay: 'Zahlungspflichtig bestellen',
	emptyTitle: 'Dein Warenkorb ist leer',
	empty: 'Es gibt nichts zu bestellen. Lege zuerst etwas in den Warenkorb.',
	soldOutTitle: 'Leider ausverkauft',
	allSoldOut: 'Nichts aus deinem Warenkorb ist noch da. Wähle im Shop eine andere Ausführung.',
	checkFields: 'Bitte prüfe die markierten Felder.',
	required: 'Bitte fülle dieses Feld aus.',
	tooLong: 'Höchstens 255 Zeichen.',
	invalidEmail: 'Gib eine gültige E-Mail-Adresse ein.',
	invalidPhone: 'Gib eine gültige Telefonnummer ein.',
	invalidZip: 'Diese Postleitzahl passt nicht zum Land.',
	invalidCountry: 'Dorthin liefern wir nicht.',
	invalidProvince: 'Diesen Bundesstaat hat das Land nicht. Gib Namen oder Kürzel an.',
	stockChanged: 'Nicht alles ist noch da. Wir haben die Mengen angepasst, bitte prüfe sie.',
	totalChanged: 'Die Gesamtsumme hat sich geändert. Bitte prüfe sie und bestelle dann.',
	notFoundTitle: 'Kasse nicht gefunden',
	notFound: 'Dieser Warenkorb besteht nicht mehr, oder der Link ist unvollständig.',
	thankYou: (name) => `Danke, ${name}`,
	shipped: 'Deine Bestellung ist unterwegs',
	confirmation: (email) => `Deine Bestellung ist eingegangen. Eine Bestätigung geht an ${email}.`,
	order: (name) => `Bestellung ${name}`,
	deliveryAddress: 'Lieferadresse',
	billingAddress: 'Rechnungsadresse',
	mailSubject: (name) => `Deine Bestellung ${name} bei Aerolume`,
	mailStatus: 'Stand deiner Bestellung',
	greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
	giftCardMail: {
		ownSubject: 'Dein Gutschein von Aerolume',
		subject: (sender) => `${sender} schenkt dir einen Gutschein von Aerolume`,
		value: (amount) => `Gutschein über ${amount}`,
		code: 'Code',
		use: 'Gib den Code im Warenkorb ein. Er gilt für alles im Shop, ein Rest bleibt als Guthaben stehen.',
	},
};

const english: CheckoutTexts = {
	title: 'Checkout',
	otherLanguage: 'Deutsch',
	backToShop: 'Back to the shop',
	contact: 'Contact',
	delivery: 'Shipping address',
	billing: 'Billing address',
	yourOrder: 'Your order',
	labels: {
		email: 'Email',
		firstName: 'First name',
		lastName: 'Last name',
		company: 'Company',
		address1: 'Street address',
		address2: 'Apartment, suite',
		zip: 'ZIP or postal code',
		city: 'City',
		province: 'State or province',
		countryCode: 'Country',
		phone: 'Phone',
	},
	optional: 'optional',
	updateCountry: 'Update country',
	quantity: 'Quantity',
	noStock: 'Sold out, won’t be shipped',
	soldOut:
		'Something in your cart is sold out. You can order the rest, or choose another version in the shop.',
	subtotal: 'Subtotal',
	discount: 'Discount',
	shipping: 'Shipping',
	shippingFree: 'no shipping',
	total: 'Total',
	giftCard: (lastCharacters) => `Gift card •••• ${lastCharacters}`,
	due: 'Amount due',
	taxIncluded: (amount) => `Includes ${amount} VAT (19%).`,
	estimatedTaxes: 'Estimated taxes',
	taxes: 'Taxes',
	importDuties: 'Import taxes and duties may be charged on delivery.',
	payment: 'This is a demo shop: nothing is charged and nothing is delivered.',
	pay: 'Pay now',
	emptyTitle: 'Your cart is empty',
	empty: 'There’s nothing to order yet. Add something to your cart first.',
	soldOutTitle: 'Sorry, sold out',
	allSoldOut: 'Everything in your cart is sold out. Choose another version in the shop.',
	checkFields: 'Please check the highlighted fields.',
	required: 'Please fill in this field.',
	tooLong: '255 characters at most.',
	invalidEmail: 'Enter a valid email address.',
	invalidPhone: 'Enter a valid phone number.',
	invalidZip: 'This postal code doesn’t match the country.',
	invalidCountry: 'We don’t ship there.',
	invalidProvince: 'The country has no such state. Enter its name or code.',
	stockChanged: 'Some items are no longer in stock. We adjusted the quantities; please check them.',
	totalChanged: 'The total has changed. Please check it, then order.',
	notFoundTitle: 'Checkout not found',
	notFound: 'This cart no longer exists, or the link is incomplete.',
	thankYou: (name) => `Thank you, ${name}`,
	shipped: 'Your order is on its way',
	confirmation: (email) => `Your order is in. A confirmation is on its way to ${email}.`,
	order: (name) => `Order ${name}`,
	deliveryAddress: 'Shipping address',
	billingAddress: 'Billing address',
	mailSubject: (name) => `Your Aerolume order ${name}`,
	mailStatus: 'Status of your order',
	greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
	giftCardMail: {
		ownSubject: 'Your Aerolume gift card',
		subject: (sender) => `${sender} sent you an Aerolume gift card`,
		value: (amount) => `Gift card for ${amount}`,
		code: 'Code',
		use: 'Enter the code in the cart. It’s good for everything in the shop, and any balance stays on the card.',
	},
};

export function checkoutTexts(language: LanguageCode): CheckoutTexts {
	return language === 'EN' ? english : german;
}
