import type { CatalogImageFragment, NightPictureFragment } from './storefront.generated';

export const NIGHT_PICTURE_FRAGMENT = `#graphql
	fragment NightPicture on HasMetafields {
		nightPicture: metafield(namespace: "custom", key: "night_picture") {
			reference {
				... on MediaImage {
					image {
						url
						width
					}
				}
			}
		}
	}
` as const;

/** The metafield `custom.night_picture` of a variant or collection: the view of its picture at night. */
export type NightPicture = NonNullable<NightPictureFragment['nightPicture']>;

type PlatformPicture = Pick<CatalogImageFragment, 'url' | 'width'>;

/** A picture, and with it the one that takes its place in dark mode, if it has one. */
export function withNightPicture<Picture extends PlatformPicture>(
	picture: Picture,
	night: NightPicture | null | undefined,
): Picture & { atNight?: PlatformPicture } {
	const image = night?.reference?.image;
	return image ? { ...picture, atNight: { url: image.url, width: image.width } } : picture;
}
