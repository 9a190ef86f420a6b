import { regions } from '../../catalogue/regions';
import { layoutOf } from '../sheet/layout';
import { chartSvg } from './chart-svg';
import { chartTable } from './charts';
import { stationTable } from './stations';

/** The generated files of the weather maps, by path. */
export function generatedFiles(): Map<string, string> {
	return new Map([
		['app/features/weather/stations.json', json(stationTable())],
		['app/features/weather/map-charts.json', json(chartTable())],
		...Object.values(regions).map((region): [string, string] => [
			`app/features/weather/charts/${region.key}.svg`,
			chartSvg(layoutOf(region)),
		]),
	]);
}

function json(data: object): string {
	return `${JSON.stringify(data)}\n`;
}
