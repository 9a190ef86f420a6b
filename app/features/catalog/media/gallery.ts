/** A picture of the platform. */
export interface Picture {
	url: string;
	altText?: string | null;
	width?: number | null;
	height?: number | null;
}

export interface GalleryInput {
	/** The product's pictures in the merchant's order. */
	pictures: readonly Picture[];
	/** Pictures that variants own. */
	owned: readonly Picture[];
	/** The chosen variant's own picture. */
	own?: Picture | null;
	/** Values of the chosen variant, and of all others. */
	chosenValues: readonly string[];
	otherValues: readonly string[];
}

/**
 * The pictures of the chosen variant: its own by day and by night first, then those that show no other
 * variant. A picture shows another variant when one owns it, by day or by night, or when its text names a
 * value of an option, or its file a size, that is not chosen and none that is. At least one picture stays.
 */
export function galleryOf(input: GalleryInput): Picture[] {
	const { pictures } = input;
	const own = withNight(pictures, input.own);
	const taken = new Set(
		[...own, ...input.owned.flatMap((picture) => withNight(pictures, picture))].map(
			({ url }) => url,
		),
	);
	const rest = pictures.filter((picture) => !taken.has(picture.url) && !showsOther(picture, input));
	const shown = [...own, ...rest];
	return shown.length > 0 ? shown : [...pictures.slice(0, 1)];
}

/** Whether a picture's text or file names values that are not chosen, and none that is. */
export function showsOther(
	picture: Picture,
	{ chosenValues, otherValues }: Pick<GalleryInput, 'chosenValues' | 'otherValues'>,
): boolean {
	const names = (values: readonly string[]) =>
		values.some((value) => mentions(picture.altText, value) || isOfSize(picture, value));
	return !names(chosenValues) && names(otherValues);
}

function withNight(pictures: readonly Picture[], day: Picture | null | undefined): Picture[] {
	const night = nightPicture(pictures, day);
	return [...(day ? [day] : []), ...(night ? [night] : [])];
}

/** The same view at night: its file is named as the one by day, with `-night` at the end. */
export function nightPicture(
	pictures: readonly Picture[],
	day: Picture | null | undefined,
): Picture | undefined {
	if (!day) return undefined;
	const name = fileName(day).replace(/(\.\w+)?$/, '-night$1');
	return pictures.find((picture) => fileName(picture) === name);
}

/** Whole words only, and only values that are words: a size or a number says nothing about a picture. */
function mentions(text: string | null | undefined, value: string): boolean {
	if (!text || !/^\p{L}{3,}$/u.test(value)) return false;
	return new RegExp(`(?<!\\p{L})${value}(?!\\p{L})`, 'iu').test(text);
}

/** Whether a file is named after a size: `aerolume-sofa-60x40.webp` after `60 × 40 cm`. */
function isOfSize(picture: Picture, value: string): boolean {
	const [, width, height] = /^(\d+) × (\d+)/.exec(value) ?? [];
	return width !== undefined && fileName(picture).includes(`${width}x${height}`);
}

/** The first picture whose file name holds a word, e.g. `closeup` in `aerolume-led-closeup.webp`. */
export function pictureNamed(pictures: readonly Picture[], word: string): Picture | undefined {
	return pictures.find((picture) => fileName(picture).includes(word));
}

function fileName({ url }: Picture): string {
	const [path = ''] = url.split(/[?#]/, 1);
	return path.slice(path.lastIndexOf('/') + 1);
}
