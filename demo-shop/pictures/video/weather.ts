import type { FlightCategory } from '../airports';
import type { Layout, Light } from '../sheet/layout';
import { random } from '../studio/noise';
import { ease } from './clock';

/** Weather of one airport at one moment of the video. */
export interface Weather {
	category: FlightCategory;
	/** Strength of gusts, 0 to 1. */
	gusts: number;
	thunder: boolean;
}

/** Valleys and lowlands where fog gathers at night, in degrees east and north. */
const valleys: [number, number][][] = [
	[
		[7.6, 47.6],
		[7.9, 48.5],
		[8.45, 49.5],
		[8.3, 50],
		[7.1, 50.8],
		[6.6, 51.6],
	],
	[
		[9.9, 48.4],
		[11.3, 48.7],
		[12.2, 48.9],
		[14.2, 48.3],
	],
	[
		[13.8, 51.1],
		[11.8, 52],
		[10, 53.55],
		[8.7, 53.9],
	],
	[
		[8.3, 47.4],
		[9.6, 47.6],
	],
	[
		[11.3, 46.4],
		[11.35, 47.2],
	],
	[
		[7.7, 45.05],
		[9.2, 45.35],
		[10.9, 45.1],
		[12.3, 45.4],
	],
	[
		[13.9, 46.65],
		[14.5, 46.05],
		[16, 45.8],
	],
	[
		[4.85, 45.75],
		[5.4, 45.9],
	],
	[
		[17.1, 48.1],
		[19, 47.5],
		[20.4, 44.8],
		[26.1, 44.4],
	],
	[
		[-0.4, 51.5],
		[-1.7, 52.4],
		[-2.3, 53.4],
	],
	[
		[2.4, 48.9],
		[1.1, 49.4],
	],
	[
		[10.7, 59.9],
		[11.1, 60.8],
	],
	[
		[17.9, 59.6],
		[22.3, 60.5],
		[25, 60.3],
	],
	[
		[21, 52.2],
		[18.9, 54.4],
		[24, 56.9],
	],
	[
		[-3.6, 40.5],
		[-5.9, 37.4],
	],
	[
		[-122.3, 47.5],
		[-123, 44.1],
	],
	[
		[-121.5, 38.6],
		[-119, 35.4],
	],
	[
		[-90.2, 38.7],
		[-90, 35.1],
		[-91.2, 30.4],
	],
	[
		[-97.3, 27.8],
		[-95.4, 29.7],
		[-90.1, 30],
		[-87.7, 30.6],
	],
	[
		[-84, 35.8],
		[-81.4, 37.9],
		[-79.9, 40.4],
	],
	[
		[-76.2, 39.2],
		[-74, 42.7],
	],
];
/** How far fog spreads from the middle of a valley, in millimetres of the sheet. */
const spread = 19;

/** Fog thins out from this hour; where it is thick it stays for hours more. */
const sunrise = 6.9;

/** The front crosses the sheet towards the south-east: direction, and where it is, in millimetres, at which hour. */
const course = { x: 0.75, y: 0.66, from: { hour: 11.6, at: -60 }, to: { hour: 21.6, at: 740 } };

/** The thunderstorm in it: its hours; its distance from the front's middle line and its radius, in millimetres. */
const storm = { from: 14.4, to: 17.9, across: 62, radius: 30 };

/** Airports within the thunderstorm flash together, this many seconds apart. */
const flashEvery = 0.4;
const flashLength = 0.16;

/** Brightness of a lightning flash at a second of the loop, 0 to 1: two and a half in a second. */
export function flashAt(second: number): number {
	const since = second % flashEvery;
	return ease(0, 0.04, since) * ease(flashLength, 0.07, since);
}

/** The weather of an autumn day over a sheet: fog at dawn, a clear noon, a front in the afternoon. */
export function weatherOver(layout: Layout): (index: number, hour: number) => Weather {
	const rivers = valleys.map((points) =>
		points.flatMap((point) => {
			const place = layout.projection(point);
			return place ? [place] : [];
		}),
	);
	const stations = layout.lights.map((light, index) => ({
		light,
		fog: fogginess(light, index, rivers),
		late: (random(index, 3) - 0.5) * 34,
		hills: random(index, 4),
	}));
	return (index, hour) => {
		const station = stations[index];
		if (!station) throw new Error(`The sheet has no light ${index}`);
		const { light, fog, late, hills } = station;
		const front =
			course.from.at +
			((hour - course.from.hour) * (course.to.at - course.from.at)) /
				(course.to.hour - course.from.hour);
		/** How far the front has passed, in millimetres. */
		const passed = front - (light.x * course.x + light.y * course.y) + late;
		const across = light.y * course.x - light.x * course.y;
		const isNear = Math.hypot(passed - late - 8, across - storm.across) < storm.radius;
		const thunder = isNear && hour > storm.from && hour < storm.to;
		const severity = Math.max(
			fogAt(fog, hour),
			hour < 23 ? cloudOfFront(passed, hills) : 0,
			thunder ? 0.6 : 0,
		);
		return {
			category: categoryOf(severity),
			gusts: hour < 23 ? ease(-70, -30, passed) * ease(120, 60, passed) : 0,
			thunder,
		};
	};
}

function categoryOf(severity: number): FlightCategory {
	if (severity > 0.86) return 'LIFR';
	if (severity > 0.55) return 'IFR';
	return severity > 0.3 ? 'MVFR' : 'VFR';
}

/** How much fog an airport gets, 0 to about 1: from its distance to the next valley, and a random part. */
function fogginess(light: Light, index: number, rivers: [number, number][][]): number {
	const distance = Math.min(...rivers.map((points) => distanceTo(points, light.x, light.y)));
	return Math.exp(-((distance / spread) ** 2)) * 0.85 + random(index, 1) * 0.32;
}

/** Distance from a line of points. */
function distanceTo(points: [number, number][], x: number, y: number): number {
	let nearest = Number.POSITIVE_INFINITY;
	for (const [index, [bx, by]] of points.entries()) {
		const [ax, ay] = points[Math.max(index - 1, 0)] ?? [bx, by];
		const [dx, dy] = [bx - ax, by - ay];
		const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
		const at = Math.min(Math.max(share, 0), 1);
		nearest = Math.min(nearest, Math.hypot(x - ax - dx * at, y - ay - dy * at));
	}
	return nearest;
}

/** Fog forms in the small hours and lifts in the morning, thick fog last. */
function fogAt(fog: number, hour: number): number {
	if (hour > 24) return fog * ease(24.5, 29.5, hour);
	return fog * ease(8 + fog * 3, sunrise, hour);
}

/** Low clouds ahead of the front, lowest as it passes and in the hills, broken behind it. */
function cloudOfFront(passed: number, hills: number): number {
	if (passed < -30 || passed > 150) return 0;
	if (passed < 0) return 0.4;
	if (passed < 50) return hills > 0.82 ? 0.9 : hills > 0.3 ? 0.65 : 0.45;
	return hills > 0.35 ? 0.4 : 0.1;
}
