import { cardBack, cardFront, giftCardFace } from '../sheet/stationery';
import { type Placement, place, surface } from '../studio/geometry';
import { blankPaper, printed } from '../studio/paper';
import type { SceneObject } from '../studio/scene';
import { plate, roundedRectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';

async function card(
	svg: string,
	width: number,
	height: number,
	placement: Placement,
): Promise<SceneObject[]> {
	const face = printed(await drawTexture(svg), { fibre: 0.25, reflectance: 0.03, roughness: 0.5 });
	const lying = place(plate(roundedRectangle(width, height, 0.3), 0.07, 0.02), {
		turn: [-90, 0, 0],
	});
	return [{ geometry: place(lying, placement), material: face }];
}

export function pocketCardFront(
	language: 'de' | 'en',
	placement: Placement,
): Promise<SceneObject[]> {
	return card(cardFront(language), 8.5, 5.4, placement);
}

export function pocketCardBack(placement: Placement): Promise<SceneObject[]> {
	return card(cardBack(), 8.5, 5.4, placement);
}

export function giftCard(placement: Placement): Promise<SceneObject[]> {
	return card(giftCardFace(), 8.5, 5.4, placement);
}

export function envelope(placement: Placement): SceneObject[] {
	const paper = blankPaper('#d9cfbe');
	const inside = blankPaper('#c4b8a3');
	const [w, d] = [16.2, 11.4];
	const lift = (u: number) => 0.62 * Math.sin(u * Math.PI) + 0.1;
	const back = surface((u, v) => [(u - 0.5) * w, 0.03, (0.5 - v) * d], 8, 8);
	const front = surface(
		(u, v) => {
			const dip = 1.5 * (1 - Math.abs(u - 0.5) * 2) * v;
			return [(u - 0.5) * w, 0.06 + lift(u) * v, d / 2 - v * (d - 0.4) + dip];
		},
		32,
		12,
	);
	const flap = surface(
		(u, v) => {
			const half = (w / 2) * (1 - v * 0.86);
			return [(u - 0.5) * 2 * half, 0.04 + v * v * 1.8, -d / 2 - v * 6.4];
		},
		16,
		16,
	);
	return [
		{ geometry: place(back, placement), material: inside },
		{ geometry: place(front, placement), material: paper },
		{ geometry: place(flap, placement), material: inside },
	];
}
