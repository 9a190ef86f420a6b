/** Types of the catalogue data. */

/** A text in all published languages. German is the primary language. */
export interface Localized {
	de: string;
	en: string;
}

/** Decimal strings by ISO 4217 code. EUR is the shop's currency, and the fallback. */
export interface Prices {
	EUR: string;
	USD: string;
}

/** An image in `demo-shop/files/`; width and height of the original in pixels. */
export interface CatalogueImage {
	/** File name below `demo-shop/files/`, e.g. `aerolume-germany-oak.webp`. */
	file: string;
	alt: Localized;
	width: number;
	height: number;
}

interface Previewed {
	/** Preview image; its alt text is the one of the media too. */
	preview: CatalogueImage;
}

/** A 3D model in `demo-shop/files/`, binary glTF. */
export interface CatalogueModel extends Previewed {
	type: 'Model3d';
	file: string;
}

/** A video in `demo-shop/files/` in several formats; all browsers play the first one. */
export interface CatalogueVideo extends Previewed {
	type: 'Video';
	sources: { file: string; width: number; height: number }[];
}

/** A video hosted on another site. */
export interface CatalogueExternalVideo extends Previewed {
	type: 'ExternalVideo';
	host: 'YOUTUBE';
	videoId: string;
}

export type CatalogueMedium = CatalogueModel | CatalogueVideo | CatalogueExternalVideo;

/** `key` is stable and independent of languages; the API returns the texts. */
export interface CatalogueOptionValue {
	key: string;
	name: Localized;
	/** Hex colour of the swatch, where the value is a colour. */
	swatch?: string;
	/** Image of the swatch, where the value is a material. */
	swatchImage?: CatalogueImage;
}

export interface CatalogueOption {
	key: string;
	name: Localized;
	/** What the option is, for programs, in `custom.option_properties`; if omitted, its key. */
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
	/** Stock; `null` where the variant does not track it. */
	stock: number | null;
	/** Continue selling when out of stock. */
	sellWhenOutOfStock?: boolean;
	/** File name of the variant's image; one of the product's images. */
	image?: string;
	/** `custom.night_picture`: file name of the same view at night; one of the product's images. */
	nightPicture?: string;
	/** `custom.media`: file names of the product's further pictures, and of media's previews, that show this variant. */
	furtherMedia?: string[];
	/** `custom.room_pictures`: file names of three of the images of the product: in a room by day and at night, in a hallway. */
	roomPictures?: string[];
	/** `custom.step_pictures`: file names of the product's images that show how to hang, connect and look at this variant. */
	stepPictures?: string[];
	/** `custom.region`: the map's sheet. */
	region?: string;
	/** `custom.language`: that of a book's text. */
	language?: 'de' | 'en';
	/** `custom.countries`: the codes of the countries whose visitors see this variant first. */
	countries?: string[];
	/** `custom.width` and `custom.height`, in centimetres, as it hangs. */
	dimensions?: { width: number; height: number };
	/** Grams. */
	weight: number;
	requiresShipping: boolean;
	/** EAN-13 or empty. */
	barcode?: string;
	/** Unit price measurement, e.g. for cable by the metre. */
	unitPrice?: {
		quantity: number;
		unit: 'M' | 'CM';
		reference: number;
		referenceUnit: 'M';
	};
}

/** A subscription. Without percentage or amount a delivery costs the same as a one-time purchase. */
export interface CatalogueSellingPlan {
	/** Integer of `gid://shopify/SellingPlan/<id>`. */
	id: number;
	name: Localized;
	description: Localized;
	/** The plan's value of the group's option, e.g. "every year". */
	optionValue: Localized;
	/** Interval of deliveries and billing. */
	interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
	intervalCount: number;
	/** Percentage off each delivery (10 = 10 %), or a fixed amount off each unit. */
	percentage?: number;
	amount?: Prices;
}

export interface CatalogueSellingPlanGroup {
	name: Localized;
	/** Option name, e.g. "Delivery". */
	option: Localized;
	plans: CatalogueSellingPlan[];
}

/** Working days from the order to the delivery, by country (ISO 3166-1) or `EU`. */
export type DeliveryDays = Record<string, [fewest: number, most: number]>;

export interface CatalogueProduct {
	/** Integer of `gid://shopify/Product/<id>`. */
	id: number;
	handle: string;
	title: Localized;
	/** HTML with p, ul, li, strong, em, h3. */
	descriptionHtml: Localized;
	productType: Localized;
	vendor: string;
	tags: string[];
	/** A product without options has the one option "Title" / "Default Title". */
	options: CatalogueOption[];
	variants: CatalogueVariant[];
	/** First one is the featured image. */
	images: CatalogueImage[];
	/** Models and videos, after the images. */
	media?: CatalogueMedium[];
	isGiftCard?: boolean;
	sellingPlanGroup?: CatalogueSellingPlanGroup;
	/** Whether the product is sold with a plan only, not as a one-time purchase. */
	requiresSellingPlan?: boolean;
	/** `custom.details` and `custom.shipping`, multi-line text. */
	details?: Localized;
	shipping?: Localized;
	/** `custom.delivery_days`, JSON: the fewest and most working days by country code; `EU` for its other countries. */
	deliveryDays?: DeliveryDays;
	/** `custom.safety`, multi-line text: one warning per line. */
	safety?: Localized;
	/** `custom.box_picture`: file name of the picture of what is in the box; one of the product's images. */
	boxPicture?: string;
	/** Further files for the guides, each in a metafield such as `back_picture`. */
	guidePictures?: Partial<Record<'back' | 'desk' | 'hand' | 'inside' | 'light' | 'power', string>>;
	/** `custom.weee`: an electrical device, not for household waste. */
	weee?: boolean;
	/** `custom.filter_color`: keys of catalogue colours. */
	filterColors?: string[];
	/** `custom.matching_colors`: handles of sibling products. */
	matchingColors?: string[];
	/** Handles of complementary products. */
	complementary?: string[];
	/** ISO 8601, seconds, Z. */
	createdAt: string;
	updatedAt: string;
	/** False: not published to this sales channel (the API returns null). */
	published?: boolean;
}

export interface CatalogueCollection {
	id: number;
	handle: string;
	title: Localized;
	descriptionHtml: Localized;
	image?: CatalogueImage;
	/** `custom.night_picture`: the same view at night. */
	nightPicture?: CatalogueImage;
	/** Product handles in the merchant's order. */
	products: string[];
	updatedAt: string;
}

/** A colour (metaobject) for `custom.filter_color`. */
export interface CatalogueColor {
	key: string;
	name: Localized;
	hex: string;
}

/** A redirect of an old path. */
export interface CatalogueRedirect {
	/** Integer of `gid://shopify/UrlRedirect/<id>`. */
	id: number;
	/** Begins with a slash. */
	path: string;
	/** A path, or a full URL. */
	target: string;
	/** ISO 8601, seconds, Z. */
	createdAt: string;
}

export interface CatalogueDiscount {
	code: string;
	title: string;
	/** Percentage (10 = 10 %) or fixed amount off the order; a percentage with `products` is off their lines. */
	percentage?: number;
	amount?: Prices;
	/** Handles of the products that a percentage is limited to. */
	products?: string[];
	/** Lowest subtotal that it applies to. */
	minimum?: Prices;
	active: boolean;
}

/** A gift card that exists from the start. */
export interface CatalogueGiftCard {
	code: string;
	/** Its value; the ratio is the exchange rate for what it pays in another currency than the shop's. */
	value: Prices;
}

/** A filter of lists and searches, as a merchant configures it in Shopify Search & Discovery. */
export type CatalogueFilter =
	| { kind: 'availability' }
	| { kind: 'price' }
	| { kind: 'productType' | 'vendor' | 'tag' }
	/** All options with that name. */
	| { kind: 'option'; name: Localized }
	| {
			kind: 'productMetafield' | 'variantMetafield';
			namespace: string;
			key: string;
			/** Name of the metafield's definition. */
			name: Localized;
	  };

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

export interface CatalogueMetaobject {
	/** Integer of `gid://shopify/Metaobject/<id>`. */
	id: number;
	type: string;
	handle: string;
	/** By key. */
	fields: Record<string, { type: string; value: Localized }>;
}

/** Everything but products, collections and discounts; a part that is missing is empty. */
export interface CatalogueContent {
	pages?: CataloguePage[];
	blogs?: CatalogueBlog[];
	policies?: CataloguePolicy[];
	menus?: CatalogueMenu[];
	/** Besides the colours. */
	metaobjects?: CatalogueMetaobject[];
}

export interface Catalogue {
	products: CatalogueProduct[];
	collections: CatalogueCollection[];
	colors: CatalogueColor[];
	discounts: CatalogueDiscount[];
	giftCards?: CatalogueGiftCard[];
	/** By id. */
	redirects?: CatalogueRedirect[];
	/** In display order; if empty, the platform's two defaults: availability and price. */
	filters?: CatalogueFilter[];
	/** Menus, pages, blogs, policies. */
	content?: CatalogueContent;
}
