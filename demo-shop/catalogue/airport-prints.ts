import type { Airport } from './airports';
import { type SizeKey, sizeOption, sizes } from './options';
import { posters } from './posters';
import { printViews } from './print-pictures';
import { parcelDays, tubeShipping } from './shipping';
import type {
	CatalogueColor,
	CatalogueImage,
	CatalogueOption,
	CatalogueProduct,
	CatalogueVariant,
	Localized,
	Prices,
} from './types';

export interface AirportPrint {
	/** From 0; all differences between prints are derived from it. */
	number: number;
	airport: Airport;
	kind: 'airfield' | 'coordinates' | 'elevation' | 'code';
}

/** Papers, two for each print. */
export const printColors: CatalogueColor[] = [
	{ key: 'paper', name: { de: 'Papierweiß', en: 'Paper white' }, hex: '#f1ece1' },
	{ key: 'night', name: { de: 'Nachtblau', en: 'Night blue' }, hex: '#14202e' },
	{ key: 'fog', name: { de: 'Nebelgrau', en: 'Fog gray' }, hex: '#c9cfd3' },
	{ key: 'dawn', name: { de: 'Morgenrot', en: 'Dawn red' }, hex: '#d99a83' },
	{ key: 'pine', name: { de: 'Tannengrün', en: 'Pine green' }, hex: '#2f4a40' },
].map((color) => ({ ...color, updatedAt: '2025-03-12T09:40:00Z' }));

export const colorOptionName: Localized = { de: 'Papierfarbe', en: 'Paper color' };

interface Kind {
	type: Localized;
	/** Surcharge in cents. */
	surcharge: number;
	text: (airport: Airport) => Localized;
}

const kinds: Record<AirportPrint['kind'], Kind> = {
	airfield: {
		type: { de: 'Platzkarte', en: 'Airfield print' },
		surcharge: 600,
		text: () => ({
			de: 'Der Flughafen als feiner Ring auf der Karte seiner Region.',
			en: 'The airport as a fine ring on the map of its region.',
		}),
	},
	coordinates: {
		type: { de: 'Koordinatendruck', en: 'Coordinate print' },
		surcharge: 300,
		text: (airport) => ({
			de: `Die Position in großen Ziffern: ${position(airport, 'de')}.`,
			en: `The position in large numerals: ${position(airport, 'en')}.`,
		}),
	},
	elevation: {
		type: { de: 'Höhendruck', en: 'Elevation print' },
		surcharge: 200,
		text: ({ elevation }) => ({
			de: `Die Höhe des Platzes als eine Linie: ${metres(elevation)} m über dem Meer.`,
			en: `The airfield elevation as a single line: ${elevation} ft (${metres(elevation)} m) above sea level.`,
		}),
	},
	code: {
		type: { de: 'Kennungsdruck', en: 'Code print' },
		surcharge: 0,
		text: ({ icao }) => ({
			de: `Vier Buchstaben, sonst nichts: ${icao}.`,
			en: `Four letters and nothing else: ${icao}.`,
		}),
	},
};

const details: Localized = {
	de: 'Papier: Baumwollpapier 310 g/m², matt\nDruck: Pigmenttinte, 12 Farben\nRahmen: nicht enthalten',
	en: 'Paper: cotton paper 310 g/m², matte\nPrint: pigment ink, 12 colors\nFrame: not included',
};

const countryNames = {
	de: new Intl.DisplayNames(['de'], { type: 'region' }),
	en: new Intl.DisplayNames(['en'], { type: 'region' }),
};

/** The product of one print: 2 sizes × 2 papers. */
export function printProduct({ number, airport, kind }: AirportPrint): CatalogueProduct {
	const { type, surcharge, text } = kinds[kind];
	const colors = [number % 5, (number + 1 + (number % 3)) % 5].flatMap(
		(color) => printColors[color] ?? [],
	);
	const base = 1900 + surcharge + (airport.isLarge ? 400 : 0) + 100 * (scatter(number) % 12);
	const written = text(airport);
	const day = `${1 + (number % 28)}`.padStart(2, '0');
	const hour = `${scatter(number) % 24}`.padStart(2, '0');
	return {
		id: 8_100_000_000_000 + number,
		handle: `${kind}-${airport.icao.toLowerCase()}`,
		title: {
			de: `${type.de} ${airport.name} (${airport.icao})`,
			en: `${type.en} ${airport.name} (${airport.icao})`,
		},
		descriptionHtml: {
			de: `<p>${escapeHtml(place(airport, 'de'))}. ${written.de}</p><p>Ungerahmt, gerollt.</p>`,
			en: `<p>${escapeHtml(place(airport, 'en'))}. ${written.en}</p><p>Unframed, rolled.</p>`,
		},
		productType: type,
		vendor: number % 7 === 0 ? 'Aerolume Archiv' : 'Aerolume',
		tags: ['print', 'airport', kind],
		options: [sizeOption, colorOption(colors)],
		variants: variantsOf(number, airport, kind, base, colors),
		images: imagesOf(airport),
		details,
		shipping: tubeShipping,
		deliveryDays: parcelDays,
		filterColors: colors.map(({ key }) => key),
		createdAt: `2025-${number % 2 ? '03' : '09'}-${day}T${hour}:00:00Z`,
		updatedAt: `2026-0${1 + (number % 9)}-${day}T${hour}:00:00Z`,
	};
}

function variantsOf(
	number: number,
	{ icao }: Airport,
	kind: AirportPrint['kind'],
	base: number,
	colors: CatalogueColor[],
): CatalogueVariant[] {
	// Every ninth print is reduced, every seventeenth sold out.
	const isReduced = number % 9 === 4;
	return sizes.flatMap((size, row) =>
		colors.map(({ key }, column): CatalogueVariant => {
			const cents = size === '60x40' ? base : base + 1800;
			return {
				id: 44_100_000_000_000 + number * 10 + row * 2 + column,
				sku: `${kind.slice(0, 3).toUpperCase()}-${icao}-${size.slice(0, 2)}-${key.slice(0, 2).toUpperCase()}`,
				options: { size, color: key },
				price: prices(cents),
				...(isReduced
					? { compareAtPrice: prices(cents + 500), lowestPrice30d: prices(cents + 500) }
					: {}),
				stock: number % 17 === 11 ? 0 : scatter(number * 4 + row * 2 + column) % 40,
				weight: weights[size],
				requiresShipping: true,
			};
		}),
	);
}

const weights: Record<SizeKey, number> = { '60x40': 210, '90x60': 420 };

/** Prices for an amount in euro cents; dollars are a tenth more. */
function prices(cents: number): Prices {
	return {
		EUR: (cents / 100).toFixed(2),
		USD: Math.ceil((cents * 1.1) / 100).toFixed(2),
	};
}

function colorOption(colors: CatalogueColor[]): CatalogueOption {
	return {
		key: 'color',
		name: colorOptionName,
		values: colors.map(({ key, name, hex }) => ({
			key,
			name,
			swatch: hex,
			// White papers differ in texture, not in colour, so the swatch is an image.
			...(key === 'paper' ? { swatchImage: printViews.europe[1] } : {}),
		})),
	};
}

/** The images of the print of the airport's region. */
function imagesOf({ country }: Airport): CatalogueImage[] {
	const region = regionOf(country);
	return posters.find(({ handle }) => handle === `poster-${region}`)?.images ?? [];
}

function regionOf(country: string): string {
	if (country === 'DE') return 'germany';
	if (country === 'US') return 'usa';
	if (['AT', 'CH', 'SI'].includes(country)) return 'alps';
	return ['DK', 'FI', 'NO', 'SE'].includes(country) ? 'scandinavia' : 'europe';
}

function place({ place: town, country }: Airport, language: 'de' | 'en'): string {
	return `${town}, ${countryNames[language].of(country) ?? country}`;
}

/** Degrees with two decimals: 50,03° N, 8,54° O. */
function metres(feet: number): number {
	return Math.round(feet * 0.3048);
}

function position({ latitude, longitude }: Airport, language: 'de' | 'en'): string {
	const degrees = (value: number) => {
		const text = Math.abs(value).toFixed(2);
		return `${language === 'de' ? text.replace('.', ',') : text}°`;
	};
	const east = language === 'de' ? 'O' : 'E';
	return `${degrees(latitude)} N, ${degrees(longitude)} ${longitude < 0 ? 'W' : east}`;
}

/** A deterministic pseudo-random number. */
function scatter(number: number): number {
	return (Math.imul(number + 1, 2_654_435_761) >>> 0) >>> 8;
}

function escapeHtml(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
