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
 * The pictures of the chosen variant: its own first, then those that show no other variant.
 * A picture shows another variant when one owns it, or when its text names a value of an option
 * that is not chosen and none that is. At least one picture stays.
 */
export function galleryOf(input: GalleryInput): Picture[] {
	const { pictures, own, chosenValues, otherValues } = input;
	const owned = new Set(input.owned.map(({ url }) => url));
	const rest = pictures.filter(({ url, altText }) => {
		if (url === own?.url || owned.has(url)) return false;
		const names = (values: readonly string[]) => values.some((value) => mentions(altText, value));
		return names(chosenValues) || !names(otherValues);
	});
	const shown = own ? [own, ...rest] : rest;
	return shown.length > 0 ? shown : [...pictures.slice(0, 1)];
}

/** Whole words only, and only values that are words: a size or a number says nothing about a picture. */
function mentions(text: string | null | undefined, value: string): boolean {
	if (!text || !/^\p{L}{3,}$/u.test(value)) return false;
	return new RegExp(`(?<!\\p{L})${value}(?!\\p{L})`, 'iu').test(text);
}

/** The first picture whose file name holds a word, e.g. `closeup` in `aerolume-led-closeup.webp`. */
export function pictureNamed(pictures: readonly Picture[], word: string): Picture | undefined {
	return pictures.find(({ url }) => new URL(url).pathname.split('/').at(-1)?.includes(word));
}
