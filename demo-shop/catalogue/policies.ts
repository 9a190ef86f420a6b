import type { CataloguePolicy } from './types';

/** Short samples. There are no terms of sale. */
export const policies: CataloguePolicy[] = [
	{
		id: 23_000_000_001,
		kind: 'privacyPolicy',
		title: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
		bodyHtml: {
			de: '<p>Wir verarbeiten Name, Anschrift und E-Mail-Adresse, um Bestellungen auszuführen.</p>',
			en: '<p>We process your name, postal address, and email address to fulfill orders.</p>',
		},
	},
	{
		id: 23_000_000_002,
		kind: 'refundPolicy',
		title: { de: 'Widerrufsbelehrung', en: 'Refund policy' },
		bodyHtml: {
			de: '<p>Verbraucher können ihre Bestellung binnen vierzehn Tagen ohne Angabe von Gründen widerrufen.</p>',
			en: '<p>Consumers may withdraw from their order within fourteen days without giving a reason.</p>',
		},
	},
	{
		id: 23_000_000_003,
		kind: 'shippingPolicy',
		title: { de: 'Versand', en: 'Shipping policy' },
		bodyHtml: {
			de: '<p>Die Lieferzeit steht bei jedem Artikel. Die Kosten nennt die Kasse.</p>',
			en: '<p>Each product states its delivery time. The checkout shows the costs.</p>',
		},
	},
	{
		id: 23_000_000_004,
		kind: 'termsOfService',
		title: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms of service' },
		bodyHtml: {
			de: '<p>Der Vertrag kommt mit unserer Bestätigung der Bestellung zustande.</p>',
			en: '<p>The contract is concluded when we confirm the order.</p>',
		},
	},
	{
		id: 23_000_000_005,
		kind: 'legalNotice',
		title: { de: 'Impressum', en: 'Legal notice' },
		bodyHtml: {
			de: '<p>Muster Kartenwerk GmbH, Musterstraße 12, 12345 Musterstadt</p>',
			en: '<p>Muster Kartenwerk GmbH, Musterstraße 12, 12345 Musterstadt, Germany</p>',
		},
	},
	{
		id: 23_000_000_006,
		kind: 'contactInformation',
		title: { de: 'Kontakt', en: 'Contact information' },
		bodyHtml: {
			de: '<p>hallo@kartenwerk.example, +49 30 23125 014</p>',
			en: '<p>hallo@kartenwerk.example, +49 30 23125 014</p>',
		},
	},
	{
		id: 23_000_000_007,
		kind: 'subscriptionPolicy',
		title: { de: 'Abonnements', en: 'Cancellation policy' },
		bodyHtml: {
			de: '<p>Ein Abonnement kann jederzeit zur nächsten Lieferung gekündigt werden.</p>',
			en: '<p>A subscription can be canceled at any time before its next delivery.</p>',
		},
	},
];
