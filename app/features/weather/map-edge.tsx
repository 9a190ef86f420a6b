import type { Chart } from './map-charts';

/** The chart's border: bars between its lines, degrees above and to the left. Decorative. */
export function MapEdge({ chart }: { chart: Chart }) {
	const { width, height, step, every, top, bottom, left } = chart;
	const upright = bars(left, height, 'v');
	return (
		<>
			<svg className="map-edge" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
				<path
					d={`M0 0${bars(top, width, 'h')}M0 ${height}${bars(bottom, width, 'h')}M0 0${upright}M${width} 0${upright}`}
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

/** Path commands for every second stretch between two tick marks, including both ends of the edge. */
function bars([first = 0, ...places]: number[], end: number, direction: 'h' | 'v'): string {
	const stops = [0, ...places, end];
	return stops
		.slice(1)
		.map((stop, index) => {
			const length = stop - (stops[index] ?? 0);
			if ((first + index) % 2 === 0) return `${direction}${length}`;
			return direction === 'h' ? `m${length} 0` : `m0 ${length}`;
		})
		.join('');
}

/** The tick marks that have a label. */
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

/** A CSS percentage with one decimal: 1 of 3 → `33.3%`. */
export function percent(value: number, whole: number): string {
	return `${Math.round((value / whole) * 1000) / 10}%`;
}
