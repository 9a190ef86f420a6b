import type { PictureData } from '~/ui/picture';

/** The variant of a stock request. */
export interface RequestedVariant {
	/** Integer of its id. */
	id: string;
	/** Titles of the product and, if it has several, of the variant. */
	title: string;
	variantTitle?: string;
	/** Handle of the product. */
	handle: string;
	/** Whether it is for sale again. */
	available: boolean;
	picture?: PictureData;
}
