import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** One report in the weather service's JSON; fields that were not recorded are omitted. */
export interface WeatherReport {
	icaoId: string;
	/** ISO 8601 in UTC. */
	receiptTime: string;
	/** Seconds since the epoch. */
	obsTime: number;
	/** ISO 8601 in UTC. */
	reportTime: string;
	/** Degrees Celsius. */
	temp?: number;
	dewp?: number;
	/** Degrees, or `VRB`. */
	wdir?: number | string;
	/** Knots. */
	wspd?: number;
	wgst?: number;
	/** Statute miles, or an open end such as `10+`. */
	visib?: number | string;
	/** Hectopascals. */
	altim?: number;
	wxString?: string;
	metarType: string;
	rawOb: string;
	lat: number | null;
	lon: number | null;
	/** Metres. */
	elev: number;
	name?: string;
	/** The densest layer's. */
	cover?: string;
	/** `base` in feet above the ground; omitted where it was not recorded. */
	clouds: { cover: string; base?: number }[];
	fltCat?: string;
}

type Row = Record<string, string | undefined>;

const FILE = new URL('./metars-2025-01-27.tsv.br', import.meta.url);
/** When the recording was published. */
const PUBLISHED = '2025-01-27T22:25:00.000Z';
const HPA_PER_INCH = 33.8639;
/** The recording's value for an unknown position. */
const NO_POSITION = '-99.99';
const COVERS = ['CLR', 'CAVOK', 'FEW', 'SCT', 'BKN', 'OVC', 'OVX'];

/** The recorded reports by station, each converted to the service's JSON when requested. */
export class WeatherRecording {
	readonly #columns: readonly string[];
	readonly #lines: ReadonlyMap<string, string>;

	constructor() {
		const text = brotliDecompressSync(readFileSync(FILE)).toString('utf8');
		const [header = '', ...lines] = text.trim().split('\n');
		this.#columns = header.split('\t');
		const station = this.#columns.indexOf('station_id');
		this.#lines = new Map(lines.map((line) => [line.split('\t')[station] ?? '', line]));
	}

	/** All reports, sorted by station. */
	reports(): WeatherReport[] {
		return [...this.#lines.keys()].flatMap((icao) => this.reportOf(icao) ?? []);
	}

	reportOf(icao: string): WeatherReport | undefined {
		const values = this.#lines.get(icao)?.split('\t');
		return (
			values &&
			toReport(Object.fromEntries(this.#columns.map((name, index) => [name, values[index]])))
		);
	}
}

function toReport(row: Row): WeatherReport {
	const observed = Date.parse(row.observation_time ?? '');
	const pressure = Number(row.altim_in_hg);
	const layers = (row.sky ?? '').split(' ').filter(Boolean);
	const covers = layers.map((layer) => layer.split('@')[0] ?? '');
	return {
		icaoId: row.station_id ?? '',
		receiptTime: PUBLISHED,
		obsTime: observed / 1000,
		reportTime: new Date(observed).toISOString(),
		temp: numberOf(row.temp_c),
		dewp: numberOf(row.dewpoint_c),
		wdir: numberOrText(row.wind_dir_degrees),
		wspd: numberOf(row.wind_speed_kt),
		wgst: numberOf(row.wind_gust_kt),
		visib: numberOrText(row.visibility_statute_mi),
		altim: pressure > 0 ? Math.round(pressure * HPA_PER_INCH * 10) / 10 : undefined,
		wxString: row.wx_string || undefined,
		metarType: row.metar_type ?? '',
		rawOb: `${row.metar_type} ${row.raw_text}`,
		lat: positionOf(row.latitude),
		lon: positionOf(row.longitude),
		elev: Number(row.elevation_m),
		name: row.name || undefined,
		cover: covers.sort((one, other) => COVERS.indexOf(other) - COVERS.indexOf(one))[0],
		clouds: layers.filter((layer) => layer.includes('@')).map(layerOf),
		fltCat: row.flight_category || undefined,
	};
}

/** `OVC@2300`; an obscured sky's vertical visibility is not in the recording. */
function layerOf(layer: string): { cover: string; base?: number } {
	const [cover = '', base] = layer.split('@');
	return cover === 'OVX' ? { cover } : { cover, base: Number(base) };
}

function numberOf(text = ''): number | undefined {
	return text === '' ? undefined : Number(text);
}

function numberOrText(text = ''): number | string | undefined {
	return /[^\d.]/.test(text) ? text : numberOf(text);
}

function positionOf(text = ''): number | null {
	return text === NO_POSITION ? null : Number(text);
}
