import type { Lighting } from '../studio/scene';
import { scale, type Vec3 } from '../studio/vector';

/**
 * Colours of daylight in every picture. The camera is balanced between both: what only the sky lights is a little cool,
 * what the sun hits is warm.
 */
const sky: Vec3 = [0.955, 1, 1.075];
const sun: Vec3 = [1.16, 1, 0.77];
const floor: Vec3 = [1.08, 1, 0.9];

/** The light of a window under the sky. */
export function skylight(strength: number): Vec3 {
	return scale(sky, strength);
}

export function sunlight(strength: number): Vec3 {
	return scale(sun, strength);
}

/** A white room by day around what is seen: its ceiling and walls take on the sky's colour, its floor is of wood. */
export function roomByDay(above: number, level: number, below: number): Lighting['room'] {
	return { above: scale(sky, above), level: scale(sky, level), below: scale(floor, below) };
}
