import { isPortrait } from '~/features/weather/map-charts';
import type { RegionKey } from '~/features/weather/weather-view';
import landscapeDay from '~/ui/walls/landscape-day.avif';
import landscapeDayPhone from '~/ui/walls/landscape-day-phone.avif';
import landscapeNight from '~/ui/walls/landscape-night.avif';
import landscapeNightPhone from '~/ui/walls/landscape-night-phone.avif';
import portraitDay from '~/ui/walls/portrait-day.avif';
import portraitDayPhone from '~/ui/walls/portrait-day-phone.avif';
import portraitNight from '~/ui/walls/portrait-night.avif';
import portraitNightPhone from '~/ui/walls/portrait-night-phone.avif';

const portrait = [portraitDay, portraitDayPhone, portraitNight, portraitNightPhone];
const landscape = [landscapeDay, landscapeDayPhone, landscapeNight, landscapeNightPhone];

/** As in hero.css. */
const widths = [
	'((width >= 30rem) or (height < 50rem))',
	'((width < 30rem) and (height >= 50rem))',
];
const medias = ['light', 'dark'].flatMap((mode) =>
	widths.map((width) => `(prefers-color-scheme: ${mode}) and ${width}`),
);

export interface Preload {
	href: string;
	media: string;
}

/** The wall on which a region's map hangs, ahead of the style sheet that shows it. */
export function wallPreloads(region: RegionKey): Preload[] {
	const pictures = isPortrait(region) ? portrait : landscape;
	return pictures.map((href, index) => ({ href, media: medias[index] ?? '' }));
}
