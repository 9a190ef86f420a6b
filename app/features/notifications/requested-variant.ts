/** A variant that somebody waits for. */
export interface RequestedVariant {
	/** Integer of its id. */
	id: string;
	/** Of the product, and of the variant where there are others. */
	title: string;
	variantTitle?: string;
	/** Of the product's page. */
	handle: string;
	/** It can be bought again. */
	available: boolean;
}
