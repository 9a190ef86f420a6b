import type { Catalogue } from '../catalogue/types';
import type { MediaFile } from '../images/media-files';
import type { Store } from '../state/store';
import type { WebhookDeliveries } from '../webhooks/deliveries';
import type { AttemptLimits } from './attempt-limits';
import type { CatalogueIndex } from './catalogue-index';
import type { Clock } from './clock';
import type { LanguageCode } from './markets';

/** Shared state and settings of one running demo shop. */
export interface Shop {
	catalogue: CatalogueIndex;
	/** The catalogue before the Admin API has changed prices. */
	firstCatalogue: Catalogue;
	webhooks: WebhookDeliveries;
	store: Store;
	clock: Clock;
	/** Origin of the shop, e.g. `http://localhost:4000`; URLs in responses begin with it. */
	origin: string;
	/** URL of the storefront, for links back. */
	siteUrl: string;
	/** Checksum of each image file. */
	fileVersions: ReadonlyMap<string, number>;
	/** Models and videos by file name. */
	mediaFiles: ReadonlyMap<string, MediaFile>;
	/** Rate limits of buyers. */
	limits: AttemptLimits;
	/** The storefront's id at the authorization server. */
	accountClientId: string;
	/** Callback URLs of other clients than the storefront. */
	accountCallbacks: readonly string[];
	/** Account type in the Admin API's response; the demo shop always serves both types. */
	customerAccounts: 'CLASSIC' | 'NEW_CUSTOMER_ACCOUNTS';
	/** Access scopes that the storefront's tokens lack. */
	missingScopes: readonly string[];
}

/** A page of the storefront in a language; `path` is empty for its home page. */
export function storefrontUrl({ siteUrl }: Shop, language: LanguageCode, path = ''): string {
	const prefix = language === 'EN' ? '/en' : '';
	return siteUrl + (prefix + path || '/');
}

/** Integer of `gid://shopify/Shop/<id>`, also the first segment of order status pages. */
export const shopId = 68817607;
export const shopName = 'Aerolume';
