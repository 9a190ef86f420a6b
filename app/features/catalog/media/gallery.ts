import { parseStringList } from '~/lib/string-list';
import type { SelectableVariantFragment } from '~/shopify/storefront.generated';
import type { PictureData } from '~/ui/picture';

export interface Picture extends PictureData {
	/** The picture before it at night. */
	night?: true;
}

/** A variant's own media. The metafields hold media ids: one, and a JSON list. */
export type VariantMedia = Pick<
	SelectableVariantFragment,
	'image' | 'nightPictureId' | 'furtherMedia'
>;

export interface ProductMedium {
	id: string;
	previewImage?: Picture | null;
	image?: Picture | null;
}

/**
 * The media to show for the chosen variant: its own, and those of no variant. A variant without a picture has the
 * product's first one in the response; where all variants have the same picture, it belongs to none of them.
 */
export function shownMedia(
	media: readonly ProductMedium[],
	chosen: VariantMedia,
	others: readonly VariantMedia[],
): (medium: ProductMedium) => boolean {
	const idByUrl = new Map(media.map((medium) => [pictureOf(medium)?.url, medium.id]));
	const all = [chosen, ...others];
	const hasPictures = new Set(all.map(({ image }) => image?.url)).size > 1;
	const ownIds = (variant: VariantMedia) => [
		(hasPictures && idByUrl.get(variant.image?.url)) || '',
		variant.nightPictureId?.value ?? '',
		...parseStringList(variant.furtherMedia?.value),
	];
	const own = new Set(ownIds(chosen));
	const taken = new Set(others.flatMap(ownIds));
	return ({ id }) => own.has(id) || !taken.has(id);
}

/** The picture of a medium, or its preview. */
function pictureOf({ image, previewImage }: ProductMedium): Picture | undefined {
	return image ?? previewImage ?? undefined;
}

/** Without the id, which no page needs. */
export function withoutId({ url, altText, width, height, night }: Picture): Picture {
	return { url, altText, width, height, ...(night && { night }) };
}

/** Pictures to show: the variant's own first, then the same view at night. Never empty where there are pictures. */
export function galleryOf(
	pictures: readonly (Picture & { id: string })[],
	{ image, nightPictureId }: VariantMedia & { image?: Picture | null },
	isShown: (medium: { id: string }) => boolean,
): Picture[] {
	const night = pictures.find(({ id }) => id === nightPictureId?.value);
	const own = [image, night && { ...night, ...(image && { night: true as const }) }].flatMap(
		(picture) => picture ?? [],
	);
	const ownUrls = new Set(own.map(({ url }) => url));
	const others = pictures.filter((picture) => isShown(picture) && !ownUrls.has(picture.url));
	const shown = [...own, ...others];
	return (shown.length > 0 ? shown : pictures.slice(0, 1)).map(withoutId);
}
