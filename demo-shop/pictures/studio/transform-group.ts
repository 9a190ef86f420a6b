import { type Transform, transform } from './geometry';
import type { SceneObject } from './scene';

/** A group of objects, rotated about its common origin and translated as one. */
export function transformGroup(objects: SceneObject[], placement: Transform): SceneObject[] {
	return objects.map(({ geometry, material }) => ({
		geometry: transform(geometry, placement),
		material,
	}));
}
