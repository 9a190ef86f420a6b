import type { Money } from '~/i18n/format';
import type { PictureData } from '~/ui/picture';
import type { DetailRow } from './detail-rows';
import type { Picture } from './media/gallery';
import type { Medium } from './media/media';
import type { Rating } from './rating';
import type { PlanView } from './selling-plans';
import type { Stock } from './stock';
import type { SiblingSwatch } from './swatches';

export interface PriceView {
	price: Money;
	/** Crossed-out price, only where it may be shown. */
	formerPrice?: Money;
	/** Whether prices in this market include VAT. */
	vatIncluded: boolean;
}

/** The chosen variant. */
export interface VariantView extends PriceView {
	/** Integer of the variant's id, as the `variant` parameter takes it. */
	id: string;
	available: boolean;
	stock: Stock;
	/** False for digital products. */
	shipped: boolean;
	plans: PlanView[];
	/** Whether it is sold by subscription only. */
	planRequired: boolean;
	unitPrice?: { price: Money; measure: string };
	/** Centimetres, where both are known. */
	size?: { width: number; height: number };
	/** CSS colour of a chosen option, e.g. of the frame. */
	color?: string;
}

/** An option of the product, seen from the chosen variant. */
export interface OptionRow {
	name: string;
	/** The chosen value. */
	chosen: string;
	values: OptionChoice[];
}

export interface OptionChoice {
	name: string;
	color?: string;
	imageUrl?: string;
	/** The same view at night. */
	nightImageUrl?: string;
	/** What it costs more than the chosen variant, or less: then the amount is negative. */
	difference?: Money;
	/** Integer of the id of the variant that this value selects. */
	variantId: string;
	chosen: boolean;
	/** `other`: no variant in this combination; picking it changes other options too. */
	state: 'available' | 'soldOut' | 'other';
}

/** Description and technical data. */
export interface ProductDescription {
	/** Sanitised HTML. */
	descriptionHtml: string;
	details: DetailRow[];
}

/** Data of pictures and buy panel. */
export interface MainView {
	/** Integer of the product's id. */
	id: string;
	handle: string;
	title: string;
	/** A voucher: it is taxed when it is redeemed. */
	giftCard: boolean;
	variant: VariantView;
	/** Whether some variant has a crossed-out price. */
	reduced: boolean;
	options: OptionRow[];
	/** The product in all its colours, including this one. */
	siblings: SiblingSwatch[];
	gallery: Picture[];
	/** Models and films. */
	media: Medium[];
	/** The merchant's lines about delivery; the same for all variants. */
	delivery: string[];
	/** The customers' rating, where there is one. */
	rating?: Rating;
}

/** A product page's loader data. */
export interface ProductView extends MainView, ProductDescription {}

/** What applies to a purchase, beside the button. */
export interface PurchaseTerms {
	/** By when it arrives in the visitor's country, where that is known. */
	delivery?: string;
	/** Facts such as shipping costs, each with the path of the page that explains it; `lead` comes before the link. */
	notes: { label: string; lead?: string; text: string; to: string }[];
	/** Names of the accepted cards and wallets. */
	payments: string[];
}

/** Data for search engines and link previews. */
export interface ProductSeo {
	title: string;
	description: string;
	/** URL of a picture, 1200 px wide. */
	image?: string;
}

/** A product in a list. */
export interface ProductCardView extends PriceView {
	/** Integer of the product's id. */
	id: string;
	handle: string;
	title: string;
	available: boolean;
	/** Integer of the id of the variant to show: the one that was searched for, or the cheapest one if it is reduced. */
	variantId?: string;
	/** Whether variants have different prices; `price` is the lowest. */
	from: boolean;
	picture?: PictureData;
}
