import { regionKeys, regionNames } from './map-pictures';
import { picture } from './pictures';
import type { RegionKey } from './regions';
import type { CatalogueImage, CatalogueMedium } from './types';

const film = { width: 1440, height: 1080 };

function modelPreview(region: RegionKey): CatalogueImage {
	const { de, en } = regionNames[region];
	return picture(
		`aerolume-${region}-model`,
		`3D-Modell von Aerolume ${de} im Holzrahmen, schräg von vorn gesehen`,
		`3D model of Aerolume ${en} in its wooden frame, seen from the side`,
	);
}

function filmPreview(region: RegionKey): CatalogueImage {
	const { de, en } = regionNames[region];
	return {
		file: `aerolume-${region}-day.webp`,
		alt: {
			de: `Film: ein Tag mit Aerolume ${de} in zwölf Sekunden. Am Morgen Nebel in den Tälern, mittags alles Grün, am Nachmittag eine Front mit Gewitter, nachts nur die LEDs`,
			en: `Film: a day with Aerolume ${en} in twelve seconds. Fog in the valleys at dawn, all green at noon, a front with a thunderstorm in the afternoon, only the LEDs at night`,
		},
		...film,
	};
}

/** Files of the previews of a map's 3D model and film. */
export function mediaOf(region: RegionKey): string[] {
	return [modelPreview(region).file, filmPreview(region).file];
}

/** 3D models and videos of the maps, made by the scripts in `demo-shop/pictures/`. */
export const mapMedia: CatalogueMedium[] = [
	...regionKeys.flatMap((region): CatalogueMedium[] => [
		{ type: 'Model3d', file: `aerolume-${region}-oak.glb`, preview: modelPreview(region) },
		{
			type: 'Video',
			sources: ['mp4', 'webm'].map((format) => ({
				file: `aerolume-${region}-day.${format}`,
				...film,
			})),
			preview: filmPreview(region),
		},
	]),
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
