import { Link, useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setOpen, useOpen } from '~/features/shell/open-flags';
import { useLocale } from '~/i18n/use-locale';
import { withStyles } from '~/lib/deferred-styles';
import { preload } from '~/lib/preload';
import { Button, buttonClass } from '~/ui/button';
import { SearchIcon } from '~/ui/icons';

/** The overlay's code, which is no part of a first visit. */
const loadOverlay = () => withStyles(() => import('./search-overlay'));

/** When the visitor is about to need it. */
const preloadOverlay = () => preload(loadOverlay);

/**
 * Opens the search over the page. Until the page is hydrated, and without JavaScript, it is a plain link
 * to the search page; so it is where the overlay's code is not to be had.
 */
export function SearchButton() {
	const { t } = useTranslation('search');
	const { to } = useLocale();
	const { key } = useLocation();
	const open = useOpen('searchMenu');
	const [started, setStarted] = useState(false);
	const [Overlay, setOverlay] = useState<ComponentType>();
	const pagePath = to('/search');

	useEffect(() => setStarted(true), []);

	// Whatever was chosen leads away from it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, which is the event
	useEffect(() => setOpen('searchMenu', false), [key]);

	useEffect(() => {
		if (!open || Overlay) return;
		loadOverlay().then(
			({ SearchOverlay }) => setOverlay(() => SearchOverlay),
			() => window.location.assign(pagePath),
		);
	}, [open, Overlay, pagePath]);

	if (!started) {
		return (
			<Link to={pagePath} aria-label={t('title')} className={buttonClass('quiet', 'icon')}>
				<SearchIcon />
			</Link>
		);
	}
	return (
		<>
			<Button
				variant="quiet"
				shape="icon"
				aria-label={t('title')}
				aria-haspopup="dialog"
				onClick={(event) => {
					// Safari does not focus what is clicked; the overlay gives the focus back to where it was.
					event.currentTarget.focus();
					setOpen('searchMenu', true);
				}}
				onPointerEnter={preloadOverlay}
				onFocus={preloadOverlay}
			>
				<SearchIcon />
			</Button>
			{Overlay ? <Overlay /> : null}
		</>
	);
}
