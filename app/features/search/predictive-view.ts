/** Answer of the suggestions' endpoint: put into words by the server, so that the browser only shows it. */
export interface PredictiveResults {
	products: SuggestedProduct[];
	collections: SuggestedCollection[];
	/** Terms that others may have meant, as plain text. */
	queries: string[];
	/** What the products' prices include. */
	taxNote: string;
}

export interface SuggestedProduct {
	/** Integer of the product's id. */
	id: string;
	handle: string;
	title: string;
	/** The beginning of its description, as plain text. */
	description: string;
	/** Names of what can be chosen. */
	options: string[];
	/** Formatted; the lowest of its variants, and says so where they differ. */
	price: string;
	/** The price that may be crossed out, and what it is. */
	former?: { label: string; price: string };
	/** Address of its picture. */
	picture?: string;
}

export interface SuggestedCollection {
	/** Integer of the collection's id. */
	id: string;
	handle: string;
	title: string;
}
