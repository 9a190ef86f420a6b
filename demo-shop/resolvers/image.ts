import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { ImageRecord } from '../shop/image-record';
import type { MediaImageSource } from '../shop/media';
import type { Shop } from '../shop/shop';
import { localize } from '../shop/texts';

/** Source of `Image`: the same file has different ids as product image and as media. */
export interface ImageSource {
	id: string;
	record: ImageRecord;
}

interface Transform {
	crop?: string | null;
	maxWidth?: number | null;
	maxHeight?: number | null;
	preferredContentType?: string | null;
	scale?: number | null;
}

/** URL of an image on the shop's CDN. */
export function imageUrl(shop: Shop, file: string): string {
	return `${shop.origin}/cdn/shop/files/${encodeURIComponent(file)}?v=${shop.fileVersions.get(file) ?? 0}`;
}

export function imageSource(record: ImageRecord | null): ImageSource | null {
	return record && { id: record.imageId, record };
}

function transformedUrl(shop: Shop, record: ImageRecord, transform: Transform): string {
	const scale = Math.min(3, Math.max(1, transform.scale ?? 1));
	const parameters = new URLSearchParams();
	for (const [name, size] of [
		['width', transform.maxWidth],
		['height', transform.maxHeight],
	] as const) {
		if (size != null) {
			parameters.set(name, String(Math.min(5760, Math.max(1, size * scale))));
		}
	}
	if (transform.crop) {
		parameters.set('crop', transform.crop.toLowerCase());
	}
	if (transform.preferredContentType) {
		parameters.set('format', transform.preferredContentType.toLowerCase());
	}
	const url = imageUrl(shop, record.data.file);
	return parameters.size > 0 ? `${url}&${parameters}` : url;
}

export const imageResolvers: ResolverMap = {
	Image: {
		altText: (source: ImageSource, _args, context) => localize(source.record.data.alt, context),
		width: (source: ImageSource) => source.record.data.width,
		height: (source: ImageSource) => source.record.data.height,
		// The demo shop computes no thumbhash; the field is nullable.
		thumbhash: () => null,
		url: (source: ImageSource, args: { transform?: Transform | null }, context: RequestContext) =>
			transformedUrl(context.shop, source.record, args.transform ?? {}),
	},
	MediaImage: {
		id: (source: MediaImageSource) => source.record.mediaId,
		alt: (source: MediaImageSource, _args, context) => localize(source.record.data.alt, context),
		mediaContentType: () => 'IMAGE',
		image: (source: MediaImageSource) => ({ id: source.record.sourceId, record: source.record }),
		previewImage: (source: MediaImageSource) => ({
			id: source.record.sourceId,
			record: source.record,
		}),
		presentation: () => null,
	},
};
