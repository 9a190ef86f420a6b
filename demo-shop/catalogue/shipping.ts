import type { DeliveryDays, Localized } from './types';

/** Delivery times of parcels and letters; large products have their own text. */
export const parcelShipping: Localized = {
	de: 'Lieferzeit 3–5 Werktage nach Deutschland und Österreich, 5–8 Werktage in die übrige EU.',
	en: 'Delivery in 3–5 business days to Germany and Austria, 5–8 business days to the rest of the EU, 8–12 to the USA.',
};

export const letterShipping: Localized = {
	de: 'Lieferzeit 2–4 Werktage nach Deutschland, 4–7 Werktage in die übrige EU. Kommt als Brief.',
	en: 'Delivery in 2–4 business days to Germany, 4–7 business days to the rest of the EU, 7–12 to the USA. Comes as a letter.',
};

export const tubeShipping: Localized = {
	de: 'Lieferzeit 3–5 Werktage nach Deutschland und Österreich, 5–8 Werktage in die übrige EU.\nGerollt in einer Papphülse, ohne Plastik.',
	en: 'Delivery in 3–5 business days to Germany and Austria, 5–8 business days to the rest of the EU, 8–12 to the USA.\nRolled in a cardboard tube, no plastic.',
};

/** The same times as data. */
export const parcelDays: DeliveryDays = { DE: [3, 5], AT: [3, 5], EU: [5, 8], US: [8, 12] };

export const letterDays: DeliveryDays = { DE: [2, 4], EU: [4, 7], US: [7, 12] };
