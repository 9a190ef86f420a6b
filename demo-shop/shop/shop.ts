import type { MediaFile } from '../images/media-files';
import type { Store } from '../state/store';
import type { AttemptLimits } from './attempt-limits';
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
	/** How often a buyer may try what the platform throttles. */
	limits: AttemptLimits;
	/** The storefront's id at the authorisation server. */
	accountClientId: string;
	/** What the Admin API says of the customers' accounts; the demo shop serves both kinds at once. */
	customerAccounts: 'CLASSIC' | 'NEW_CUSTOMER_ACCOUNTS';
}

/** Integer of `gid://shopify/Shop/<id>`, also the first segment of order status pages. */
export const shopId = 68817607;
export const shopName = 'Aerolume';
