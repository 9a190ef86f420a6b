import { type Placement, place } from './geometry';
import type { SceneObject } from './scene';

/** A group of things, turned about its common origin and moved as one. */
export function arrange(objects: SceneObject[], placement: Placement): SceneObject[] {
	return objects.map(({ geometry, material }) => ({
		geometry: place(geometry, placement),
		material,
	}));
}
