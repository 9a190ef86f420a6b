import { framed, regionKeys, regionNames } from './map-pictures';
import { type FrameKey, frames } from './options';
import { picture } from './pictures';
import type { RegionKey } from './regions';
import type { CatalogueImage, CatalogueMedium } from './types';

const film = { width: 1440, height: 1080 };

function modelPreview(region: RegionKey, frame: FrameKey): CatalogueImage {
	const { de, en } = regionNames[region];
	return picture(
		`aerolume-${region}-${frame}-model`,
		`3D-Modell von Aerolume ${de} ${framed[frame].de}, schräg von vorn gesehen`,
		`3D model of Aerolume ${en} ${framed[frame].en}, seen from the side`,
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

/** Files of the previews of a map's 3D model in a frame, and of its film. */
export function mediaOf(region: RegionKey, frame: FrameKey): string[] {
	return [modelPreview(region, frame).file, filmPreview(region).file];
}

/** 3D models and videos of the maps, made by the scripts in `demo-shop/pictures/`. */
export const mapMedia: CatalogueMedium[] = [
	...regionKeys.flatMap((region): CatalogueMedium[] => [
		...frames.map(
			(frame): CatalogueMedium => ({
				type: 'Model3d',
				file: `aerolume-${region}-${frame}.glb`,
				preview: modelPreview(region, frame),
			}),
		),
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
