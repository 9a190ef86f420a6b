/** Response of the suggestions endpoint; texts are formatted on the server. */
export interface PredictiveResults {
	products: SuggestedProduct[];
	collections: SuggestedCollection[];
	/** Suggested terms, as plain text. */
	queries: string[];
	/** Guides, answers and legal pages. */
	pages: FoundPage[];
	/** Tax note for the products' prices. */
	taxNote: string;
}

export interface SuggestedProduct {
	/** Integer of the product's id. */
	id: string;
	handle: string;
	/** Integer of the variant's id, where the term names one. */
	variantId?: string;
	title: string;
	/** The beginning of the description, as plain text. */
	description: string;
	/** Formatted; the lowest price, with a "from" where prices differ. */
	price: string;
	/** Crossed-out price, with its label. */
	former?: { label: string; price: string };
	/** Says so where it is sold out. */
	soldOut?: string;
	/** URL of its picture. */
	picture?: string;
	/** URL of the view at night, which takes its place in dark mode. */
	night?: string;
}

export interface FoundPage {
	/** Path without a locale prefix, with the anchor of a section. */
	path: string;
	title: string;
	/** Heading of the section. */
	section?: string;
}

export interface SuggestedCollection {
	/** Integer of the collection's id. */
	id: string;
	handle: string;
	title: string;
}
