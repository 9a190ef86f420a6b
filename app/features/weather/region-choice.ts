import { useEffect, useState } from 'react';
import type { RegionKey } from './weather-view';

/** The region chosen in this visit, on home and product page. In memory only, and never set on the server. */
let choice: RegionKey | undefined;

/** The region that a page shows, and how to choose another one. */
type RegionChoice = readonly [region: RegionKey, onRegion: (chosen: RegionKey) => void];

/** The visit's region, or `own` until one is chosen. */
export function useVisitRegion(own: RegionKey): RegionChoice {
	const [region, setRegion] = useState(choice);
	const onRegion = (chosen: RegionKey) => {
		choice = chosen;
		setRegion(chosen);
	};
	return [region ?? own, onRegion];
}

/**
 * The region of the shown variant, or one chosen while that variant is shown.
 *
 * @param named whether the URL names the variant: then it is the visitor's choice, else the shop's
 */
export function useVariantRegion(own: RegionKey, named: boolean): RegionChoice {
	const [picked, setPicked] = useState<{ own: RegionKey; region: RegionKey }>();
	useEffect(() => {
		if (named) choice = own;
	}, [own, named]);
	const onRegion = (region: RegionKey) => {
		choice = region;
		setPicked({ own, region });
	};
	return [picked?.own === own ? picked.region : own, onRegion];
}
