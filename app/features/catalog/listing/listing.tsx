import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '~/ui/announcer';
import { buttonClass } from '~/ui/button';
import { ProductItem } from '../product-card';
import type { ProductCardView } from '../product-view';
import { ListTaxNote } from '../tax-note';
import { FilterButton } from './filter-button';
import { ActiveFilters, ClearFilters } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { useLoadedList } from './listing-loaded';
import { useListingAnnounced, useListingCount, useListingNavigation } from './listing-navigation';
import type { ListingView } from './listing-view';
import { LoadEarlier, LoadMore } from './load-more';
import { SortSelect } from './sort-select';

export interface ListingProps {
	view: ListingView;
	/** Whether the list's first picture is the first of the page. */
	leading?: boolean;
	/** Replaces a list that is empty without filters. */
	empty?: ReactNode;
}

/**
 * A list of products with filters, sort order and pagination; its state is in the URL (`readListing`).
 * Needs a `key` that changes with the list, such as a collection's handle.
 */
export function Listing({ view, leading, empty }: ListingProps) {
	const { t } = useTranslation('listing');
	const list = useLoadedList(view);
	const { changing, continuing } = useListingNavigation(view);
	const count = useListingCount(view, list.products.length);
	const status = useListingAnnounced(view, count);
	const { grid, focusNext } = useFocusOnNext(list.products.length, count, continuing);
	const [inline, setInline] = useState(false);
	const [first] = list.products;
	if (!first && view.active.length === 0) {
		return empty ?? <p className="text-lg">{t('empty')}</p>;
	}
	const hasFilters = view.filters.length > 0 || view.active.length > 0;
	return (
		<div className="grid gap-x-10 lg:grid-cols-12">
			{hasFilters ? (
				<aside
					aria-label={t('filter.title')}
					className={`${inline ? '' : 'hidden'} mb-8 lg:col-span-3 lg:block noscript:block`}
				>
					<FilterPanel view={view} />
				</aside>
			) : null}
			<div className="min-w-0 lg:col-span-9">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
					<p ref={status} tabIndex={-1} className="flex min-h-11 w-full items-center sm:w-auto">
						{count}
					</p>
					{hasFilters ? (
						<div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
							<FilterButton view={view} count={count} onFailure={() => setInline(true)} />
							<SortSelect view={view} />
						</div>
					) : null}
				</div>
				<div className="mt-4">
					<ActiveFilters view={view} />
				</div>
				<div
					aria-busy={changing || undefined}
					className={`mt-8 transition-opacity ${changing ? 'opacity-50' : ''}`}
				>
					{first ? (
						<>
							<p className="mb-8 text-center empty:hidden">
								<LoadEarlier list={list} />
							</p>
							<div ref={grid}>
								<ProductGrid products={list.products} leading={leading} />
							</div>
							<p className="mt-10 text-center empty:hidden">
								<LoadMore view={view} list={list} onMore={focusNext} />
							</p>
							<p className="mt-10 text-muted text-sm">
								<ListTaxNote vatIncluded={first.vatIncluded} />
							</p>
						</>
					) : (
						<div className="contours border-line border-y px-6 py-16 text-center">
							<h2 className="font-normal text-lg">{t('noMatch')}</h2>
							<ClearFilters view={view} className={`${buttonClass('primary')} mt-6`} />
						</div>
					)}
				</div>
			</div>
		</div>
	);
}

/** After more products have loaded: focuses the first of them and announces the count. */
function useFocusOnNext(shown: number, count: string, continuing: boolean) {
	const grid = useRef<HTMLDivElement>(null);
	const from = useRef<number>();
	useEffect(() => {
		if (from.current === undefined || continuing) return;
		const index = from.current;
		from.current = undefined;
		// Another list may have loaded since.
		if (shown <= index) return;
		const next = grid.current?.querySelectorAll<HTMLElement>('li > a')[index];
		next?.focus({ preventScroll: true });
		// No further than needed: the products stay where they are if the next one is in view.
		next?.scrollIntoView({ block: 'nearest' });
		announce(count);
	}, [shown, count, continuing]);
	return {
		grid,
		focusNext: () => {
			from.current = shown;
		},
	};
}

interface ProductGridProps {
	products: ProductCardView[];
	/** Whether the first picture of the grid is the first of the page. */
	leading?: boolean;
}

function ProductGrid({ products, leading = false }: ProductGridProps) {
	return (
		<ul className="grid fluid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6">
			{products.map((product, index) => (
				<ProductItem key={product.handle} product={product} first={leading && index === 0} />
			))}
		</ul>
	);
}
