import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact } from '~/i18n/format';
import { announce } from '~/ui/announcer';
import { type ListingRequest, listingSearch, narrowingOf, readListing } from './listing-request';
import type { ListingView } from './listing-view';

/** How a list moves within its page. */
export interface ListingNavigation {
	/** Without parameters: where forms lead. */
	pathname: string;
	/** What was asked for last; it runs ahead of the list while that is fetched. */
	request: ListingRequest;
	/** Other products are on their way than those that are shown. */
	changing: boolean;
	/** Further products of the same list are. */
	continuing: boolean;
	/** Shows the list as the request has it: a step that the browser's back button takes back. */
	go(request: ListingRequest): void;
}

export function useListingNavigation(view: ListingView): ListingNavigation {
	const { sorts, base } = view;
	const { pathname } = useLocation();
	const { location: next } = useNavigation();
	const navigate = useNavigate();
	const coming = next?.pathname === pathname ? next : undefined;
	const asked = coming ? readListing(new URLSearchParams(coming.search), sorts) : view.request;
	const changing = coming !== undefined && narrowingOf(asked) !== narrowingOf(view.request);
	// The router tells of a navigation a moment after it was asked for: what is ticked must not untick until then.
	const [wanted, setWanted] = useState<ListingRequest>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each list that arrives, and the end of each navigation
	useEffect(() => {
		if (!coming) setWanted(undefined);
	}, [view, coming === undefined]);
	return {
		pathname,
		request: wanted ?? asked,
		changing,
		continuing: coming !== undefined && !changing,
		go: (to) => {
			setWanted(to);
			navigate({ pathname, search: listingSearch(to, sorts, base) }, { preventScrollReset: true });
		},
	};
}

/** Says how many products there are, of which so many are shown. */
export function useListingCount({ totalCount, next }: ListingView, shown: number): string {
	const { t } = useTranslation('listing');
	if (shown === 0) return t('count.none');
	if (totalCount !== undefined && totalCount > shown) {
		return t('count.part', { shown: formatCompact(shown), total: formatCompact(totalCount) });
	}
	return next
		? t('count.more', { shown: formatCompact(shown) })
		: t('count.all', { count: shown, total: formatCompact(shown) });
}

/** Has the count read out once the list is narrowed or sorted otherwise. */
export function useListingAnnounced({ request }: ListingView, count: string): void {
	const shown = useRef(narrowingOf(request));
	const now = narrowingOf(request);
	useEffect(() => {
		if (shown.current === now) return;
		shown.current = now;
		announce(count);
	}, [now, count]);
}
