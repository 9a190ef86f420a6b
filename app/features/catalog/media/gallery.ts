import { parseStringList } from '~/lib/string-list';

/** A picture of the platform. */
export interface Picture {
	url: string;
	altText?: string | null;
	width?: number | null;
	height?: number | null;
}

/** What a variant has of its own. The metafields hold media ids: one, and a JSON list. */
export interface VariantMedia {
	image?: { url: string } | null;
	/** `custom.night_picture` */
	nightPicture?: { value: string } | null;
	/** `custom.media` */
	furtherMedia?: { value: string } | null;
}

/** One of the product's media. */
export interface ProductMedium {
	id: string;
	previewImage?: Picture | null;
	image?: Picture | null;
}

/**
 * Whether a medium of the product is shown with the chosen variant: it is its own, or no other's. A variant without
 * a picture comes with the product's first one, which therefore is nobody's own where all have the same.
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
		variant.nightPicture?.value ?? '',
		...parseStringList(variant.furtherMedia?.value),
	];
	const own = new Set(ownIds(chosen));
	const taken = new Set(others.flatMap(ownIds));
	return ({ id }) => own.has(id) || !taken.has(id);
}

/** The picture of a medium, or the one that stands for it. */
function pictureOf({ image, previewImage }: ProductMedium): Picture | undefined {
	return image ?? previewImage ?? undefined;
}

function withoutId({ url, altText, width, height }: Picture): Picture {
	return { url, altText, width, height };
}

/** The shown pictures: the variant's own first, then the same view at night. At least one picture stays. */
export function galleryOf(
	pictures: readonly (Picture & { id: string })[],
	{ image, nightPicture }: VariantMedia & { image?: Picture | null },
	isShown: (medium: { id: string }) => boolean,
): Picture[] {
	const own = [image, pictures.find(({ id }) => id === nightPicture?.value)].flatMap(
		(picture) => picture ?? [],
	);
	const ownUrls = new Set(own.map(({ url }) => url));
	const others = pictures.filter((picture) => isShown(picture) && !ownUrls.has(picture.url));
	const shown = [...own, ...others];
	return (shown.length > 0 ? shown : pictures.slice(0, 1)).map(withoutId);
}
