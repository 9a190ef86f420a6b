import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import type { LoadedList } from './listing-loaded';
import { useListingNavigation } from './listing-navigation';
import type { ListingView } from './listing-view';

export interface LoadMoreProps {
	view: ListingView;
	list: LoadedList;
	/** Called when the next products are requested. */
	onMore(): void;
}

/** Link to the next products: appended with JavaScript, a page of their own without. */
export function LoadMore({ view, list, onMore }: LoadMoreProps) {
	const { t } = useTranslation('listing');
	const { continuing } = useListingNavigation(view);
	if (!view.next) return null;
	const appends = list.state !== undefined;
	return (
		<Link
			to={{ search: view.next }}
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

/** Link to the products before the first one shown. */
export function LoadEarlier({ list }: Pick<LoadMoreProps, 'list'>) {
	const { t } = useTranslation('listing');
	if (!list.previous) return null;
	return (
		<Link to={{ search: list.previous }} className={buttonClass('secondary')}>
			{t('earlier')}
		</Link>
	);
}
