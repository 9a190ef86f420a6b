import { barcode } from './barcode';
import { partsTogether } from './group-pictures';
import { mapOpened } from './map-pictures';
import { defaultTitle } from './options';
import { detail, picture, usbC } from './pictures';
import { powerAndCables } from './power';
import { parcelDays } from './shipping';
import type { CatalogueProduct } from './types';

const ledStrip: CatalogueProduct = {
	id: 8_000_000_000_007,
	handle: 'led-strip',
	title: { de: 'LED-Kette, 10\u00a0Lichtpunkte', en: 'LED strand, 10 lights' },
	descriptionHtml: {
		de: '<p>Zehn einzeln ansteuerbare LEDs an dünnem Draht, so wie sie hinter dem Papier deiner Karte sitzen. Fällt ein Licht aus, tauschst du nur die Kette, zu der es gehört.</p><ol><li>Karte vom Strom trennen.</li><li>Rückwand öffnen, Kette abziehen, neue anstecken.</li><li>Karte einstecken: Beim Selbsttest leuchtet jede gesunde LED einmal weiß.</li></ol>',
		en: '<p>Ten individually addressable LEDs on a thin wire, just like the ones behind the paper of your map. If a light fails, you only replace its strand.</p><ol><li>Unplug the map.</li><li>Open the back, unplug the old strand, and plug in the new one.</li><li>Plug the map back in and watch the self-test: every working LED lights up white once.</li></ol>',
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
			'LED strand with ten lights, four of them lit',
		),
		detail(
			'led-strip-closeup',
			'Zwei Lichtpunkte der Kette von nah, einer leuchtet grün, einer blau',
			'Close-up of two lights on the strand, one glowing green, one blue',
		),
		picture(
			'led-strip-size',
			'Die Kette neben einem Lineal: alle 4 cm ein Lichtpunkt',
			'The strand next to a ruler: a light every 1.6 in (4 cm)',
		),
		mapOpened,
		detail(
			'led-strip-box',
			'Die Kette, aufgerollt in ihrer Schachtel, der beschriftete Deckel daneben',
			'The strand rolled up in its box, the labeled lid next to it',
		),
	],
	details: {
		de: 'LEDs: 10, RGB, einzeln angesteuert\nAbstand: höchstens 4 cm, mit Schlaufen im Kabel weniger\nSpannung: 5 V\nEntsorgung: Elektrogerät, gehört nicht in den Hausmüll',
		en: 'LEDs: 10, RGB, individually addressable\nSpacing: 1.6 in (4 cm) at most, less with loops in the wire\nVoltage: 5 V\nDisposal: recycle as electronics, not in the household trash',
	},
	deliveryDays: parcelDays,
	safety: {
		de: `Vor dem Tausch das Netzteil ausstecken.
Nicht aus der Nähe in die leuchtenden LEDs sehen.`,
		en: `Unplug the map before replacing the strand.
Don’t look into the bare LEDs at close range.`,
	},
	weee: true,
	createdAt: '2025-05-12T08:00:00Z',
	updatedAt: '2026-08-03T09:10:00Z',
};

const controllerBoard: CatalogueProduct = {
	id: 8_000_000_000_008,
	handle: 'controller-board',
	title: { de: 'Steuerplatine', en: 'Controller board' },
	descriptionHtml: {
		de: '<p>Das Gehirn der Karte: holt alle 10 Minuten die METARs, rechnet die Kategorie aus und steuert bis zu 160 LEDs. Passt in jede Aerolume seit 2025.</p><p>Wir fertigen sie in kleinen Serien. Ist keine auf Lager, bestellst du aus der nächsten, sie folgt in etwa drei Wochen.</p>',
		en: '<p>The brain of the map: it fetches the METARs every 10 minutes, works out the categories, and drives up to 160 LEDs. Fits every Aerolume made since 2025.</p><p>We make them in small batches. If it’s out of stock, you’re ordering from the next batch, about three weeks out.</p>',
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
			`Dunkle Steuerplatine mit ${usbC}-Buchse und acht Anschlüssen für LED-Ketten`,
			`Dark controller board with a ${usbC} socket and eight connectors for LED strands`,
		),
		detail(
			'controller-board-size',
			'Die Steuerplatine von oben neben einem Lineal: 62 mm breit',
			'The controller board from above, next to a ruler: 2.4 in (62 mm) wide',
		),
		detail(
			'controller-board-connected',
			`Die Steuerplatine angeschlossen: ${usbC}-Kabel und zwei LED-Ketten`,
			`The controller board connected: ${usbC} cable and two LED strands`,
		),
		mapOpened,
		detail(
			'controller-board-box',
			'Die Steuerplatine in ihrer Schachtel, der beschriftete Deckel daneben',
			'The controller board in its box, the labeled lid next to it',
		),
		partsTogether,
	],
	details: {
		de: 'Anschlüsse: USB-C; acht Ausgänge für je zwei LED-Ketten\nFunk: WLAN 2,4 GHz\nMaße: 62 × 38 mm\nEntsorgung: Elektrogerät, gehört nicht in den Hausmüll',
		en: 'Connectors: USB-C; eight outputs for two LED strands each\nWireless: Wi-Fi 2.4 GHz\nSize: 2.4 × 1.5 in (62 × 38 mm)\nDisposal: recycle as electronics, not in the household trash',
	},
	shipping: {
		de: 'Lieferzeit etwa drei Wochen.',
		en: 'Delivery in about three weeks.',
	},
	safety: {
		de: `Vor dem Tausch das Netzteil ausstecken.
Die Platine nur am Rand anfassen: Statische Ladung kann sie zerstören.`,
		en: `Unplug the map before replacing the board.
Hold the board by its edges only: static electricity can destroy it.`,
	},
	weee: true,
	createdAt: '2025-05-12T08:10:00Z',
	updatedAt: '2026-11-02T14:00:00Z',
};

/** Spare parts. */
export const parts: CatalogueProduct[] = [...powerAndCables, ledStrip, controllerBoard];
