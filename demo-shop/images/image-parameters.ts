/** A rectangle of the original, in pixels. */
export interface Region {
	left: number;
	top: number;
	width: number;
	height: number;
}

export type CropPosition = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** Parameters of an image URL; null where they are missing or ignored by the CDN. */
export interface ImageParameters {
	width: number | null;
	height: number | null;
	crop: CropPosition | null;
	/** With `crop=region`. */
	region: Region | null;
	format: 'jpg' | 'pjpg' | 'webp' | null;
}

/** How an image is made from its original. */
export interface ImagePlan {
	/** Part of the original that is used; null for all of it. */
	region: Region | null;
	/** Size of the result; null where it is the original's (or the region's) own. */
	size: { width: number; height: number } | null;
	/** Where an image of another aspect ratio is cropped; null for no crop. */
	crop: CropPosition | null;
}

/** Largest side the CDN makes. */
const maximumSide = 5760;

/**
 * Parses the CDN's parameters and ignores unknown ones. `pad_color` is ignored too: no image of the
 * demo shop needs padding.
 */
export function parseImageParameters(query: URLSearchParams): ImageParameters {
	const crop = query.get('crop');
	const format = query.get('format');
	return {
		width: side(query.get('width')),
		height: side(query.get('height')),
		crop:
			(['center', 'top', 'bottom', 'left', 'right'] as const).find((name) => name === crop) ?? null,
		region: crop === 'region' ? region(query) : null,
		format: (['jpg', 'pjpg', 'webp'] as const).find((name) => name === format) ?? null,
	};
}

function side(text: string | null): number | null {
	return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Math.min(maximumSide, Number(text)) : null;
}

function region(query: URLSearchParams): Region | null {
	const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((name) => {
		const text = query.get(`crop_${name}`) ?? '0';
		return /^\d{1,5}$/.test(text) ? Number(text) : 0;
	});
	return width && height ? { left: left ?? 0, top: top ?? 0, width, height } : null;
}

/** Applies the parameters to an original of the given size; images are never enlarged. */
export function planImage(
	parameters: ImageParameters,
	original: { width: number; height: number },
): ImagePlan {
	const region = parameters.region && clampRegion(parameters.region, original);
	const source = region ?? original;
	const { width, height } = parameters;
	if (width === null && height === null) {
		return { region, size: null, crop: null };
	}
	if (parameters.crop && width !== null && height !== null) {
		const scale = Math.min(1, source.width / width, source.height / height);
		return { region, size: scaled({ width, height }, scale), crop: parameters.crop };
	}
	const scale = Math.min(
		1,
		(width ?? Number.POSITIVE_INFINITY) / source.width,
		(height ?? Number.POSITIVE_INFINITY) / source.height,
	);
	return { region, size: scale < 1 ? scaled(source, scale) : null, crop: null };
}

function scaled(size: { width: number; height: number }, scale: number) {
	return {
		width: Math.max(1, Math.round(size.width * scale)),
		height: Math.max(1, Math.round(size.height * scale)),
	};
}

/** The part of a region that is inside the image; null where none is. */
function clampRegion(
	region: Region,
	{ width, height }: { width: number; height: number },
): Region | null {
	const left = Math.min(region.left, width);
	const top = Math.min(region.top, height);
	const clamped = {
		left,
		top,
		width: Math.min(region.width, width - left),
		height: Math.min(region.height, height - top),
	};
	return clamped.width > 0 && clamped.height > 0 ? clamped : null;
}
