import { type ComponentType, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '~/lib/links';
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

/** A model or film, whose code loads with the first press. */
export function ProductMedium({ medium }: { medium: Medium }) {
	const { t } = useTranslation('catalog');
	const [isStatic] = useState(useHydrating());
	const [View, setView] = useState<ComponentType<view.MediumViewProps>>();
	const start = (event: MouseEvent) => {
		const control = (event.target as Element).closest('a, button');
		if (!control || !isPlainClick(event)) return;
		event.preventDefault();
		loadView().then(
			(loaded) => setView(() => loaded),
			(error) => {
				console.error(error);
				if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
				else showToast(t('media.notLoaded'));
			},
		);
	};
	if (View) return <View medium={medium} started />;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control
		// biome-ignore lint/a11y/useKeyWithClickEvents: a button's Enter is a click
		<div onClick={isStatic ? start : undefined}>
			<Preview medium={medium} />
		</div>
	);
}
