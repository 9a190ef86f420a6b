import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useHydrating } from '~/ui/still';
import type { ProductCardView } from '../product-view';
import type { ListingView } from './listing-view';

/**
 * More are not kept on a page: the next ones begin a page of their own, so that a list is as light at its end
 * as at its start.
 */
const MAX_LOADED = 240;

/** Where React's router keeps how far each entry of the history was scrolled. */
const SCROLL_POSITIONS = 'positions';

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

/** After a reload the server knows of this page alone, so the browser could not scroll back far enough. */
function useScrollAfterReload(hydrated: boolean, hasEarlier: boolean): void {
	const reloaded = useRef(!hydrated);
	useEffect(() => {
		if (!hydrated || !reloaded.current) return;
		reloaded.current = false;
		if (!hasEarlier) return;
		const top = savedPosition();
		if (top !== undefined) window.scrollTo(0, top);
	}, [hydrated, hasEarlier]);
}

function savedPosition(): number | undefined {
	try {
		const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}');
		const top = (positions as Record<string, unknown>)[window.history.state?.key ?? 'default'];
		return typeof top === 'number' ? top : undefined;
	} catch {
		// Web storage may be refused.
		return undefined;
	}
}
