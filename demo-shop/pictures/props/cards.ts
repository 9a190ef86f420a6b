import { cardBack, cardFront } from '../sheet/stationery';
import { type Transform, transform } from '../studio/geometry';
import { printed } from '../studio/paper';
import type { SceneObject } from '../studio/scene';
import { extrude, roundedRectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';

async function card(
	svg: string,
	width: number,
	height: number,
	placement: Transform,
): Promise<SceneObject[]> {
	const face = printed(await drawTexture(svg), { fibre: 0.25, reflectance: 0.03, roughness: 0.5 });
	const lying = transform(extrude(roundedRectangle(width, height, 0.3), 0.07, 0.02), {
		rotate: [-90, 0, 0],
	});
	return [{ geometry: transform(lying, placement), material: face }];
}

export function pocketCardFront(
	language: 'de' | 'en',
	placement: Transform,
): Promise<SceneObject[]> {
	return card(cardFront(language), 8.5, 5.4, placement);
}

export function pocketCardBack(placement: Transform): Promise<SceneObject[]> {
	return card(cardBack(), 8.5, 5.4, placement);
}
