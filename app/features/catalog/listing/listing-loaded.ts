import { useBeforeUnload, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { readStored, writeStored } from '~/lib/stored-value';
import { useHydrating } from '~/ui/use-hydrating';
import type { ProductCardView } from '../product-view';
import type { ListingView } from './listing-view';

/** Limit of loaded products. The next ones start a new page, so that a long list stays fast. */
const MAX_LOADED = 240;

/** Session storage key: the scroll position to restore after a reload. */
const PLACE = 'list-place';

/** History state of a page that continues a list: the earlier products. */
interface LoadedState {
	/** Country of the prices: those of another country are not mixed in. */
	market: string;
	earlier: ProductCardView[];
	/** Query string of the page before the first product. */
	previous?: string;
}

export interface LoadedList {
	/** The earlier pages' products and this page's, without duplicates. */
	products: ProductCardView[];
	/** Query string of the page before the first product. */
	previous?: string;
	/** History state for the link to the next page, which appends to the list. */
	state?: { listing: LoadedState };
}

/** The products loaded so far. Held in the history state, for reload and the back button. */
export function useLoadedList(view: ListingView): LoadedList {
	const { state } = useLocation();
	const hydrated = !useHydrating();
	const before = hydrated ? loadedState(state, view.market) : undefined;
	useScrollAfterReload(hydrated, before !== undefined);
	return joinPages(before, view);
}

/** Earlier products, followed by this page's. */
export function joinPages(
	before: LoadedState | undefined,
	{ products, previous, market }: Pick<ListingView, 'products' | 'previous' | 'market'>,
): LoadedList {
	const all = [...(before?.earlier ?? []), ...products];
	const unique = [...new Map(all.map((product) => [product.handle, product])).values()];
	const start = before ? before.previous : previous;
	return {
		products: unique,
		...(start && { previous: start }),
		...(unique.length < MAX_LOADED && {
			state: { listing: { market, earlier: unique, ...(start && { previous: start }) } },
		}),
	};
}

function loadedState(state: unknown, market: string): LoadedState | undefined {
	const { listing } = (state ?? {}) as { listing?: LoadedState };
	return listing?.market === market && Array.isArray(listing.earlier) ? listing : undefined;
}

/** After a reload the router restores the scroll position before the earlier products have rendered: do it again. */
function useScrollAfterReload(hydrated: boolean, hasEarlier: boolean): void {
	const { key } = useLocation();
	const reloaded = useRef(!hydrated);
	useBeforeUnload(useCallback(() => savePlace(key), [key]));
	useEffect(() => {
		if (!hydrated || !reloaded.current) return;
		reloaded.current = false;
		const top = hasEarlier ? savedPlace(key) : undefined;
		if (top !== undefined) window.scrollTo(0, top);
	}, [hydrated, hasEarlier, key]);
}

function savePlace(key: string): void {
	writeStored(PLACE, JSON.stringify({ key, top: window.scrollY }), 'sessionStorage');
}

/** The saved scroll position of this history entry, in pixels. */
function savedPlace(key: string): number | undefined {
	const place = JSON.parse(readStored(PLACE, 'sessionStorage') ?? '{}');
	return place.key === key ? place.top : undefined;
}
