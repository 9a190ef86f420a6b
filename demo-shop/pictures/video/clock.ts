/** Length of the loop in seconds, and its frames a second. */
export const duration = 12;
export const framesPerSecond = 24;

/** Second of the preview image: in the light of the lamp the lights are clear, and so is the frame's wood. */
export const previewAt = 8.9;

/** Seconds of the loop and the hour that it then is; the sunny hours go slower, the night faster. */
const course: [second: number, hour: number][] = [
	[0, 6],
	[1.6, 8.2],
	[5.2, 13],
	[9.4, 20.2],
	[10.6, 23.5],
	[duration, 30],
];

/** The hour of the day at a moment of the loop, 6 to 30: above 24 it is after midnight. */
export function hourAt(second: number): number {
	const moment = ((second % duration) + duration) % duration;
	return between(course, moment);
}

/** Linear interpolation in a table of points; constant before the first and after the last. */
export function between(points: readonly (readonly [at: number, value: number])[], at: number) {
	const next = points.findIndex(([from]) => from > at);
	const [after, before] = [points.at(next), points[next - 1]];
	if (next === 0 || !before) return (next === 0 ? points[0] : points.at(-1))?.[1] ?? 0;
	if (!after) return before[1];
	return before[1] + ((after[1] - before[1]) * (at - before[0])) / (after[0] - before[0]);
}

/** Smoothstep from 0 to 1; with `from` above `to` from 1 to 0. */
export function ease(from: number, to: number, value: number): number {
	const share = Math.min(Math.max((value - from) / (to - from), 0), 1);
	return share * share * (3 - 2 * share);
}
