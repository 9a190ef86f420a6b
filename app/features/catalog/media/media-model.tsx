import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withStyles } from '~/lib/deferred-styles';
import { announce } from '~/ui/announcer';
import { Button } from '~/ui/button';
import { CubeIcon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { ModelMedium } from './media';
import type { LiveModelProps } from './media-model-live';

interface ModelProps {
	medium: ModelMedium;
	started?: boolean;
}

type Phase = 'picture' | 'loading' | 'shown' | 'failed';

/** A 3D model: a preview, interactive after a click. It has no automatic motion. */
export function Model({ medium: { preview, url }, started = false }: ModelProps) {
	const { t } = useTranslation('catalog');
	const [phase, setPhase] = useState<Phase>('picture');
	const [Live, setLive] = useState<ComponentType<LiveModelProps>>();
	const label = preview.altText || t('media.model');
	const finish = (next: Phase, announcement: string) => {
		setPhase(next);
		announce(announcement);
	};
	const fail = () => finish('failed', t('media.failed'));
	const load = () => {
		setPhase('loading');
		withStyles(() => import('./media-model-live')).then(
			({ LiveModel }) => setLive(() => LiveModel),
			fail,
		);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => {
		if (started) load();
	}, []);
	const shown = phase === 'shown';
	return (
		<figure>
			<div className="relative">
				<Picture
					data={preview}
					fallbackAlt={label}
					aspectRatio="4/3"
					className={shown ? 'invisible' : 'print'}
				/>
				{shown ? null : (
					<Button
						className="absolute right-3 bottom-3 px-3 noscript:hidden"
						aria-label={t('media.turn')}
						busy={phase === 'loading'}
						onClick={load}
					>
						<CubeIcon className="size-5" />
						<span className="lg:max-xl:hidden">{t('media.turn')}</span>
					</Button>
				)}
				{Live && (phase === 'loading' || shown) ? (
					<Live
						url={url}
						label={label}
						shown={shown}
						onShown={() => finish('shown', t('media.shown'))}
						onFailed={fail}
					/>
				) : null}
			</div>
			{phase === 'failed' ? <p className="mt-2 text-danger text-sm">{t('media.failed')}</p> : null}
		</figure>
	);
}
