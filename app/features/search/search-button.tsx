import { Link, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { withStyles } from '~/lib/deferred-styles';
import { preload } from '~/lib/preload';
import { Button, buttonClass } from '~/ui/button';
import { SearchIcon } from '~/ui/icons';
import { openFrom, setOpen, useOpen } from '~/ui/open-flags';
import { useDeferredImport } from '~/ui/use-deferred-import';

/** Loaded on the first use. */
const loadOverlay = () => withStyles(() => import('./search-overlay'));

const preloadOverlay = () => preload(loadOverlay);

/** Opens the search overlay. A link to the search page before hydration, and where the overlay cannot be loaded. */
export function SearchButton() {
	const { t } = useTranslation('search');
	const { to } = useLocale();
	const { key } = useLocation();
	const open = useOpen('searchMenu');
	const [started, setStarted] = useState(false);
	const pagePath = to('/search');

	useEffect(() => setStarted(true), []);

	// Close the overlay after each navigation.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a new key
	useEffect(() => setOpen('searchMenu', false), [key]);

	const overlay = useDeferredImport(open, loadOverlay, () => window.location.assign(pagePath));

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
				onClick={(event) => openFrom(event, 'searchMenu')}
				onPointerEnter={preloadOverlay}
				onFocus={preloadOverlay}
			>
				<SearchIcon />
			</Button>
			{overlay ? <overlay.SearchOverlay /> : null}
		</>
	);
}
