import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact } from '~/i18n/format';
import { announce } from '~/ui/announcer';
import { type ListingRequest, listingSearch, narrowingOf, readListing } from './listing-request';
import type { ListingView } from './listing-view';

/** Navigation within a list. */
export interface ListingNavigation {
	/** Target of forms, without parameters. */
	pathname: string;
	/** The latest request, ahead of the list while that is loading. */
	request: ListingRequest;
	/** Whether other products are loading. */
	changing: boolean;
	/** Whether the next products of the same list are loading. */
	continuing: boolean;
	/** Navigates to another request, as a new history entry. */
	go(request: ListingRequest): void;
}

export function useListingNavigation(view: ListingView): ListingNavigation {
	const { sorts, base } = view;
	const { pathname } = useLocation();
	const { location: next } = useNavigation();
	const navigate = useNavigate();
	const target = next?.pathname === pathname ? next : undefined;
	const requested = target ? readListing(new URLSearchParams(target.search), sorts) : view.request;
	const changing = target !== undefined && narrowingOf(requested) !== narrowingOf(view.request);
	// The router reports a navigation with a delay: a ticked box must not be unticked in between.
	const [pending, setPending] = useState<ListingRequest>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: reset for each list, and after each navigation
	useEffect(() => {
		if (!target) setPending(undefined);
	}, [view, target === undefined]);
	return {
		pathname,
		request: pending ?? requested,
		changing,
		continuing: target !== undefined && !changing,
		go: (to) => {
			setPending(to);
			navigate({ pathname, search: listingSearch(to, sorts, base) }, { preventScrollReset: true });
		},
	};
}

/** Text with the number of products, and how many are shown. */
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

/**
 * Announces the count after filtering or sorting. Where the link that was followed has gone with its filter, the count
 * gets the focus instead, which reads it. Returns the ref of the count.
 */
export function useListingAnnounced({ request }: ListingView, count: string) {
	const place = useRef<HTMLParagraphElement>(null);
	const shown = useRef(narrowingOf(request));
	const now = narrowingOf(request);
	useEffect(() => {
		if (shown.current === now) return;
		shown.current = now;
		if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
		else announce(count);
	}, [now, count]);
	return place;
}
