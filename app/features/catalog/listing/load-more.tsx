import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import type { LoadedList } from './listing-loaded';
import { useListingNavigation } from './listing-navigation';
import type { ListingView } from './listing-view';

export interface LoadMoreProps {
	view: ListingView;
	list: LoadedList;
	/** Called when the next products are to be appended. */
	onMore(): void;
}

/** Leads to the next products: with JavaScript they come below those that are here, without it on their own page. */
export function LoadMore({ view, list, onMore }: LoadMoreProps) {
	const { t } = useTranslation('listing');
	const { pathname, continuing } = useListingNavigation(view);
	if (!view.next) return null;
	const appends = list.state !== undefined;
	return (
		<Link
			to={{ pathname, search: view.next }}
			{...(appends && {
				replace: true,
				preventScrollReset: true,
				state: list.state,
				onClick: onMore,
			})}
			aria-busy={continuing || undefined}
			className={buttonClass('secondary')}
		>
			{t('more')}
		</Link>
	);
}

/** Leads to what stands before the first product that is shown. */
export function LoadEarlier({ view, list }: Omit<LoadMoreProps, 'onMore'>) {
	const { t } = useTranslation('listing');
	const { pathname } = useListingNavigation(view);
	if (!list.previous) return null;
	return (
		<Link to={{ pathname, search: list.previous }} className={buttonClass('secondary')}>
			{t('earlier')}
		</Link>
	);
}
