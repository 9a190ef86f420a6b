import { regions } from '../../catalogue/regions';
import { layoutOf } from '../sheet/layout';
import { chartSvg } from './chart-svg';
import { chartTable } from './charts';
import { stationTable } from './stations';

/** The files of the storefront's weather maps, by their path in its folder. */
export function generatedFiles(): Map<string, string> {
	return new Map([
		['stations.json', json(stationTable())],
		['map-charts.json', json(chartTable())],
		...Object.values(regions).map((region): [string, string] => [
			`charts/${region.key}.svg`,
			chartSvg(layoutOf(region)),
		]),
	]);
}

function json(data: object): string {
	return `${JSON.stringify(data)}\n`;
}
