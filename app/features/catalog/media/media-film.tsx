import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { PlayIcon } from '~/ui/icons';
import { imageUrl, Picture } from '~/ui/picture';
import type { VideoMedium } from './media';

/** Pixels; sufficient for a preview. */
const POSTER_WIDTH = 800;

/** A film hosted by the shop: a preview, then the browser's player on click. Without JavaScript the player at once. */
export function Film({ medium, started = false }: { medium: VideoMedium; started?: boolean }) {
	const { t } = useTranslation('catalog');
	const [playing, setPlaying] = useState(started);
	const label = medium.preview.altText || t('media.film');
	if (playing) return <Player medium={medium} label={label} autoPlay />;
	return (
		<div className="relative">
			<Picture data={medium.preview} fallbackAlt={label} aspectRatio="4/3" className="print" />
			<Button
				className="absolute right-3 bottom-3 px-3 noscript:hidden"
				aria-label={t('media.playFilm')}
				onClick={() => setPlaying(true)}
			>
				<PlayIcon className="size-5" />
				<span className="lg:max-xl:hidden">{t('media.playFilm')}</span>
			</Button>
			<noscript>
				<div className="absolute inset-0">
					<Player medium={medium} label={label} />
				</div>
			</noscript>
		</div>
	);
}

interface PlayerProps {
	medium: VideoMedium;
	label: string;
	autoPlay?: boolean;
}

function Player({ medium: { preview, sources }, label, autoPlay = false }: PlayerProps) {
	const player = useRef<HTMLVideoElement>(null);
	// The focused button was removed.
	useEffect(() => {
		if (autoPlay) player.current?.focus();
	}, [autoPlay]);
	return (
		// biome-ignore lint/a11y/useMediaCaption: the platform stores no captions for a film
		<video
			ref={player}
			controls
			playsInline
			autoPlay={autoPlay}
			preload="none"
			poster={imageUrl(preview.url, POSTER_WIDTH)}
			aria-label={label}
			className="aspect-4/3 w-full bg-well"
		>
			{sources.map(({ url, mimeType }) => (
				<source key={url} src={url} type={mimeType} />
			))}
		</video>
	);
}
