import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withStyles } from '~/lib/deferred-styles';
import { isPlainClick } from '~/lib/links';
import { preload } from '~/lib/preload';
import { useDarkMedia } from '~/ui/color-mode';
import { LARGEST_WIDTH } from '~/ui/image-sizes';
import { openFrom, setOpen, useOpen } from '~/ui/open-flags';
import { imageUrl, Picture } from '~/ui/picture';
import { useDeferredImport } from '~/ui/use-deferred-import';
import type { Picture as PictureData } from './gallery';
import { gallerySlides, slideSpans } from './gallery-slides';
import type { Medium } from './media';
import { ProductMedium } from './product-medium';

export interface ProductGalleryProps {
	/** Title of the product. */
	title: string;
	pictures: PictureData[];
	/** Models and films. */
	media: Medium[];
}

const loadLightbox = () => withStyles(() => import('./product-lightbox'));

const preloadLightbox = () => preload(loadLightbox);

const OTHERS = { aspectRatio: '4/3' };
const FIRST = { ...OTHERS, sizes: '(min-width: 1024px) 55vw, 100vw' };

const SPANS = { 6: 'lg:col-span-6', 3: 'lg:col-span-3', 2: 'lg:col-span-2' };

/**
 * Pictures, films and models: on phones and tablets a row to swipe, each with its position, else one large picture
 * above rows of two and three. A picture links to its largest version, which opens in the lightbox, or without
 * JavaScript on its own.
 */
export function ProductGallery({ title, pictures, media }: ProductGalleryProps) {
	const open = useOpen('mediaLightbox');
	const [index, setIndex] = useState(0);
	const [dark, setDark] = useState(false);
	const [day, night, ...others] = pictures;
	// In dark mode the first picture and the same view at night change places.
	const inDark = day && night?.night ? [night, day, ...others] : pictures;
	const shown = dark ? inDark : pictures;
	const lightbox = useDeferredImport(open, loadLightbox, () => {
		setOpen('mediaLightbox', false);
		const picture = shown[index];
		if (picture) window.location.assign(imageUrl(picture.url, LARGEST_WIDTH));
	});
	const list = useRef<HTMLUListElement>(null);
	const slides = gallerySlides(pictures, media);
	const spans = slideSpans(slides);
	const main = day?.url;
	// Another variant begins with its own picture; a swipe before hydration stays.
	const previousMain = useRef(main);
	useEffect(() => {
		if (previousMain.current === main) return;
		previousMain.current = main;
		list.current?.scrollTo({ left: 0 });
	}, [main]);
	// Another page has another gallery.
	useEffect(() => () => setOpen('mediaLightbox', false), []);
	const show = (event: MouseEvent<HTMLAnchorElement>, at: number, isDark: boolean) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		setIndex(at);
		setDark(isDark);
		openFrom(event, 'mediaLightbox');
	};
	return (
		<>
			<ul ref={list} className="gallery">
				{slides.map((slide, at) => (
					<li
						key={`${title} ${slide.kind === 'picture' ? slide.at : `${slide.medium.kind} ${at}`}`}
						className={SPANS[spans[at] ?? 6]}
					>
						{slide.kind === 'picture' ? (
							<Enlargeable
								picture={slide.picture}
								inDark={inDark[slide.at]}
								first={at === 0}
								onClick={(event, isDark) => show(event, slide.at, isDark)}
							/>
						) : (
							<ProductMedium medium={slide.medium} />
						)}
						{slides.length > 1 ? (
							<span
								className="pointer-events-none absolute top-3 right-3 rounded-sm bg-paper px-2 font-mono text-ink text-xs lg:hidden"
								aria-hidden="true"
							>
								{at + 1} / {slides.length}
							</span>
						) : null}
					</li>
				))}
				{slides.length > 0 ? null : <li className="contours aspect-4/3 bg-well lg:col-span-6" />}
			</ul>
			{lightbox ? (
				<lightbox.ProductLightbox
					open={open}
					title={title}
					pictures={shown}
					index={Math.min(index, pictures.length - 1)}
					onIndexChange={setIndex}
					preview={index ? OTHERS : FIRST}
				/>
			) : null}
		</>
	);
}

interface EnlargeableProps {
	picture: PictureData;
	/** The picture in its place in dark mode, mostly the same. */
	inDark?: PictureData;
	first?: boolean;
	onClick(event: MouseEvent<HTMLAnchorElement>, dark: boolean): void;
}

function Enlargeable({ picture, inDark = picture, first = false, onClick }: EnlargeableProps) {
	const { t } = useTranslation('catalog');
	const [media, dark] = useDarkMedia();
	const current = { picture, inDark };
	const [shown, setShown] = useState(current);
	const loading = shown.picture.url !== picture.url;
	const { url, altText } = dark ? inDark : picture;
	return (
		<a
			href={imageUrl(url, LARGEST_WIDTH)}
			onClick={(event) => onClick(event, dark)}
			onPointerEnter={preloadLightbox}
			onFocus={preloadLightbox}
			className="-outline-offset-4 grid cursor-zoom-in grid-cols-1 *:[grid-area:1/1]"
		>
			{/* The former variant's picture stays until the new one can be painted. */}
			{(loading ? [shown, current] : [current]).map((view) => (
				<Picture
					key={view.picture.url}
					data={view.picture}
					instead={view.inDark.url === view.picture.url ? undefined : { data: view.inDark, media }}
					first={first}
					alt={view === current ? altText || t('product.imageAlt') : ''}
					{...(first ? FIRST : OTHERS)}
					className={`print ${loading && view === current ? 'opacity-0' : ''}`}
					onReady={() => setShown(view)}
				/>
			))}
			<span className="sr-only"> ({t('pictures.enlarge')})</span>
		</a>
	);
}
