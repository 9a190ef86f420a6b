import { picture } from './pictures';
import type { CatalogueMedium } from './types';

const film = { width: 1440, height: 1080 };

/** 3D model and videos of the map, made by the scripts in `demo-shop/pictures/`. */
export const mapMedia: CatalogueMedium[] = [
	{
		type: 'Model3d',
		file: 'aerolume-germany-oak.glb',
		preview: picture(
			'aerolume-model',
			'3D-Modell von Aerolume Deutschland im Holzrahmen, schräg von vorn gesehen',
			'3D model of Aerolume Germany in its wooden frame, seen from the side',
		),
	},
	{
		type: 'Video',
		sources: [
			{ file: 'aerolume-day.mp4', ...film },
			{ file: 'aerolume-day.webm', ...film },
		],
		preview: {
			file: 'aerolume-day.webp',
			alt: {
				de: 'Film: ein Tag mit Aerolume Deutschland in zwölf Sekunden. Am Morgen Nebel in den Tälern, mittags alles Grün, am Nachmittag eine Front mit Gewitter, nachts nur die LEDs',
				en: 'Film: a day with Aerolume Germany in twelve seconds. Fog in the valleys at dawn, all green at noon, a front with a thunderstorm in the afternoon, only the LEDs at night',
			},
			...film,
		},
	},
	{
		type: 'ExternalVideo',
		host: 'YOUTUBE',
		// Invented: YouTube responds that there is no such video.
		videoId: 'aerolume-24',
		preview: picture(
			'aerolume-hanging',
			'Film bei YouTube: Aerolume aufhängen, von der Schiene bis zum ersten Licht',
			'Film on YouTube: hanging Aerolume, from the rail to the first light',
		),
	},
];
