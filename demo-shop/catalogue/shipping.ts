import type { DeliveryDays, Localized } from './types';

export const letterShipping: Localized = { de: 'Kommt als Brief.', en: 'Comes as a letter.' };

export const tubeShipping: Localized = {
	de: 'Gerollt in einer Papphülse, ohne Plastik.',
	en: 'Rolled in a cardboard tube, no plastic.',
};

export const parcelDays: DeliveryDays = { DE: [3, 5], AT: [3, 5], EU: [5, 8], US: [8, 12] };

export const letterDays: DeliveryDays = { DE: [2, 4], EU: [4, 7], US: [7, 12] };
