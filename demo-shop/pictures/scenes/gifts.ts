import { pencil } from '../props/books';
import {
	giftParcel,
	giftPrint,
	linedEnvelope,
	lyingGiftCard,
	standingGiftCard,
} from '../props/gifts';
import { twigs, vase } from '../props/still-life';
import { transform } from '../studio/geometry';
import { plaster } from '../studio/materials';
import type { Scene } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { linoleum, oakTop, onTable, overcastTable } from './table';

/** The card standing, its envelope before it. */
export async function giftCardScene(): Promise<Scene> {
	return {
		...onTable(
			[
				{
					geometry: transform(rectangle(500, 300), { translate: [0, 100, -78] }),
					material: plaster('#d9d5d0'),
				},
				...(await standingGiftCard({ rotate: [0, 16, 0], translate: [-4.4, 0, -1] })),
				...(await linedEnvelope({ rotate: [0, -24, 0], translate: [9, 0, 4] })),
				vase({ translate: [13, 0, -30] }),
				...twigs([13, 14, -30]),
			],
			// The card is whole in a square crop too.
			{ position: [0, 17, 40], target: [-1.8, 4.6, -1], angle: 44 },
			{
				top: linoleum('#bfbbb4'),
				lighting: overcastTable,
				finish: { exposure: 1.06, focus: { distance: 40, blur: 20 } },
			},
		),
		fineContacts: true,
	};
}

export async function giftCardCloseUp(): Promise<Scene> {
	return {
		...onTable(
			[
				...(await linedEnvelope({ rotate: [0, 24, 0], translate: [-8, 0, -10.4] })),
				...(await lyingGiftCard({ rotate: [0, 12, 0], translate: [0.4, 0, 0.6] })),
			],
			{ position: [2.2, 13, 15.4], target: [0.6, 0, 0], angle: 48 },
			{ top: linoleum('#bfbbb4'), finish: { exposure: 0.9, focus: { distance: 19.6, blur: 20 } } },
		),
		width: 1600,
	};
}

export async function giftCardPrinted(): Promise<Scene> {
	return onTable(
		[
			...(await giftPrint({ rotate: [0, 9, 0], translate: [-1, 0, 0] })),
			...pencil({ rotate: [0, -62, 0], translate: [13.4, 0.36, 7] }),
		],
		{ position: [1, 46, 25], target: [0.6, 0, 0.6], angle: 46 },
		{ top: oakTop },
	);
}

export async function giftCardOnParcel(): Promise<Scene> {
	return onTable(
		[
			...giftParcel([24, 7, 17], { rotate: [0, 16, 0], translate: [0, 0, -4] }),
			...(await lyingGiftCard({ rotate: [0, -14, 0], translate: [6.6, 0, 11.4] })),
		],
		{ position: [3, 35, 40], target: [1.6, 1.6, 2.6], angle: 46 },
		{ top: oakTop },
	);
}
