import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '~/lib/links';
import { buttonClass } from '~/ui/button';
import { askConsent } from '~/ui/consent-question';
import { PlayIcon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { ExternalVideoMedium } from './media';

interface ExternalVideoProps {
	medium: ExternalVideoMedium;
	started?: boolean;
}

/**
 * A film at a video platform: a preview from the shop; the player loads after a click and with consent.
 * Without JavaScript it is a link to the film's page.
 */
export function ExternalVideo({ medium, started = false }: ExternalVideoProps) {
	const { t } = useTranslation('catalog');
	const [playing, setPlaying] = useState(false);
	const player = useRef<HTMLIFrameElement>(null);
	const link = useRef<HTMLAnchorElement>(null);
	// The focused link was removed.
	useEffect(() => {
		if (playing) player.current?.focus();
	}, [playing]);
	const { preview, service, embedUrl, pageUrl } = medium;
	const label = preview.altText || t('media.film');
	// The pressed link was replaced.
	useEffect(() => {
		if (!started) return;
		link.current?.focus();
		askConsent('video', () => setPlaying(true));
	}, [started]);
	const play = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		askConsent('video', () => setPlaying(true));
	};
	if (playing) {
		return (
			<iframe
				ref={player}
				title={label}
				src={embedUrl}
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				allowFullScreen
				className="aspect-4/3 w-full bg-well"
			/>
		);
	}
	return (
		<figure className="grid *:[grid-area:1/1]">
			<Picture data={preview} fallbackAlt={label} aspectRatio="4/3" className="print" />
			<figcaption className="self-end p-4">
				<a
					ref={link}
					href={pageUrl}
					rel="noreferrer"
					onClick={play}
					className={buttonClass('secondary', 'normal', 'relative')}
				>
					<PlayIcon className="size-5" />
					{t('media.play', { service })}
				</a>
				<span className="relative mt-2 block rounded-sm bg-paper px-2 py-1 text-muted text-sm leading-snug">
					{t('media.playNote', { service })}
				</span>
			</figcaption>
		</figure>
	);
}
