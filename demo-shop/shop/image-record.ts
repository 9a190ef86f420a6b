import type { CatalogueImage } from '../catalogue/types';

export interface ImageRecord {
	data: CatalogueImage;
	/** Global ids of the same file as image, as media and as the media's image. */
	imageId: string;
	mediaId: string;
	sourceId: string;
}

export function imageRecord(data: CatalogueImage, number: string, imageType: string): ImageRecord {
	return {
		data,
		imageId: `gid://shopify/${imageType}/${number}`,
		mediaId: `gid://shopify/MediaImage/${number}`,
		sourceId: `gid://shopify/ImageSource/${number}`,
	};
}
