import alps from './previews/alps.jpg';
import europe from './previews/europe.jpg';
import germany from './previews/germany.jpg';
import usa from './previews/usa.jpg';
import type { RegionKey } from './weather-view';

const previews: Record<RegionKey, string> = { germany, alps, europe, usa };

/** Path of a region's picture for link previews, written by `scripts/weather-maps/previews.ts`. */
export function previewPath(region: RegionKey): string {
	return previews[region];
}
