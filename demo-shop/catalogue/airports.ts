import { readFileSync } from 'node:fs';

/** An airport of the OurAirports data. */
export interface Airport {
	icao: string;
	name: string;
	/** Its city; the airport's name where the source has none. */
	place: string;
	/** ISO 3166-1 code. */
	country: string;
	/** Degrees, north and east positive. */
	latitude: number;
	longitude: number;
	/** Feet above sea level. */
	elevation: number;
	isLarge: boolean;
}

/** 1,384 airports in Europe and the USA, by their code. */
export function readAirports(): Airport[] {
	const text = readFileSync(new URL('./data/airports.tsv', import.meta.url), 'utf8');
	return text
		.trim()
		.split('\n')
		.slice(1)
		.map((line) => {
			const [icao = '', name = '', place, country = '', latitude, longitude, feet, size] =
				line.split('\t');
			return {
				icao,
				name,
				place: place || name,
				country,
				latitude: Number(latitude),
				longitude: Number(longitude),
				elevation: Number(feet),
				isLarge: size === 'large',
			};
		});
}
