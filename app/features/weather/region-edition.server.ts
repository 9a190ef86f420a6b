import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import type { RegionKey } from './weather-view';

interface Catalog<Edition> {
	/** The map's editions by region. */
	editions: readonly Edition[];
	vatIncluded: boolean;
}

/** The map product's edition of a region. Missing during an outage of the platform: the weather does without it. */
export async function loadEdition<Edition extends { region: string }>(
	context: AppContext,
	region: RegionKey,
	load: (context: AppContext) => Promise<Catalog<Edition>>,
): Promise<(Edition & { vatIncluded: boolean }) | undefined> {
	try {
		const { editions, vatIncluded } = await load(context);
		const edition = editions.find((each) => each.region === region);
		return edition && { ...edition, vatIncluded };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		context.doNotCache();
		return undefined;
	}
}
