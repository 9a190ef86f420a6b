/** The shape of the demo shop's catalogue: plain data, no behaviour. */

/** A text in every language the demo shop publishes. German is the shop's primary language. */
export interface Localized {
	de: string;
	en: string;
}

/** Decimal strings by ISO 4217 code. EUR is the shop's currency; other markets without an entry see EUR. */
export interface Prices {
	EUR: string;
	USD: string;
}

/** A picture under `demo-shop/files/`; width and height in pixels of the original. */
export interface CatalogueImage {
	/** File name below `demo-shop/files/`, e.g. `aerolume-germany-oak.webp`. */
	file: string;
	alt: Localized;
	width: number;
	height: number;
}

interface Previewed {
	/** The picture in its place until it is loaded; its text is the medium's too. */
	preview: CatalogueImage;
}

/** A 3D model under `demo-shop/files/`, binary glTF. */
export interface CatalogueModel extends Previewed {
	type: 'Model3d';
	file: string;
}

/** A film under `demo-shop/files/`, the same in several formats; the first one plays everywhere. */
export interface CatalogueVideo extends Previewed {
	type: 'Video';
	sources: { file: string; width: number; height: number }[];
}

/** A film that another site hosts. */
export interface CatalogueExternalVideo extends Previewed {
	type: 'ExternalVideo';
	host: 'YOUTUBE';
	videoId: string;
}

export type CatalogueMedium = CatalogueModel | CatalogueVideo | CatalogueExternalVideo;

/** `key` is stable and language-free; the texts are what the Storefront API answers in each language. */
export interface CatalogueOptionValue {
	key: string;
	name: Localized;
	/** Hex colour of the platform's swatch, where the value is a colour. */
	swatch?: string;
	/** The swatch's picture, where a colour alone does not show the material. */
	swatchImage?: CatalogueImage;
}

export interface CatalogueOption {
	key: string;
	name: Localized;
	/** What it is to machines, in `custom.option_properties`; without one its key stands there. */
	property?: 'size' | 'color' | 'material';
	values: CatalogueOptionValue[];
}

export interface CatalogueVariant {
	/** Integer of `gid://shopify/ProductVariant/<id>`; never reused. */
	id: number;
	sku: string;
	/** Option key → value key; one entry for each option of the product. */
	options: Record<string, string>;
	price: Prices;
	compareAtPrice?: Prices;
	/** `custom.lowest_price_30d`: the lowest price of the last 30 days. */
	lowestPrice30d?: Prices;
	/** Units on hand; `null` where the variant does not track stock. */
	stock: number | null;
	/** Continue selling at stock 0 (back-order). */
	sellWhenOutOfStock?: boolean;
	/** File name of the variant's picture; one of the product's images. */
	image?: string;
	/** `custom.night_picture`: file name of the same view at night; one of the product's images. */
	nightPicture?: string;
	/** `custom.media`: file names of the product's further pictures, and of media's previews, that show this variant. */
	furtherMedia?: string[];
	/** `custom.region`: the map's sheet. */
	region?: string;
	/** Grams. */
	weight: number;
	requiresShipping: boolean;
	/** EAN-13 or empty. */
	barcode?: string;
	/** Price per reference unit, e.g. cable by the metre. */
	unitPrice?: {
		quantity: number;
		unit: 'M' | 'CM' | 'KG' | 'G' | 'L' | 'ML' | 'M2';
		reference: number;
		referenceUnit: 'M' | 'KG' | 'L' | 'M2';
	};
}

/** A way to buy again and again. Without percentage or amount each delivery costs as much as without a plan. */
export interface CatalogueSellingPlan {
	/** Integer of `gid://shopify/SellingPlan/<id>`. */
	id: number;
	name: Localized;
	description: Localized;
	/** What the plan answers to the group's option, e.g. "every year". */
	optionValue: Localized;
	/** A delivery and its bill come every so many of these. */
	interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
	intervalCount: number;
	/** Percentage off each delivery (10 = 10 %), or a fixed amount off each unit. */
	percentage?: number;
	amount?: Prices;
}

export interface CatalogueSellingPlanGroup {
	name: Localized;
	/** What the plans differ in, e.g. "Delivery". */
	option: Localized;
	plans: CatalogueSellingPlan[];
}

export interface CatalogueProduct {
	/** Integer of `gid://shopify/Product/<id>`. */
	id: number;
	handle: string;
	title: Localized;
	/** HTML as a merchant's editor writes it: p, ul, li, strong, em, h3. */
	descriptionHtml: Localized;
	productType: Localized;
	vendor: string;
	tags: string[];
	/** First option decides the order of pictures. A product without options has the one option "Title" / "Default Title". */
	options: CatalogueOption[];
	variants: CatalogueVariant[];
	/** First one is the featured image. */
	images: CatalogueImage[];
	/** Models and films; they come after the pictures. */
	media?: CatalogueMedium[];
	isGiftCard?: boolean;
	sellingPlanGroup?: CatalogueSellingPlanGroup;
	/** True: cannot be bought without one of its plans. */
	requiresSellingPlan?: boolean;
	/** `custom.details` and `custom.shipping`, multi-line text. */
	details?: Localized;
	shipping?: Localized;
	/** `custom.safety`, multi-line text: a warning a line. */
	safety?: Localized;
	/** `custom.box_picture`: file name of the picture of what is in the box; one of the product's images. */
	boxPicture?: string;
	/** `custom.weee`: an electrical device, not for household waste. */
	weee?: boolean;
	/** `custom.filter_color`: keys of catalogue colours. */
	filterColors?: string[];
	/** `custom.matching_colors`: handles of sibling products. */
	matchingColors?: string[];
	/** Handles of products that the merchant recommends to go with it. */
	complementary?: string[];
	/** ISO 8601, seconds, Z. */
	createdAt: string;
	updatedAt: string;
	/** False: exists, but is not published to this channel (answers null). */
	published?: boolean;
}

export interface CatalogueCollection {
	id: number;
	handle: string;
	title: Localized;
	descriptionHtml: Localized;
	image?: CatalogueImage;
	/** Product handles in the merchant's order. */
	products: string[];
	updatedAt: string;
}

/** A colour entry (metaobject) that `custom.filter_color` refers to. */
export interface CatalogueColor {
	key: string;
	name: Localized;
	hex: string;
}

/** An address that is no more, and where it leads. */
export interface CatalogueRedirect {
	/** Integer of `gid://shopify/UrlRedirect/<id>`. */
	id: number;
	/** Begins with a slash. */
	path: string;
	/** A path of the shop, or a whole address. */
	target: string;
	/** ISO 8601, seconds, Z. */
	createdAt: string;
}

export interface CatalogueDiscount {
	code: string;
	title: string;
	/** Percentage off all lines (10 = 10 %), or a fixed amount off the cart. */
	percentage?: number;
	amount?: Prices;
	active: boolean;
}

/** A filter of lists and searches, as a merchant chooses them in the platform's search app. */
export type CatalogueFilter =
	| { kind: 'availability' }
	| { kind: 'price' }
	| { kind: 'productType' | 'vendor' | 'tag' }
	/** The options of that name, whichever products have them. */
	| { kind: 'option'; name: Localized }
	| {
			kind: 'productMetafield' | 'variantMetafield';
			namespace: string;
			key: string;
			/** Name of the metafield's definition. */
			name: Localized;
	  };

export interface Catalogue {
	products: CatalogueProduct[];
	collections: CatalogueCollection[];
	colors: CatalogueColor[];
	discounts: CatalogueDiscount[];
	/** By id. */
	redirects?: CatalogueRedirect[];
	/** In the order in which they are shown; without any, the platform's own two: availability and price. */
	filters?: CatalogueFilter[];
}
