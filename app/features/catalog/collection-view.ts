import type { PictureData } from '~/ui/picture';

/** A collection in the list of all collections. */
export interface CollectionCardView {
	handle: string;
	title: string;
	description: string;
	picture?: PictureData;
}

/** Head of a collection's page. */
export interface CollectionView {
	/** Integer of the collection's id. */
	id: string;
	handle: string;
	title: string;
	/** Sanitised HTML. */
	descriptionHtml: string;
	picture?: PictureData;
}
