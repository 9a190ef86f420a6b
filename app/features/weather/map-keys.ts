import type { Place } from './map-charts';

/** Arrow keys as steps right and down. */
const directions: Record<string, [right: number, down: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/**
 * Index of the LED to which a key moves: the nearest in an arrow's direction, the first with Home, the last with
 * End. `undefined` where there is none, and for other keys.
 */
export function placeAfterKey(places: readonly Place[], from: number, key: string) {
	if (key === 'Home') return 0;
	if (key === 'End') return places.length - 1;
	const direction = directions[key];
	const here = places[from];
	if (!direction || !here) return undefined;
	const [right, down] = direction;
	return least(places, ({ x, y }) => {
		const along = (x - here.x) * right + (y - here.y) * down;
		const sideways = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
		// A place that is more sideways than forward is reached with another arrow key.
		return along > 0 && sideways <= along ? along + sideways : Number.POSITIVE_INFINITY;
	});
}

/** Index of the place nearest to a point, within the distance `reach`. */
export function nearestPlace(places: readonly Place[], point: Place, reach: number) {
	return least(places, ({ x, y }) => {
		const distance = Math.hypot(x - point.x, y - point.y);
		return distance <= reach ? distance : Number.POSITIVE_INFINITY;
	});
}

/** Index of the place with the lowest finite cost. */
function least(places: readonly Place[], cost: (place: Place) => number): number | undefined {
	let found: number | undefined;
	let lowest = Number.POSITIVE_INFINITY;
	places.forEach((place, index) => {
		const here = cost(place);
		if (here < lowest) {
			lowest = here;
			found = index;
		}
	});
	return found;
}
