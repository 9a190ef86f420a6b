import { readFileSync } from 'node:fs';
import { type RegionKey, regions } from '../../catalogue/regions';
import { type Layout, layoutOf } from '../sheet/layout';

interface Station {
	icao: string;
	name: string;
	/** Display name in English, where it differs. */
	english?: string;
}

/** The stations of each region, in the order of the LEDs in the product pictures. */
export function stationTable(): Record<RegionKey, Station[]> {
	const names = readNames();
	const of = (key: RegionKey) => stationsOn(layoutOf(regions[key]), names);
	return { germany: of('germany'), alps: of('alps'), europe: of('europe'), usa: of('usa') };
}

function stationsOn({ lights }: Layout, names: Map<string, Names>): Station[] {
	return lights.map(({ icao }) => {
		const called = names.get(icao);
		if (!called) throw new Error(`airport-names.csv has no name for ${icao}`);
		return {
			icao,
			name: called.name,
			...(called.english ? { english: called.english } : {}),
		};
	});
}

interface Names {
	name: string;
	english: string;
}

function readNames(): Map<string, Names> {
	const rows = readFileSync(new URL('./airport-names.csv', import.meta.url), 'utf8').trim();
	return new Map(
		rows
			.split('\n')
			.slice(1)
			.map((row) => {
				const [icao = '', name = '', english = ''] = row.split(',');
				return [icao, { name, english }];
			}),
	);
}
