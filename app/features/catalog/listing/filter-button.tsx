import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withStyles } from '~/lib/deferred-styles';
import { preload } from '~/lib/preload';
import { Button } from '~/ui/button';
import { openFrom, setOpen, useOpen } from '~/ui/open-flags';
import { useDeferredImport } from '~/ui/use-deferred-import';
import type { ListingView } from './listing-view';

const loadDrawer = () => withStyles(() => import('./filter-drawer'));

export interface FilterButtonProps {
	view: ListingView;
	/** Number of products, as text. */
	count: string;
	/** Called where the drawer's code cannot be loaded: the filters are then shown in the page. */
	onFailure(): void;
}

/** Opens the filters in a drawer on small screens; the drawer's code is loaded on the first use. */
export function FilterButton({ view, count, onFailure }: FilterButtonProps) {
	const { t } = useTranslation('listing');
	const open = useOpen('filterMenu');
	const chosen = view.request.choices.length;

	// Close it when the list is left.
	useEffect(() => () => setOpen('filterMenu', false), []);

	const drawer = useDeferredImport(open, loadDrawer, () => {
		setOpen('filterMenu', false);
		onFailure();
	});

	return (
		<>
			<Button
				className="lg:hidden noscript:hidden"
				aria-haspopup="dialog"
				aria-expanded={open}
				onPointerEnter={() => preload(loadDrawer)}
				onClick={(event) => openFrom(event, 'filterMenu')}
			>
				{t('filter.title')}
				{chosen > 0 ? (
					<>
						<span aria-hidden="true" className="tabular-nums">
							{chosen}
						</span>
						<span className="sr-only"> ({t('filter.chosen', { count: chosen })})</span>
					</>
				) : null}
			</Button>
			{drawer ? <drawer.FilterDrawer view={view} count={count} /> : null}
		</>
	);
}
