import type { MediaFile } from '../images/media-files';
import type { Store } from '../state/store';
import type { CatalogueIndex } from './catalogue-index';
import type { Clock } from './clock';

/** Everything the parts of one running demo shop share. */
export interface Shop {
	catalogue: CatalogueIndex;
	store: Store;
	clock: Clock;
	/** Where the shop is reached, e.g. `http://localhost:4000`; addresses in answers begin with it. */
	origin: string;
	/** Where the storefront is reached; links back lead there. */
	siteUrl: string;
	/** Version number of each picture file, from its content. */
	fileVersions: ReadonlyMap<string, number>;
	/** Models and films by file name. */
	mediaFiles: ReadonlyMap<string, MediaFile>;
}

/** Integer of `gid://shopify/Shop/<id>`, also the first segment of order status pages. */
export const shopId = 68817607;
export const shopName = 'Aerolume';
