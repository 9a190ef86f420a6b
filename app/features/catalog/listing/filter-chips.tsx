import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CHIP_CLASS, ChipText } from '~/ui/chip';
import { listingSearch } from './listing-request';
import type { ListingView } from './listing-view';

/** The active filters, each a link that removes it. */
export function ActiveFilters({ view }: { view: ListingView }) {
	const { t } = useTranslation('listing');
	if (view.active.length === 0) return null;
	return (
		<ul aria-label={t('filter.active')} className="flex flex-wrap gap-x-3 gap-y-2">
			{view.active.map(({ label, search }) => (
				<li key={search}>
					<Link to={{ search }} preventScrollReset className={CHIP_CLASS}>
						<ChipText action={t('filter.remove')}>{label}</ChipText>
					</Link>
				</li>
			))}
			<li>
				<ClearFilters view={view} className="inline-flex min-h-11 items-center text-sm text-link" />
			</li>
		</ul>
	);
}

/** Link to the list without filters, in the same order. */
export function ClearFilters({ view, className }: { view: ListingView; className: string }) {
	const { t } = useTranslation('listing');
	const search = listingSearch({ choices: [], sort: view.request.sort }, view.sorts, view.base);
	return (
		<Link to={{ search }} preventScrollReset className={className}>
			{t('filter.clear')}
		</Link>
	);
}
