import { useBeforeUnload, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { useHydrating } from '~/ui/use-hydrating';
import type { ProductCardView } from '../product-view';
import type { ListingView } from './listing-view';

/**
 * More are not kept on a page: the next ones begin a page of their own, so that a list is as light at its end
 * as at its start.
 */
const MAX_LOADED = 240;

/** Session storage: the place in a list that a reload comes back to. */
const PLACE = 'list-place';

/** History state of a page that continues a list: what stands before its own products. */
interface LoadedState {
	/** Country whose prices these are: another one's are not mixed in. */
	market: string;
	earlier: ProductCardView[];
	/** Query string of the page before all of them. */
	previous?: string;
}

export interface LoadedList {
	/** Earlier pages' products and this one's, each once. */
	products: ProductCardView[];
	/** Query string of the page before the first of them. */
	previous?: string;
	/** For the link to the next page: with it the page appends to what is here. */
	state?: { listing: LoadedState };
}

/** The list as far as it was loaded. It is part of the history, so that a reload and a way back find it again. */
export function useLoadedList(view: ListingView): LoadedList {
	const { state } = useLocation();
	const hydrated = !useHydrating();
	const before = hydrated ? loadedState(state, view.market) : undefined;
	useScrollAfterReload(hydrated, before !== undefined);
	return joinPages(before, view);
}

/** What was loaded before, and behind it a page's own products. */
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

/** After a reload the server knows of this page alone: the router scrolls before the earlier products are back. */
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
	try {
		sessionStorage.setItem(PLACE, JSON.stringify({ key, top: window.scrollY }));
	} catch {
		// Web storage may be refused.
	}
}

/** Pixels from the top, where the place saved is of this entry of the history. */
function savedPlace(key: string): number | undefined {
	try {
		const place = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}');
		return place.key === key ? place.top : undefined;
	} catch {
		return undefined;
	}
}
