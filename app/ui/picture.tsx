import type { CSSProperties } from 'react';
import { IMAGE_SIZES, IMAGE_WIDTHS } from './image-sizes';

/** What an image service knows of a picture. */
export interface PictureData {
	url: string;
	altText?: string | null;
	/** Pixels of the original: wider copies are not offered. */
	width?: number | null;
	height?: number | null;
}

export interface PictureProps {
	data: PictureData;
	/** Replaces the picture's own text; `''` where a text beside it says the same. */
	alt?: string;
	/** Stands in where the picture brings no text of its own. */
	fallbackAlt?: string;
	/** The first picture of a page: loaded at once, before others. The rest waits until it comes near. */
	first?: boolean;
	/** Where the picture is neither a third nor the whole of the viewport wide. */
	sizes?: string;
	/** `'4/3'`: cropped to it around the centre. Default: the picture's own. */
	aspectRatio?: string;
	className?: string;
	style?: CSSProperties;
}

/** A picture in all widths of the image service (Shopify's CDN parameters); it keeps its place while it loads. */
export function Picture({
	data,
	alt,
	fallbackAlt = '',
	first = false,
	sizes = IMAGE_SIZES,
	aspectRatio,
	className,
	style,
}: PictureProps) {
	const [across = 0, down = 0] = aspectRatio
		? aspectRatio.split('/').map(Number)
		: [data.width ?? 0, data.height ?? 0];
	const crop = aspectRatio ? down / across : undefined;
	return (
		<img
			src={imageUrl(data.url, IMAGE_WIDTHS.placeholderWidth, crop)}
			srcSet={widthsUpTo(data.width)
				.map((width) => `${imageUrl(data.url, width, crop)} ${width}w`)
				.join(', ')}
			sizes={sizes}
			alt={alt ?? (data.altText || fallbackAlt)}
			width={across || undefined}
			height={down || undefined}
			decoding="async"
			loading={first ? 'eager' : 'lazy'}
			// React 18 knows the attribute by its HTML name alone.
			{...(first && { fetchpriority: 'high' })}
			className={className}
			style={{ width: '100%', ...(across && { aspectRatio: `${across}/${down}` }), ...style }}
		/>
	);
}

/** Address of a copy `width` pixels wide, cropped to `ratio` (height by width) where one is given. */
export function imageUrl(url: string, width: number, ratio?: number): string {
	const height = ratio ? `&height=${Math.round(width * ratio)}&crop=center` : '';
	return `${url}${url.includes('?') ? '&' : '?'}width=${width}${height}`;
}

const { startingWidth, incrementSize, intervals } = IMAGE_WIDTHS;
const WIDTHS = Array.from(
	{ length: intervals },
	(_, index) => startingWidth + index * incrementSize,
);

function widthsUpTo(original: number | null | undefined): number[] {
	return WIDTHS.filter((width) => width <= Math.max(original ?? width, startingWidth));
}
