/**
 * Words for the same thing, in any language: a search for one of them finds the others as well. Those that the
 * catalogue uses come first, since suggestions only use a few.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
	['druck', 'print', 'poster', 'plakat'],
	['kalender', 'calendar', 'jahresplaner', 'planner'],
	['versand', 'shipping', 'delivery', 'lieferung', 'lieferzeit', 'porto', 'postage'],
	[
		'widerruf',
		'withdrawal',
		'retoure',
		'return',
		'refund',
		'rückgabe',
		'rücksendung',
		'umtausch',
		'exchange',
		'zurückgeben',
		'widerrufsrecht',
	],
	['zoll', 'customs', 'duty', 'duties', 'tariff', 'import', 'einfuhrsteuer'],
	['rahmen', 'frame', 'bilderrahmen'],
	['metar', 'flugwetter', 'wetter', 'weather', 'aviation', 'pilot', 'flieger'],
	['gewitter', 'thunderstorm', 'lightning', 'blitz'],
	['wlan', 'wi-fi', 'internet', 'offline'],
	[
		'strom',
		'power',
		'stromverbrauch',
		'consumption',
		'leistung',
		'watt',
		'volt',
		'spannung',
		'voltage',
	],
	[
		'gutschein',
		'geschenkgutschein',
		'gift',
		'geschenkkarte',
		'giftcard',
		'voucher',
		'geschenk',
		'weihnachten',
		'christmas',
		'present',
	],
	['netzteil', 'supply', 'ladegerät', 'charger', 'adapter'],
	['gewährleistung', 'guarantee', 'garantie', 'warranty'],
	['pflege', 'care', 'reinigung', 'cleaning', 'putzen'],
	['zahlung', 'payment', 'bezahlen', 'zahlungsart', 'paypal', 'rechnung', 'invoice'],
	['hersteller', 'manufacturer', 'maker', 'makes', 'baut', 'stellt', 'wer wir sind', 'who we are'],
];

/** One-way synonyms of words that another word narrows: a map of the USA may be a print, a map alone is none. */
export const ONE_WAY_SYNONYMS: readonly { words: readonly string[]; finds: readonly string[] }[] = [
	{ words: ['karte', 'map'], finds: ['druck', 'print'] },
];
