import type { CatalogueImage, Localized } from './types';

/** Types of the catalogue's content: menus, pages, blogs, policies, locations and metaobjects. */

export interface CataloguePage {
	/** Integer of `gid://shopify/Page/<id>`. */
	id: number;
	handle: string;
	title: Localized;
	bodyHtml: Localized;
	createdAt: string;
	updatedAt: string;
}

export interface CatalogueArticle {
	/** Integer of `gid://shopify/Article/<id>`. */
	id: number;
	handle: string;
	title: Localized;
	contentHtml: Localized;
	excerptHtml?: Localized;
	author: { firstName: string; lastName: string; email: string; bio?: Localized };
	image?: CatalogueImage;
	tags: string[];
	createdAt: string;
	publishedAt: string;
	updatedAt: string;
}

export interface CatalogueBlog {
	/** Integer of `gid://shopify/Blog/<id>`. */
	id: number;
	handle: string;
	title: Localized;
	createdAt: string;
	updatedAt: string;
	articles: CatalogueArticle[];
}

/** Fields of `Shop` that contain a policy. The policy's handle is the same with hyphens. */
export type PolicyKind =
	| 'contactInformation'
	| 'legalNotice'
	| 'privacyPolicy'
	| 'refundPolicy'
	| 'shippingPolicy'
	| 'subscriptionPolicy'
	| 'termsOfSale'
	| 'termsOfService';

export interface CataloguePolicy {
	/** Integer of `gid://shopify/ShopPolicy/<id>`. */
	id: number;
	kind: PolicyKind;
	title: Localized;
	bodyHtml: Localized;
}

/** Where a menu item leads. */
type MenuTarget =
	| { type: 'FRONTPAGE' | 'CATALOG' | 'COLLECTIONS' | 'SEARCH' }
	| { type: 'PRODUCT' | 'COLLECTION' | 'PAGE' | 'BLOG'; handle: string }
	| { type: 'ARTICLE'; blog: string; handle: string }
	| { type: 'SHOP_POLICY'; kind: PolicyKind }
	/** A full URL, or a path of the shop. */
	| { type: 'HTTP'; url: string };

export type CatalogueMenuItem = MenuTarget & {
	/** Integer of `gid://shopify/MenuItem/<id>`. */
	id: number;
	title: Localized;
	/** Two levels below a menu's own items at most. */
	items?: CatalogueMenuItem[];
};

export interface CatalogueMenu {
	/** Integer of `gid://shopify/Menu/<id>`. */
	id: number;
	handle: string;
	title: Localized;
	items: CatalogueMenuItem[];
}

/** A place where orders can be picked up. */
export interface CatalogueLocation {
	/** Integer of `gid://shopify/Location/<id>`. */
	id: number;
	name: string;
	address1: string;
	zip: string;
	city: string;
	countryCode: string;
	phone: string;
	latitude: number;
	longitude: number;
	pickUpTime: Localized;
}

/** Another entry of the catalogue that a metaobject's field refers to. */
export type CatalogueReference =
	| { type: 'Product' | 'Collection' | 'Page'; handle: string }
	| { type: 'Metaobject'; of: string; handle: string }
	/** A product's picture. */
	| { type: 'MediaImage'; product: string; file: string };

/** A field of a metaobject: a text, or what it refers to. */
export type CatalogueMetaobjectField =
	| { type: string; value: Localized }
	| { type: `${string}_reference`; reference: CatalogueReference }
	| { type: `list.${string}_reference`; references: CatalogueReference[] };

export interface CatalogueMetaobject {
	/** Integer of `gid://shopify/Metaobject/<id>`, above those of the colours, which begin with 1. */
	id: number;
	type: string;
	handle: string;
	updatedAt: string;
	/** By key. */
	fields: Record<string, CatalogueMetaobjectField>;
}

/** Everything but products, collections and discounts; a part that is missing is empty. */
export interface CatalogueContent {
	pages?: CataloguePage[];
	blogs?: CatalogueBlog[];
	policies?: CataloguePolicy[];
	menus?: CatalogueMenu[];
	locations?: CatalogueLocation[];
	metaobjects?: CatalogueMetaobject[];
}
