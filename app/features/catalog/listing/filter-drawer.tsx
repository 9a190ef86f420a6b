import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Drawer } from '~/ui/drawer';
import { setOpen, useOpen } from '~/ui/open-flags';
import { FilterPanel } from './filter-panel';
import type { ListingView } from './listing-view';

export interface FilterDrawerProps {
	view: ListingView;
	/** Number of products, as text. */
	count: string;
}

/** The filters on small screens. */
export function FilterDrawer({ view, count }: FilterDrawerProps) {
	const { t } = useTranslation('listing');
	const open = useOpen('filterMenu');
	const close = () => setOpen('filterMenu', false);
	return (
		<Drawer
			open={open}
			onClose={close}
			title={t('filter.title')}
			footer={
				<div className="grid gap-3">
					<p className="text-muted text-sm">{count}</p>
					<Button variant="primary" shape="wide" onClick={close}>
						{t('filter.show')}
					</Button>
				</div>
			}
		>
			<FilterPanel view={view} />
		</Drawer>
	);
}
