import type { Chart } from './map-charts';

/** The scaled border of a chart: bars between its lines, degrees above and to the left. Decoration. */
export function MapEdge({ chart }: { chart: Chart }) {
	const { width, height, step, every, top, bottom, left } = chart;
	return (
		<>
			<svg className="map-edge" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
				<path
					d={[
						bars(top, width, (from, to) => `M${from} 0H${to}`),
						bars(bottom, width, (from, to) => `M${from} ${height}H${to}`),
						bars(left, height, (from, to) => `M0 ${from}V${to}M${width} ${from}V${to}`),
					].join('')}
				/>
			</svg>
			<div className="map-degrees" aria-hidden="true">
				{labels(top, every, 1).map(([number, place]) => (
					<span key={number} style={{ left: percent(place, width) }}>
						{degrees(number * step, 'E', 'W')}
					</span>
				))}
			</div>
			<div className="map-degrees map-parallels" aria-hidden="true">
				{labels(left, 2, -1).map(([number, place]) => (
					<span key={number} style={{ top: percent(place, height) }}>
						{degrees(number * step, 'N', 'S')}
					</span>
				))}
			</div>
		</>
	);
}

/** Every other stretch between two marks, to both ends of the edge. */
function bars(
	[first = 0, ...places]: number[],
	end: number,
	draw: (from: number, to: number) => string,
): string {
	const stops = [0, ...places, end];
	return stops
		.slice(1)
		.map((stop, index) => ((first + index) % 2 ? '' : draw(stops[index] ?? 0, stop)))
		.join('');
}

/** The marks that carry a number. */
function labels(
	[first = 0, ...places]: number[],
	every: number,
	direction: 1 | -1,
): [number: number, place: number][] {
	return places
		.map((place, index): [number, number] => [first + index * direction, place])
		.filter(([number]) => number % every === 0);
}

function degrees(value: number, positive: string, negative: string): string {
	return `${Math.abs(value)}°${value > 0 ? positive : value < 0 ? negative : ''}`;
}

/** Of the sheet's width or height. */
export function percent(value: number, whole: number): string {
	return `${Math.round((value / whole) * 1000) / 10}%`;
}
