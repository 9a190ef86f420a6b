import { barcode } from './barcode';
import { powerAndCable } from './map-pictures';
import { detail, picture, usbC } from './pictures';
import { parcelDays } from './shipping';
import type { CatalogueProduct } from './types';

const powerSupply: CatalogueProduct = {
	id: 8_000_000_000_005,
	handle: 'power-supply-usb-c',
	title: { de: 'Netzteil 5 V USB-C', en: '5 V USB-C power supply' },
	descriptionHtml: {
		de: '<p>Das Netzteil, das jeder Aerolume beiliegt: 5 V, 3 A, lautlos, ohne Lüfter. Im Leerlauf zieht es weniger als 0,1 W.</p><p>Es lädt auch ein Telefon, aber bitte nicht, während die Karte daran hängt.</p>',
		en: '<p>The power supply that comes with every Aerolume: 5 V, 3 A, silent and fanless. With nothing connected, it draws less than 0.1 W.</p><p>It’ll charge a phone, too. Just not while it’s powering the map.</p>',
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
			image: 'power-supply-usb-c.webp',
			stock: 140,
			weight: 85,
			requiresShipping: true,
			barcode: barcode(111),
		},
		{
			id: 44_000_000_000_112,
			sku: 'PS-5V-UK',
			options: { plug: 'uk' },
			countries: ['GB', 'IE', 'MT', 'CY', 'SG'],
			price: { EUR: '19.90', USD: '21.90' },
			image: 'power-supply-usb-c-uk.webp',
			stock: 3,
			weight: 95,
			requiresShipping: true,
			barcode: barcode(112),
		},
		{
			id: 44_000_000_000_113,
			sku: 'PS-5V-US',
			options: { plug: 'us' },
			countries: ['US', 'CA', 'JP'],
			price: { EUR: '19.90', USD: '21.90' },
			image: 'power-supply-usb-c-us.webp',
			stock: 64,
			weight: 80,
			requiresShipping: true,
			barcode: barcode(113),
		},
	],
	images: [
		picture(
			'power-supply-usb-c',
			`Weißes ${usbC}-Netzteil mit EU-Stecker auf einer hellen Tischplatte`,
			`White ${usbC} power supply with EU plug on a light tabletop`,
		),
		picture(
			'power-supply-usb-c-uk',
			`${usbC}-Netzteil mit britischem Stecker: drei flache Stifte`,
			`${usbC} power supply with British plug: three flat pins`,
		),
		picture(
			'power-supply-usb-c-us',
			`${usbC}-Netzteil mit amerikanischem Stecker: zwei flache Stifte`,
			`${usbC} power supply with American plug: two flat pins`,
		),
		detail(
			'power-supply-usb-c-socket',
			`Die ${usbC}-Buchse des Netzteils, das Textilkabel steckt darin`,
			`The power supply’s ${usbC} socket with the fabric cable plugged in`,
		),
		detail(
			'power-supply-usb-c-size',
			'Das Netzteil neben einem Lineal: gut 5 cm lang ohne Stecker',
			'The power supply next to a ruler: just over 2 in (5 cm) long without its plug',
		),
		powerAndCable,
	],
	details: {
		de: 'Eingang: 100–240 V, 50/60 Hz\nAusgang: 5 V, 3 A, USB-C\nWirkungsgrad: 84 %\nEntsorgung: Elektrogerät, gehört nicht in den Hausmüll',
		en: 'Input: 100–240 V, 50/60 Hz\nOutput: 5 V, 3 A, USB-C\nEfficiency: 84%\nDisposal: recycle as electronics, not in the household trash',
	},
	deliveryDays: parcelDays,
	filterColors: ['paper'],
	safety: {
		de: `Nur in trockenen Innenräumen benutzen.
Nicht öffnen. Ist das Gehäuse oder ein Stift beschädigt, nicht mehr einstecken.
Nicht abdecken: Im Betrieb wird es warm.`,
		en: `Use only indoors, in dry rooms.
Do not open it. If the housing or a prong is damaged, do not plug it in again.
Do not cover it: it gets warm in use.`,
	},
	weee: true,
	createdAt: '2025-04-01T08:00:00Z',
	updatedAt: '2026-09-18T11:20:00Z',
};

const cable: CatalogueProduct = {
	id: 8_000_000_000_006,
	handle: 'cable-usb-c',
	title: { de: 'Kabel USB-C, textilummantelt', en: 'Braided USB-C cable' },
	descriptionHtml: {
		de: '<p>Ein Kabel, das man sehen darf: flach am Stecker, mit hellem Gewebe ummantelt. Miss vom Rahmen bis zur Steckdose und nimm die nächste Länge.</p>',
		en: '<p>A cable you don’t have to hide: flat at the plug and braided in pale cotton. Measure from the frame to the outlet and go one length up.</p>',
	},
	productType: { de: 'Ersatzteil', en: 'Spare part' },
	vendor: 'Aerolume',
	tags: ['spare-part', 'cable', 'usb-c'],
	options: [
		{
			key: 'length',
			name: { de: 'Länge', en: 'Length' },
			property: 'size',
			values: [
				{ key: '1m', name: { de: '1 m', en: '3.3 ft (1 m)' } },
				{ key: '2m', name: { de: '2 m', en: '6.6 ft (2 m)' } },
				{ key: '3m', name: { de: '3 m', en: '9.8 ft (3 m)' } },
				{ key: '5m', name: { de: '5 m', en: '16.4 ft (5 m)' } },
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
			`Kabel ${usbC}, aufgerollt: helles Gewebe, zwei Stecker`,
			`${usbC} cable, coiled: light fabric, two plugs`,
		),
		detail(
			'cable-usb-c-ends',
			`Beide Enden des Kabels ${usbC} von nah: ein Stecker gerade, einer um 90° gewinkelt`,
			`Close-up of both ends of the ${usbC} cable: one plug straight, one at a 90° angle`,
		),
		picture(
			'cable-usb-c-wall',
			'Das Kabel an der Wand: vom unteren Rand der Karte zur Steckdose',
			'The cable on the wall: from the lower edge of the map to the outlet',
		),
		detail(
			'cable-usb-c-lengths',
			'Vier aufgerollte Kabel nebeneinander: 1 m, 2 m, 3 m und 5 m',
			'Four coiled cables side by side: 3.3 ft (1 m), 6.6 ft (2 m), 9.8 ft (3 m), and 16.4 ft (5 m)',
		),
		powerAndCable,
	],
	details: {
		de: 'Stecker: USB-C auf USB-C, einer um 90° gewinkelt\nBelastung: bis 3 A\nMantel: Baumwolle, ungefärbt',
		en: 'Connectors: USB-C to USB-C, one angled 90°\nRating: up to 3 A\nSleeve: undyed cotton',
	},
	deliveryDays: parcelDays,
	filterColors: ['paper'],
	safety: {
		de: `Nicht knicken und nicht unter Teppichen verlegen.
Von kleinen Kindern fernhalten: Strangulationsgefahr.`,
		en: `Do not kink it or run it under carpets.
Keep away from small children: strangulation hazard.`,
	},
	weee: true,
	createdAt: '2025-04-01T08:05:00Z',
	updatedAt: '2026-10-22T07:45:00Z',
};

export const powerAndCables: CatalogueProduct[] = [powerSupply, cable];
