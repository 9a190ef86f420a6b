import { type ComponentType, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '~/lib/links';
import { Picture } from '~/ui/picture';
import { staticSection } from '~/ui/static-section';
import { showToast } from '~/ui/toast-store';
import { useHydrating } from '~/ui/use-hydrating';
import type { Medium } from './media';
import * as view from './medium-view';

const loadView = async () => (await import('./medium-view')).MediumView;

const Preview = staticSection(
	import.meta.env.SSR ? view.MediumView : undefined,
	loadView,
	'aspect-4/3 bg-well',
);

interface LoadedView {
	View: ComponentType<view.MediumViewProps>;
	medium: Medium;
	started: boolean;
}

/** A model or film, whose code is loaded with the first click or another variant's medium. */
export function ProductMedium({ medium }: { medium: Medium }) {
	const { t } = useTranslation('catalog');
	const [isStatic] = useState(useHydrating());
	const [first] = useState(medium);
	const [loaded, setLoaded] = useState<LoadedView>();
	const shown = loaded?.medium ?? first;
	const load = (started: boolean, medium: Medium) =>
		loadView().then((View) => setLoaded({ View, medium, started }));
	const start = (event: MouseEvent) => {
		const control = (event.target as Element).closest('a, button');
		if (!control || !isPlainClick(event)) return;
		event.preventDefault();
		load(true, shown).catch((error) => {
			console.error(error);
			if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
			else showToast(t('media.notLoaded'));
		});
	};
	return (
		<div className="grid grid-cols-1 *:[grid-area:1/1]">
			{loaded ? (
				<loaded.View key={shown.preview.url} medium={shown} started={loaded.started} />
			) : (
				// biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control
				// biome-ignore lint/a11y/useKeyWithClickEvents: a button's Enter is a click
				<div onClick={isStatic ? start : undefined}>
					<Preview medium={first} />
				</div>
			)}
			{/* The former variant's picture stays until the new one can be painted. */}
			{shown.preview.url === medium.preview.url ? null : (
				<Picture
					key={medium.preview.url}
					data={medium.preview}
					alt=""
					aspectRatio="4/3"
					className="print pointer-events-none opacity-0"
					onReady={() => load(false, medium).catch(console.error)}
				/>
			)}
		</div>
	);
}
