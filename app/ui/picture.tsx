import type { CSSProperties } from 'react';
import { useDarkMedia } from './color-mode';
import { IMAGE_SIZES, IMAGE_WIDTHS } from './image-sizes';

/** A picture at the image service. */
export interface PictureData {
	url: string;
	altText?: string | null;
	/** Width of the original in pixels; larger sizes are not offered. */
	width?: number | null;
	height?: number | null;
	/** The same view at night: replaces the picture in dark mode. */
	atNight?: PictureData;
}

export interface PictureProps {
	/** Without it contour lines are shown. */
	data: PictureData | null | undefined;
	/** Overrides the picture's own text; `''` where it is decorative. */
	alt?: string;
	/** For pictures without alternative text. */
	fallbackAlt?: string;
	/** First picture of the page: loads eagerly with high priority. Others are lazy. */
	first?: boolean;
	/** For pictures that are neither a third nor the whole of the viewport wide. */
	sizes?: string;
	/** `'4/3'`: centre crop. Default: the picture's own ratio. */
	aspectRatio?: string;
	className?: string;
	style?: CSSProperties;
	/** Another picture of the same size, where a media query applies. */
	instead?: { data: PictureData; media: string };
	/** Called when it can be painted, or has failed. */
	onReady?(): void;
}

/**
 * A responsive picture (Shopify's CDN parameters) that reserves its space. With a view at night it renders two images,
 * and the style sheet displays one: a `<source>` does not know the visitor's own choice before hydration. Both are lazy,
 * so that the hidden one is not loaded. The first picture of a page has a `<source>` nevertheless: a lazy one is only
 * requested after the first paint, a second later on slow networks. In dark mode other pictures are dimmed a little.
 */
export function Picture({ data: given, ...props }: PictureProps) {
	const { className = '', aspectRatio } = props;
	if (!given) return <span className={`contours block ${className}`} style={{ aspectRatio }} />;
	const { atNight, ...data } = given;
	if (!atNight) {
		const isPaired = props.first && props.instead;
		return (
			<OnePicture {...props} data={data} className={isPaired ? className : `${className} dimmed`} />
		);
	}
	if (props.first) return <FirstPicture data={data} atNight={atNight} {...props} />;
	return (
		<>
			<OnePicture {...props} data={data} className={`${className} by-day`} />
			<OnePicture {...props} data={atNight} className={`${className} by-night`} />
		</>
	);
}

interface GivenPictureProps extends PictureProps {
	data: PictureData;
}

function FirstPicture({ atNight, ...props }: GivenPictureProps & { atNight: PictureData }) {
	const [media] = useDarkMedia();
	return <OnePicture {...props} instead={{ data: atNight, media }} />;
}

function OnePicture({
	data,
	alt,
	fallbackAlt = '',
	first = false,
	sizes = IMAGE_SIZES,
	aspectRatio,
	className,
	style,
	instead,
	onReady,
}: GivenPictureProps) {
	const [across = 0, down = 0] = aspectRatio
		? aspectRatio.split('/').map(Number)
		: [data.width ?? 0, data.height ?? 0];
	const crop = aspectRatio ? down / across : undefined;
	const image = (
		<img
			src={imageUrl(data.url, IMAGE_WIDTHS.placeholderWidth, crop)}
			srcSet={srcSetOf(data, crop)}
			sizes={sizes}
			alt={alt ?? (data.altText || fallbackAlt)}
			width={across || undefined}
			height={down || undefined}
			decoding="async"
			loading={first ? 'eager' : 'lazy'}
			// React 18 only knows the lower-case attribute.
			{...(first && { fetchpriority: 'high' })}
			className={className}
			onLoad={onReady && (({ currentTarget }) => currentTarget.decode().then(onReady, onReady))}
			onError={onReady}
			style={{ width: '100%', ...(across && { aspectRatio: `${across}/${down}` }), ...style }}
		/>
	);
	if (!instead) return image;
	return (
		<picture>
			<source media={instead.media} srcSet={srcSetOf(instead.data, crop)} sizes={sizes} />
			{image}
		</picture>
	);
}

function srcSetOf({ url, width: original }: PictureData, crop: number | undefined): string {
	return WIDTHS.filter((width) => width <= Math.max(original ?? width, startingWidth))
		.map((width) => `${imageUrl(url, width, crop)} ${width}w`)
		.join(', ');
}

/** URL in a width in pixels, cropped to `ratio` (height by width) where given. */
export function imageUrl(url: string, width: number, ratio?: number): string {
	const height = ratio ? `&height=${Math.round(width * ratio)}&crop=center` : '';
	return `${url}${url.includes('?') ? '&' : '?'}width=${width}${height}`;
}

const { startingWidth, incrementSize, intervals } = IMAGE_WIDTHS;
const WIDTHS = Array.from(
	{ length: intervals },
	(_, index) => startingWidth + index * incrementSize,
);
