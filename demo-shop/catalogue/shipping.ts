import type { DeliveryDays, Localized } from './types';

export const letterShipping: Localized = { de: 'Kommt als Brief.', en: 'Ships as a letter.' };

/** Says that there is no frame: the pictures show prints on a wall and in frames. */
export const tubeShipping: Localized = {
	de: 'Der Druck allein, ohne Rahmen, gerollt in einer Papphülse.',
	en: 'Print only, no frame, rolled in a cardboard tube.',
};

/** Working days to countries overseas, the same for parcels and letters. */
const overseas = {
	CA: [8, 12],
	JP: [8, 12],
	SG: [8, 12],
	AU: [10, 15],
	NZ: [10, 15],
} satisfies DeliveryDays;

export const parcelDays: DeliveryDays = {
	DE: [3, 5],
	AT: [3, 5],
	EU: [5, 8],
	CH: [4, 6],
	LI: [4, 6],
	GB: [5, 8],
	NO: [5, 8],
	IS: [6, 10],
	US: [8, 12],
	...overseas,
};

export const letterDays: DeliveryDays = {
	DE: [2, 4],
	EU: [4, 7],
	CH: [3, 6],
	LI: [3, 6],
	GB: [4, 7],
	NO: [4, 7],
	IS: [5, 9],
	US: [7, 12],
	...overseas,
};
