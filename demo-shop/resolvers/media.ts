import type { CatalogueExternalVideo, CatalogueModel, CatalogueVideo } from '../catalogue/types';
import { type ConnectionArguments, paginate } from '../schema/connection';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { MediumRecord, ProductRecord } from '../shop/catalogue-index';
import type { ImageRecord } from '../shop/image-record';
import { type FileSource, type MediumSource, mediaImageSource, mediumSource } from '../shop/media';
import type { Shop } from '../shop/shop';
import { localize } from '../shop/texts';

/** The product's images, then its other media. */
export function mediaConnection(product: ProductRecord, args: ConnectionArguments) {
	const media: (ImageRecord | MediumRecord)[] = [...product.images, ...product.media];
	return paginate(media, args, (medium) => ({
		last_id: media.indexOf(medium) + 2,
		last_value: 'mediaId' in medium ? medium.data.file : medium.id,
	})).map(
		(medium): FileSource => ('mediaId' in medium ? mediaImageSource(medium) : mediumSource(medium)),
	);
}

/** URL and properties of a model or video; empty while the file is missing. */
function source(shop: Shop, file: string) {
	const medium = shop.mediaFiles.get(file);
	if (!medium) {
		return [];
	}
	const { format, mimeType, size, version } = medium;
	const url = `${shop.origin}/cdn/shop/files/${encodeURIComponent(file)}?v=${version}`;
	return [{ format, mimeType, url, filesize: size }];
}

const shared = {
	id: ({ record }: MediumSource) => record.id,
	alt: ({ record }: MediumSource, _args: unknown, context: RequestContext) =>
		localize(record.preview.data.alt, context),
	previewImage: ({ record }: MediumSource) => ({
		id: record.preview.sourceId,
		record: record.preview,
	}),
	// Only media edited in the platform's own viewer have one.
	presentation: () => null,
};

/** With the parameters of the platform's own player, and the storefront as origin. */
function embedUrl({ record: { data } }: MediumSource<CatalogueExternalVideo>, shop: Shop): string {
	const parameters = new URLSearchParams({
		enablejsapi: '1',
		modestbranding: '1',
		origin: shop.origin,
		playsinline: '1',
		rel: '0',
	});
	return `https://www.youtube.com/embed/${data.videoId}?${parameters}`;
}

export const mediaResolvers: ResolverMap = {
	Model3d: {
		...shared,
		mediaContentType: () => 'MODEL_3D',
		sources: ({ record }: MediumSource<CatalogueModel>, _args, { shop }) =>
			source(shop, record.data.file),
	},
	Video: {
		...shared,
		mediaContentType: () => 'VIDEO',
		sources: ({ record }: MediumSource<CatalogueVideo>, _args, { shop }) =>
			record.data.sources.flatMap(({ file, width, height }) =>
				source(shop, file).map((found) => ({ ...found, width, height })),
			),
	},
	ExternalVideo: {
		...shared,
		mediaContentType: () => 'EXTERNAL_VIDEO',
		host: ({ record }: MediumSource<CatalogueExternalVideo>) => record.data.host,
		embedUrl: (medium: MediumSource<CatalogueExternalVideo>, _args, { shop }) =>
			embedUrl(medium, shop),
		embeddedUrl: (medium: MediumSource<CatalogueExternalVideo>, _args, { shop }) =>
			embedUrl(medium, shop),
		originUrl: ({ record }: MediumSource<CatalogueExternalVideo>) =>
			`https://www.youtube.com/watch?v=${record.data.videoId}`,
	},
};
