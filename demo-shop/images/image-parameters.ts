/** A rectangle of the original, in pixels. */
export interface Region {
	left: number;
	top: number;
	width: number;
	height: number;
}

export type CropPosition = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** What the address asks for; null where it is silent or says what the CDN ignores. */
export interface ImageParameters {
	width: number | null;
	height: number | null;
	crop: CropPosition | null;
	/** With `crop=region`. */
	region: Region | null;
	format: 'jpg' | 'pjpg' | 'webp' | null;
}

/** How a picture is made from its original. */
export interface ImagePlan {
	/** Part of the original that is used; null for all of it. */
	region: Region | null;
	/** Size of the result; null where it is the original's (or the region's) own. */
	size: { width: number; height: number } | null;
	/** Where a picture of another shape is cut; null keeps all of it. */
	crop: CropPosition | null;
}

/** Largest side the CDN makes. */
const maximumSide = 5760;

/**
 * Reads the CDN's parameters; what it does not know is ignored. `pad_color` is one of them here:
 * the demo shop has no picture that needs padding.
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

/** Fits the parameters to an original of the given size. Nothing is ever made larger than it is. */
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

/** The part of a region that lies in the picture; null where none does. */
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
