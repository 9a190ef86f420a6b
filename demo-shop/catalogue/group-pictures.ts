import { picture } from './pictures';

/** Images of several products, used by a collection and by its products. */

export const framesTogether = picture(
	'collection-frames',
	'Ecken von drei Rahmen in Eiche, Schwarz und Aluminium',
	'Corners of three frames in oak, black, and aluminum',
);

export const partsTogether = picture(
	'collection-spare-parts',
	'Steuerplatine, LED-Kette und Kabel auf einem Holztisch',
	'Controller board, LED strand, and cable on a wooden table',
);

export const printsTogether = picture(
	'collection-posters',
	'Drei ungerahmte Drucke, einer halb entrollt',
	'Three unframed prints, one half unrolled',
);

export const giftsTogether = picture(
	'collection-gifts',
	'Gutscheinkarte, Taschenkarte und Handbuch als kleines Stillleben',
	'Gift card, pocket card, and handbook as a small still life',
);

export const deskTogether = picture(
	'collection-desk',
	'Karte auf dem Tischständer neben einem aufgeschlagenen Tagebuch',
	'Map on its stand beside an open logbook',
);
