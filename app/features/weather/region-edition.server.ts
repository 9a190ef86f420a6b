import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import type { RegionKey } from './weather-view';

interface Catalog<Edition> {
	/** The map's editions by region. */
	editions: readonly Edition[];
}

/** The map product's edition of a region. Missing during an outage of the platform: the weather does without it. */
export async function loadEdition<Edition extends { region: string }>(
	context: AppContext,
	region: RegionKey,
	load: (context: AppContext) => Promise<Catalog<Edition>>,
): Promise<Edition | undefined> {
	try {
		const { editions } = await load(context);
		return editions.find((edition) => edition.region === region);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		context.doNotCache();
		return undefined;
	}
}
