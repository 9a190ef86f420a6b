import { rulerScale } from '../sheet/labels';
import { type Transform, transform } from '../studio/geometry';
import { printed } from '../studio/paper';
import type { SceneObject } from '../studio/scene';
import { box } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { transformGroup } from '../studio/transform-group';

/** A steel ruler lying on y = 0: its zero at the origin, its scale towards -z, so many centimetres along x. */
export async function ruler(centimetres: number, placement: Transform): Promise<SceneObject[]> {
	const face = printed(await drawTexture(rulerScale(centimetres)), {
		fibre: 0.3,
		reflectance: 0.05,
		roughness: 0.5,
	});
	return transformGroup(
		[
			{
				geometry: transform(box(centimetres + 1, 2.6, 0.1, 0.04), {
					rotate: [-90, 0, 0],
					translate: [centimetres / 2, 0, 1.3],
				}),
				material: face,
			},
		],
		placement,
	);
}
