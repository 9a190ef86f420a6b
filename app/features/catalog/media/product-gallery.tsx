import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setOpen, useOpen } from '~/features/shell/open-flags';
import { withStyles } from '~/lib/deferred-styles';
import { preload } from '~/lib/preload';
import { LARGEST_WIDTH } from '~/ui/image-sizes';
import { imageUrl, Picture } from '~/ui/picture';
import type { Picture as PictureData } from './gallery';
import type { ProductLightboxProps } from './product-lightbox';

export interface ProductGalleryProps {
	/** Title of the product. */
	title: string;
	pictures: PictureData[];
	/** Models and films, after the pictures. */
	media?: ReactNode;
	/** Beside the pictures; after the first one on phones and in the tab order. */
	children: ReactNode;
}

const loadLightbox = () => withStyles(() => import('./product-lightbox'));

const preloadLightbox = () => preload(loadLightbox);

/**
 * One large picture, then two side by side and a wide one, in turn. Each links to its largest version, which
 * opens in the lightbox, or without JavaScript on its own.
 */
export function ProductGallery({ title, pictures, media, children }: ProductGalleryProps) {
	const open = useOpen('mediaLightbox');
	const [index, setIndex] = useState(0);
	const Lightbox = useLightbox(open, pictures[index]);
	const [first, ...rest] = pictures;
	const show = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		// Safari does not focus a clicked link; the lightbox returns the focus to the active element.
		event.currentTarget.focus({ preventScroll: true });
		setIndex(at);
		setOpen('mediaLightbox', true);
	};
	return (
		<>
			<div className="order-1 md:col-span-6 lg:col-span-7">
				{first ? (
					<Enlargeable key={title} picture={first} first onClick={(event) => show(event, 0)} />
				) : (
					<div className="contours aspect-4/3 bg-well" />
				)}
			</div>
			{children}
			<div className="order-3 mt-10 grid grid-cols-2 content-start gap-2 px-gutter md:col-span-6 md:mt-2 md:p-0 lg:col-span-7 lg:mt-4 lg:gap-4">
				{rest.map((picture, at) => (
					<Enlargeable
						// biome-ignore lint/suspicious/noArrayIndexKey: another variant's picture replaces the one in its place
						key={`${title} ${at}`}
						picture={picture}
						onClick={(event) => show(event, at + 1)}
						className={span(at, rest.length)}
					/>
				))}
				{media}
			</div>
			{Lightbox ? (
				<Lightbox
					open={open}
					title={title}
					pictures={pictures}
					index={Math.min(index, pictures.length - 1)}
					onIndexChange={setIndex}
				/>
			) : null}
		</>
	);
}

/** Two side by side, then a wide one; a single last one is wide. */
function span(at: number, count: number): string {
	const alone = at % 3 === 2 || (at % 3 === 0 && at === count - 1);
	return alone ? 'col-span-2' : '';
}

interface EnlargeableProps {
	picture: PictureData;
	first?: boolean;
	onClick(event: MouseEvent<HTMLAnchorElement>): void;
	className?: string;
}

function Enlargeable({ picture, first = false, onClick, className = '' }: EnlargeableProps) {
	const { t } = useTranslation('catalog');
	const [shown, setShown] = useState(picture);
	const loading = shown.url !== picture.url;
	return (
		<a
			href={imageUrl(picture.url, LARGEST_WIDTH)}
			onClick={onClick}
			onPointerEnter={preloadLightbox}
			onFocus={preloadLightbox}
			className={`max-md:-outline-offset-4 grid cursor-zoom-in grid-cols-1 *:[grid-area:1/1] ${className}`}
		>
			{/* The former variant's picture stays until the new one can be painted. */}
			{(loading ? [shown, picture] : [picture]).map((data) => (
				<Picture
					key={data.url}
					data={data}
					first={first}
					alt={data === picture ? undefined : ''}
					fallbackAlt={t('product.imageAlt')}
					aspectRatio="4/3"
					className={`print ${loading && data === picture ? 'opacity-0' : ''}`}
					onReady={() => setShown(data)}
				/>
			))}
			<span className="sr-only">, {t('pictures.enlarge')}</span>
		</a>
	);
}

/** Loads the lightbox on the first use. If that fails, the link to the picture is followed. */
function useLightbox(open: boolean, picture: PictureData | undefined) {
	const [Lightbox, setLightbox] = useState<ComponentType<ProductLightboxProps>>();
	useEffect(() => {
		if (!open || Lightbox) return;
		loadLightbox().then(
			({ ProductLightbox }) => setLightbox(() => ProductLightbox),
			() => {
				setOpen('mediaLightbox', false);
				if (picture) window.location.assign(imageUrl(picture.url, LARGEST_WIDTH));
			},
		);
	}, [open, Lightbox, picture]);
	// Another page has another gallery.
	useEffect(() => () => setOpen('mediaLightbox', false), []);
	return Lightbox;
}
