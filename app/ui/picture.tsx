import { Image } from '@shopify/hydrogen';
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

/** A picture in all widths of the image service; it keeps its place while it loads. */
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
	return (
		<Image
			data={{ ...data, altText: alt ?? (data.altText || fallbackAlt) }}
			sizes={sizes}
			srcSetOptions={IMAGE_WIDTHS}
			aspectRatio={aspectRatio}
			loading={first ? 'eager' : 'lazy'}
			// React 18 knows the attribute only as HTML spells it.
			{...(first && { fetchpriority: 'high' })}
			className={className}
			style={style}
		/>
	);
}
