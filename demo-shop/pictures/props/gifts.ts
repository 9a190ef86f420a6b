import { envelopeLining, giftCardFace, giftCardPrint } from '../sheet/gift-card';
import { surface, type Transform, transform } from '../studio/geometry';
import { plain } from '../studio/materials';
import { blankPaper, printed } from '../studio/paper';
import type { Material, SceneObject } from '../studio/scene';
import { box, curve, rectangle, tube } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { transformGroup } from '../studio/transform-group';
import type { Vec3 } from '../studio/vector';

async function face(): Promise<Material> {
	return printed(await drawTexture(giftCardFace()), {
		fibre: 0.2,
		reflectance: 0.03,
		roughness: 0.5,
	});
}

/** The gift card of 148 × 105 mm lying flat. */
export async function lyingGiftCard(placement: Transform): Promise<SceneObject[]> {
	const print = transform(rectangle(14.8, 10.5), { rotate: [-90, 0, 0], translate: [0, 0.07, 0] });
	const card = transform(box(14.8, 10.5, 0.06, 0.02), { rotate: [-90, 0, 0] });
	return transformGroup(
		[
			{ geometry: print, material: await face() },
			{ geometry: card, material: blankPaper('#e9e2d2') },
		],
		placement,
	);
}

/** The same, folded and standing like a tent, its front towards +z. */
export async function standingGiftCard(placement: Transform): Promise<SceneObject[]> {
	const lean = 17;
	const inside = blankPaper('#efe8d8');
	const leaf = (side: number): Transform => ({
		rotate: [-side * lean, 0, 0],
		translate: [0, 0, side * 10.5 * Math.sin((lean * Math.PI) / 180)],
	});
	const upright = (z: number) => transform(rectangle(14.8, 10.5), { translate: [0, 5.25, z] });
	return transformGroup(
		[
			...transformGroup([{ geometry: upright(0.03), material: await face() }], leaf(1)),
			...[1, -1].flatMap((side) =>
				transformGroup([{ geometry: upright(0), material: inside }], leaf(side)),
			),
		],
		placement,
	);
}

/** An open envelope of 162 × 114 mm, its flap to the back, lined with a printed paper. */
export async function linedEnvelope(placement: Transform): Promise<SceneObject[]> {
	const paper = blankPaper('#ddd2bd');
	const lining = printed(await drawTexture(envelopeLining()), { fibre: 0.5 });
	const [w, d] = [16.2, 11.4];
	const flap = (inset: number, lift: number) =>
		surface(
			(u, v) => {
				const half = (w / 2 - inset) * (1 - v * 0.84);
				return [(u - 0.5) * 2 * half, 0.05 + lift + v * v * 1.5, -d / 2 - v * (6.6 - inset)];
			},
			20,
			20,
		);
	const back = surface((u, v) => [(u - 0.5) * w, 0.03, (0.5 - v) * d], 4, 4);
	const front = surface(
		(u, v) => {
			const dip = 2.2 * (1 - Math.abs(u - 0.5) * 2) * v;
			return [(u - 0.5) * w, 0.08 + 0.34 * Math.sin(u * Math.PI) * v, d / 2 - v * (d - 0.3) + dip];
		},
		40,
		12,
	);
	return transformGroup(
		[
			{ geometry: back, material: lining },
			{ geometry: front, material: paper },
			{ geometry: flap(0, 0), material: paper },
			{ geometry: flap(0.7, 0.03), material: lining },
		],
		placement,
	);
}

/** The printed sheet, A4, folded twice and opened again. */
export async function giftPrint(placement: Transform): Promise<SceneObject[]> {
	const sheet = surface(
		(u, v) => {
			const fold = Math.abs(v - 0.5) * 2;
			return [
				(u - 0.5) * 21,
				0.04 + 0.5 * (1 - fold) ** 3 + 0.12 * Math.abs(u - 0.5),
				(0.5 - v) * 29.7,
			];
		},
		12,
		60,
	);
	const print = printed(await drawTexture(giftCardPrint()), { fibre: 0.3 });
	return transformGroup([{ geometry: sheet, material: print }], placement);
}

/** A parcel with a ribbon around it and a bow on top: size across, up and deep. */
export function giftParcel([w, h, d]: Vec3, placement: Transform): SceneObject[] {
	const wrap = blankPaper('#cbbfa6');
	const silk = plain('#22384d', { reflectance: 0.03, roughness: 0.5 });
	const band = (width: number, depth: number): SceneObject => ({
		geometry: transform(box(width, depth, h + 0.06, 0.02), { rotate: [-90, 0, 0] }),
		material: silk,
	});
	const loop = (side: number, turn: number): SceneObject => {
		const path: Vec3[] = [
			[0, 0, 0],
			[side * 1.6, 1.3, 0.1],
			[side * 3.4, 1.5, 0],
			[side * 3.8, 0.7, -0.1],
			[side * 2.2, 0.1, -0.1],
			[0, 0, 0],
		];
		return {
			geometry: transform(tube(curve(path, 10), 0.16, 10), {
				rotate: [0, turn, 0],
				translate: [0, h + 0.2, 0],
			}),
			material: silk,
		};
	};
	const end = (side: number): SceneObject => ({
		geometry: tube(
			curve(
				[
					[0, h + 0.2, 0],
					[side * 1.4, h + 0.5, 1.6],
					[side * 2.2, h + 0.22, 3.6],
					[side * 3.2, h + 0.2, 5],
				],
				10,
			),
			0.15,
			10,
		),
		material: silk,
	});
	return transformGroup(
		[
			{ geometry: transform(box(w, d, h, 0.12), { rotate: [-90, 0, 0] }), material: wrap },
			band(w + 0.06, 0.9),
			band(0.9, d + 0.06),
			loop(1, 20),
			loop(-1, 14),
			end(1),
			end(-1),
		],
		placement,
	);
}
