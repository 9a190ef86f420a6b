import { type AirportPrint, colorOptionName, printColors, printProduct } from './airport-prints';
import { type Airport, readAirports } from './airports';
import { printsTogether } from './group-pictures';
import { printToOrder } from './print-to-order';
import type { Catalogue } from './types';

/** Minimum and maximum number of generated prints. */
export const smallestCatalogue = 24;
export const largestCatalogue = 5000;

/** Product types of generated prints; every airport has all of them. */
const kinds: AirportPrint['kind'][] = ['airfield', 'coordinates', 'elevation', 'code'];

/**
 * Adds generated prints of real airports to a catalogue, always the same ones: all of them in the
 * collection `airport-prints`, 24 in `airport-prints-24`. Also adds a product with 2,048 variants.
 */
export function withAirportPrints(catalogue: Catalogue, size: number): Catalogue {
	const airports = readAirports();
	const prints = Array.from({ length: size }, (_, number) =>
		printProduct(printOf(airports, number)),
	);
	const handles = prints.map(({ handle }) => handle);
	const every = Math.floor(size / smallestCatalogue);
	return {
		...catalogue,
		products: [...catalogue.products, ...prints, printToOrder],
		collections: [
			...catalogue.collections,
			{
				id: 461_000_000_001,
				handle: 'airport-prints',
				title: { de: 'Flughafendrucke', en: 'Airport prints' },
				descriptionHtml: {
					de: `<p>${size} Drucke von Flughäfen in Europa und den USA.</p>`,
					en: `<p>${size} prints of airports in Europe and the USA.</p>`,
				},
				image: printsTogether,
				products: handles,
				updatedAt: '2026-11-10T09:00:00Z',
			},
			{
				id: 461_000_000_002,
				handle: 'airport-prints-24',
				title: { de: 'Flughafendrucke, Auswahl', en: 'Airport prints, selection' },
				descriptionHtml: {
					de: '<p>24 der Flughafendrucke, aus allen Ländern gemischt.</p>',
					en: '<p>24 of the airport prints, mixed from all countries.</p>',
				},
				image: printsTogether,
				products: Array.from(
					{ length: smallestCatalogue },
					(_, number) => handles[number * every] ?? '',
				),
				updatedAt: '2026-11-10T09:00:00Z',
			},
		],
		colors: [
			...catalogue.colors,
			...printColors.filter(({ key }) => !catalogue.colors.some((known) => known.key === key)),
		],
		filters: [
			...(catalogue.filters ?? []),
			{ kind: 'option', name: colorOptionName },
			{ kind: 'vendor' },
		],
	};
}

/** All airports of one type, then all of the next. */
function printOf(airports: readonly Airport[], number: number): AirportPrint {
	const airport = airports[number % airports.length];
	const kind = kinds[Math.floor(number / airports.length)];
	if (!airport || !kind) {
		throw new RangeError(`There are fewer than ${number + 1} different airport prints.`);
	}
	return { number, airport, kind };
}
