import { closedLogbook, handbook, openHandbook, openLogbook, pencil } from '../props/books';
import { pocketCardBack, pocketCardFront } from '../props/cards';
import { ruler } from '../props/measure';
import type { BookLanguage } from '../sheet/book-pages';
import type { Scene } from '../studio/scene';
import { transformGroup } from '../studio/transform-group';
import { linoleum, oakTop, onTable } from './table';

export async function pocketCards(language: BookLanguage): Promise<Scene> {
	return onTable(
		[
			...(await pocketCardBack({ rotate: [0, 9, 0], translate: [2.8, 0, -2.2] })),
			...(await pocketCardFront(language, { rotate: [0, -7, 0], translate: [-2.4, 0.075, 1.8] })),
		],
		{ position: [0.6, 19, 14], target: [0.2, 0, 0.1], angle: 40 },
		{ top: oakTop },
	);
}

/** The side with the four categories, from near. */
export async function pocketCardLimits(): Promise<Scene> {
	return {
		...onTable(
			await pocketCardBack({ rotate: [0, 12, 0] }),
			{ position: [1.4, 8.4, 8.2], target: [0.1, 0, 0.3], angle: 44 },
			{ finish: { focus: { distance: 11.6, blur: 14 } } },
		),
		width: 1600,
	};
}

export async function pocketCardSize(): Promise<Scene> {
	return {
		...onTable(
			[
				...(await pocketCardBack({ translate: [4.25, 0, -1.4] })),
				...(await ruler(10, { translate: [0, 0, 1.9] })),
				...pencil({ rotate: [0, 2, 0], translate: [-4, 0.36, 6.6] }),
			],
			{ position: [4.6, 22, 12], target: [4.8, 0, 1.3], angle: 42 },
			{ top: linoleum('#b5b1ac') },
		),
		width: 1600,
	};
}

/** In use: in the open logbook, beside the day's entries. */
export async function pocketCardInUse(): Promise<Scene> {
	return {
		...onTable(
			[
				...(await openLogbook({ rotate: [0, -8, 0], translate: [-4, 0, -2] })),
				...(await pocketCardFront('de', { rotate: [0, 10, 0], translate: [6.6, 1.34, 4.2] })),
				...pencil({ rotate: [0, 64, 0], translate: [-1.6, 1.72, 6.6] }),
			],
			{ position: [5, 24, 24], target: [2.6, 1, 1.6], angle: 44 },
			{ top: oakTop },
		),
		width: 1600,
	};
}

export async function handbookAlone(language: BookLanguage): Promise<Scene> {
	return onTable(await handbook({ rotate: [0, 22, 0] }, language), {
		position: [4, 36, 33],
		target: [0.4, 0.4, 0.6],
		angle: 37,
	});
}

export async function handbookOpen(): Promise<Scene> {
	const scene = onTable(
		[
			...(await openHandbook({ rotate: [0, -9, 0] })),
			...pencil({ rotate: [0, 52, 0], translate: [13.4, 0.36, 14.6] }),
		],
		{ position: [-1, 37, 31], target: [0.4, 0.4, 0.8], angle: 41 },
		{ top: oakTop },
	);
	return { ...scene, fineContacts: true };
}

/** Two copies on each other, seen from the spine. */
export async function handbookSpine(): Promise<Scene> {
	return {
		...onTable(
			[
				...(await handbook({ rotate: [0, -6, 0], translate: [0, 0, 0] })),
				...(await handbook({ rotate: [0, 9, 0], translate: [0.4, 1.95, -0.6] })),
			],
			{ position: [-27, 15, 19], target: [0.6, 0.8, 0.9], angle: 50 },
			{ top: linoleum('#c5c1bb'), finish: { focus: { distance: 31, blur: 12 } } },
		),
		width: 1600,
	};
}

export async function logbookAlone(): Promise<Scene> {
	return onTable(
		[
			...(await openLogbook({ rotate: [0, 11, 0] })),
			// On the page's margin, along which the page is level.
			...transformGroup(pencil({ rotate: [0, -87, 0], translate: [11.4, 1.44, -8.4] }), {
				rotate: [0, 11, 0],
			}),
		],
		{ position: [2, 40, 35], target: [0.4, 0.4, 0.8], angle: 43 },
		{ top: oakTop },
	);
}

export async function logbookClosed(): Promise<Scene> {
	return {
		...onTable(
			[
				...(await closedLogbook({ rotate: [0, 18, 0] })),
				...pencil({ rotate: [0, 72, 0], translate: [11.4, 0.36, 7.6] }),
			],
			{ position: [3, 34, 31], target: [1.4, 0.4, 0.8], angle: 42 },
		),
		width: 1600,
	};
}

/** A page and the pencil's point from near. */
export async function logbookPage(): Promise<Scene> {
	return {
		...onTable(
			[
				...(await openLogbook({ rotate: [0, 11, 0] })),
				...pencil({ rotate: [0, 142, 0], translate: [2.4, 1.3, 10.4] }),
			],
			{ position: [-6.4, 12.6, 14.6], target: [-7, 1, 1.4], angle: 42 },
			{ top: oakTop, finish: { focus: { distance: 17.4, blur: 18 } } },
		),
		width: 1600,
	};
}
