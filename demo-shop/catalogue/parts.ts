import { barcode } from './barcode';
import { defaultTitle } from './options';
import { picture } from './pictures';
import { parcelShipping } from './shipping';
import type { CatalogueProduct } from './types';

const powerSupply: CatalogueProduct = {
	id: 8_000_000_000_005,
	handle: 'power-supply-usb-c',
	title: { de: 'Netzteil 5 V USB-C', en: 'Power supply 5 V USB-C' },
	descriptionHtml: {
		de: '<p>Das Netzteil, das jeder Aerolume beiliegt: 5 V, 3 A, leise und ohne Lüfter. Im Leerlauf zieht es weniger als 0,1 W.</p><p>Es lädt auch ein Telefon, aber bitte nicht, während die Karte daran hängt.</p>',
		en: '<p>The power supply that comes with every Aerolume: 5 V, 3 A, silent and without a fan. With nothing connected it draws less than 0.1 W.</p><p>It charges a phone as well, though preferably not while the map is on it.</p>',
	},
	productType: { de: 'Ersatzteil', en: 'Spare part' },
	vendor: 'Aerolume',
	tags: ['spare-part', 'power', 'usb-c'],
	options: [
		{
			key: 'plug',
			name: { de: 'Stecker', en: 'Plug' },
			values: [
				{ key: 'eu', name: { de: 'EU (Typ C)', en: 'EU (type C)' } },
				{ key: 'uk', name: { de: 'UK (Typ G)', en: 'UK (type G)' } },
				{ key: 'us', name: { de: 'USA (Typ A)', en: 'USA (type A)' } },
			],
		},
	],
	variants: [
		{
			id: 44_000_000_000_111,
			sku: 'PS-5V-EU',
			options: { plug: 'eu' },
			price: { EUR: '19.90', USD: '21.90' },
			stock: 140,
			weight: 85,
			requiresShipping: true,
			barcode: barcode(111),
		},
		{
			id: 44_000_000_000_112,
			sku: 'PS-5V-UK',
			options: { plug: 'uk' },
			price: { EUR: '19.90', USD: '21.90' },
			stock: 3,
			weight: 95,
			requiresShipping: true,
			barcode: barcode(112),
		},
		{
			id: 44_000_000_000_113,
			sku: 'PS-5V-US',
			options: { plug: 'us' },
			price: { EUR: '19.90', USD: '21.90' },
			stock: 64,
			weight: 80,
			requiresShipping: true,
			barcode: barcode(113),
		},
	],
	images: [
		picture(
			'power-supply-usb-c',
			'Weißes USB-C-Netzteil mit EU-Stecker auf einer hellen Tischplatte',
			'White USB-C power supply with EU plug on a light tabletop',
		),
	],
	details: {
		de: 'Eingang: 100–240 V, 50/60 Hz\nAusgang: 5 V, 3 A, USB-C\nWirkungsgrad: 84 %\nEntsorgung: Elektrogerät, gehört nicht in den Hausmüll',
		en: 'Input: 100–240 V, 50/60 Hz\nOutput: 5 V, 3 A, USB-C\nEfficiency: 84 %\nDisposal: electrical device, not for household waste',
	},
	shipping: parcelShipping,
	filterColors: ['paper'],
	createdAt: '2025-04-01T08:00:00Z',
	updatedAt: '2026-09-18T11:20:00Z',
};

const cable: CatalogueProduct = {
	id: 8_000_000_000_006,
	handle: 'cable-usb-c',
	title: { de: 'Kabel USB-C, textilummantelt', en: 'USB-C cable, fabric sleeve' },
	descriptionHtml: {
		de: '<p>Ein Kabel, das man sehen darf: flach am Stecker, mit hellem Gewebe ummantelt, an der Wand fast unsichtbar. Miss vom Rahmen bis zur Steckdose und nimm die nächste Länge.</p>',
		en: '<p>A cable that may be seen: flat at the plug, sleeved in light fabric, almost invisible on a wall. Measure from the frame to the socket and take the next length.</p>',
	},
	productType: { de: 'Ersatzteil', en: 'Spare part' },
	vendor: 'Aerolume',
	tags: ['spare-part', 'cable', 'usb-c'],
	options: [
		{
			key: 'length',
			name: { de: 'Länge', en: 'Length' },
			values: [
				{ key: '1m', name: { de: '1 m', en: '1 m' } },
				{ key: '2m', name: { de: '2 m', en: '2 m' } },
				{ key: '3m', name: { de: '3 m', en: '3 m' } },
				{ key: '5m', name: { de: '5 m', en: '5 m' } },
			],
		},
	],
	variants: [
		{
			id: 44_000_000_000_121,
			sku: 'CB-1M',
			options: { length: '1m' },
			price: { EUR: '9.90', USD: '10.90' },
			stock: 88,
			weight: 35,
			requiresShipping: true,
			barcode: barcode(121),
			unitPrice: { quantity: 1, unit: 'M', reference: 1, referenceUnit: 'M' },
		},
		{
			id: 44_000_000_000_122,
			sku: 'CB-2M',
			options: { length: '2m' },
			price: { EUR: '12.90', USD: '13.90' },
			stock: 120,
			weight: 60,
			requiresShipping: true,
			barcode: barcode(122),
			unitPrice: { quantity: 2, unit: 'M', reference: 1, referenceUnit: 'M' },
		},
		{
			id: 44_000_000_000_123,
			sku: 'CB-3M',
			options: { length: '3m' },
			price: { EUR: '15.90', USD: '16.90' },
			stock: 1,
			weight: 85,
			requiresShipping: true,
			barcode: barcode(123),
			unitPrice: { quantity: 3, unit: 'M', reference: 1, referenceUnit: 'M' },
		},
		{
			id: 44_000_000_000_124,
			sku: 'CB-5M',
			options: { length: '5m' },
			price: { EUR: '21.90', USD: '23.90' },
			stock: 0,
			weight: 135,
			requiresShipping: true,
			barcode: barcode(124),
			unitPrice: { quantity: 5, unit: 'M', reference: 1, referenceUnit: 'M' },
		},
	],
	images: [
		picture(
			'cable-usb-c',
			'Aufgerolltes helles Textilkabel mit zwei USB-C-Steckern',
			'Coiled light fabric cable with two USB-C plugs',
		),
	],
	details: {
		de: 'Stecker: USB-C auf USB-C, einer um 90° gewinkelt\nBelastung: bis 3 A\nMantel: Baumwolle, ungefärbt',
		en: 'Plugs: USB-C to USB-C, one angled by 90°\nRating: up to 3 A\nSleeve: cotton, undyed',
	},
	shipping: parcelShipping,
	filterColors: ['paper'],
	createdAt: '2025-04-01T08:05:00Z',
	updatedAt: '2026-10-22T07:45:00Z',
};

const ledStrip: CatalogueProduct = {
	id: 8_000_000_000_007,
	handle: 'led-strip',
	title: { de: 'LED-Kette, 10 Lichtpunkte', en: 'LED chain, 10 points of light' },
	descriptionHtml: {
		de: '<p>Zehn einzeln ansteuerbare LEDs auf dünner Leiterbahn, so wie sie hinter dem Papier deiner Karte sitzen. Fällt ein Licht aus, tauschst du nur die Kette, zu der es gehört.</p><ol><li>Karte vom Strom trennen.</li><li>Rückwand öffnen, Kette abziehen, neue anstecken.</li><li>Karte einschalten: sie prüft jede LED und sagt, wenn eine fehlt.</li></ol>',
		en: '<p>Ten individually addressed LEDs on a thin conductor, just as they sit behind the paper of your map. If a light fails, you replace only the chain it belongs to.</p><ol><li>Unplug the map.</li><li>Open the back, pull the chain off, plug in the new one.</li><li>Switch on: the map checks every LED and says if one is missing.</li></ol>',
	},
	productType: { de: 'Ersatzteil', en: 'Spare part' },
	vendor: 'Aerolume',
	tags: ['spare-part', 'led'],
	options: [defaultTitle],
	variants: [
		{
			id: 44_000_000_000_131,
			sku: 'LED-10',
			options: { title: 'default' },
			price: { EUR: '14.90', USD: '15.90' },
			stock: 75,
			weight: 20,
			requiresShipping: true,
			barcode: barcode(131),
		},
	],
	images: [
		picture(
			'led-strip',
			'LED-Kette mit zehn Lichtpunkten, vier davon leuchten',
			'LED chain with ten points of light, four of them lit',
		),
	],
	details: {
		de: 'LEDs: 10, RGB, einzeln angesteuert\nAbstand: 4 cm, zum Auseinanderziehen\nSpannung: 5 V\nEntsorgung: Elektrogerät, gehört nicht in den Hausmüll',
		en: 'LEDs: 10, RGB, individually addressed\nSpacing: 4 cm, can be drawn apart\nVoltage: 5 V\nDisposal: electrical device, not for household waste',
	},
	shipping: parcelShipping,
	createdAt: '2025-05-12T08:00:00Z',
	updatedAt: '2026-08-03T09:10:00Z',
};

const controllerBoard: CatalogueProduct = {
	id: 8_000_000_000_008,
	handle: 'controller-board',
	title: { de: 'Steuerplatine', en: 'Controller board' },
	descriptionHtml: {
		de: '<p>Das Gehirn der Karte: holt alle 10 Minuten die METARs, rechnet die Kategorie aus und steuert bis zu 200 LEDs. Passt in jede Aerolume seit 2025.</p><p>Wir fertigen sie in kleinen Serien. Ist keine auf Lager, bestellst du aus der nächsten, sie folgt in etwa drei Wochen.</p>',
		en: '<p>The brain of the map: fetches the METARs every 10 minutes, works out the category and drives up to 200 LEDs. Fits every Aerolume since 2025.</p><p>We make them in small batches. If none is in stock you order from the next one, which follows in about three weeks.</p>',
	},
	productType: { de: 'Ersatzteil', en: 'Spare part' },
	vendor: 'Aerolume',
	tags: ['spare-part', 'electronics'],
	options: [defaultTitle],
	variants: [
		{
			id: 44_000_000_000_141,
			sku: 'CTRL-2',
			options: { title: 'default' },
			price: { EUR: '49.00', USD: '54.00' },
			stock: 0,
			sellWhenOutOfStock: true,
			weight: 40,
			requiresShipping: true,
			barcode: barcode(141),
		},
	],
	images: [
		picture(
			'controller-board',
			'Dunkle Steuerplatine mit USB-C-Buchse und Anschlüssen für acht LED-Ketten',
			'Dark controller board with a USB-C socket and connectors for eight LED chains',
		),
	],
	details: {
		de: 'Anschlüsse: USB-C, acht LED-Ketten\nFunk: WLAN 2,4 GHz\nMaße: 62 × 38 mm\nEntsorgung: Elektrogerät, gehört nicht in den Hausmüll',
		en: 'Connectors: USB-C, eight LED chains\nRadio: Wi-Fi 2.4 GHz\nSize: 62 × 38 mm\nDisposal: electrical device, not for household waste',
	},
	shipping: {
		de: 'Lieferzeit 3–5 Werktage, wenn auf Lager; sonst etwa drei Wochen.',
		en: 'Delivery in 3–5 working days when in stock; otherwise about three weeks.',
	},
	createdAt: '2025-05-12T08:10:00Z',
	updatedAt: '2026-11-02T14:00:00Z',
};

/** What a map is made of, and what a map can be mended with. */
export const parts: CatalogueProduct[] = [powerSupply, cable, ledStrip, controllerBoard];
