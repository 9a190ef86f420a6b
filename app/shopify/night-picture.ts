interface PlatformPicture {
	url: string;
	width?: number | null;
}

/** A variant's metafield `custom.night_picture`: the view of its picture at night. */
export interface NightPicture {
	reference?: { image?: PlatformPicture | null } | null;
}

/** A variant's picture, and with it the one that takes its place in dark mode, if it has one. */
export function withNightPicture<Picture extends PlatformPicture>(
	picture: Picture,
	night: NightPicture | null | undefined,
): Picture & { atNight?: PlatformPicture } {
	const image = night?.reference?.image;
	return image ? { ...picture, atNight: { url: image.url, width: image.width } } : picture;
}
