import type { Money } from '~/i18n/format';
import type { DetailRow } from './detail-rows';
import type { Picture } from './media/gallery';
import type { Medium } from './media/media';
import type { PlanView } from './selling-plans';
import type { Stock } from './stock';
import type { SiblingSwatch } from './swatches';

/** What a price says, besides its figure. */
export interface PriceView {
	price: Money;
	/** Crossed-out price, only where it may be shown. */
	formerPrice?: Money;
	/** Whether this market's prices include VAT. */
	vatIncluded: boolean;
}

/** The chosen variant. */
export interface VariantView extends PriceView {
	/** Integer of the variant's id, as the `variant` parameter takes it. */
	id: string;
	available: boolean;
	stock: Stock;
	/** False for what arrives by e-mail. */
	shipped: boolean;
	/** Selling plans that it can be bought with. */
	plans: PlanView[];
	/** Whether it is sold by a plan alone. */
	planRequired: boolean;
	unitPrice?: { price: Money; measure: string };
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
	/** Integer of the id of the variant that picking this value leads to. */
	variantId: string;
	chosen: boolean;
	/** `other`: not made in this combination; picking it changes other options too. */
	state: 'available' | 'soldOut' | 'other';
}

/** What is told of a product in a section of its own. */
export interface ProductTale {
	/** Sanitised HTML. */
	descriptionHtml: string;
	details: DetailRow[];
}

/** What pictures and buy panel show of a product. */
export interface StageView {
	/** Integer of the product's id. */
	id: string;
	handle: string;
	title: string;
	variant: VariantView;
	options: OptionRow[];
	/** The product in its other colours, this one among them. */
	siblings: SiblingSwatch[];
	gallery: Picture[];
	/** What comes in its box. */
	boxPicture?: Picture;
	/** Models and films. */
	media: Medium[];
	/** Lines about delivery. */
	delivery: string[];
}

/** A product page's data: only what the page shows goes to the browser. */
export interface ProductView extends StageView, ProductTale {}

/** What search engines and link previews are told of a product. */
export interface ProductSeo {
	title: string;
	description: string;
	/** Address of a picture, 1200 px wide. */
	image?: string;
}

/** A product in a list. */
export interface ProductCardView extends PriceView {
	/** Integer of the product's id. */
	id: string;
	handle: string;
	title: string;
	available: boolean;
	/** Whether variants cost different prices; `price` is the lowest then. */
	from: boolean;
	picture?: Picture;
}
