import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { useListingNavigation } from './listing-navigation';
import { listingSearch, readListing } from './listing-request';
import type { ListingView } from './listing-view';

/** Sort order of a list; without JavaScript the form has a button. */
export function SortSelect({ view }: { view: ListingView }) {
	const { t } = useTranslation('listing');
	const { pathname, request, go } = useListingNavigation(view);
	const { sorts, base } = view;
	const [usual] = sorts;
	const hidden = new URLSearchParams(
		usual && listingSearch({ choices: request.choices, sort: usual }, sorts, base),
	);
	const choose = (sort: string) => {
		const { sort: chosen } = readListing(new URLSearchParams({ sort }), sorts);
		go({ choices: request.choices, sort: chosen });
	};
	return (
		<form
			method="get"
			action={pathname}
			autoComplete="off"
			className="flex grow basis-40 items-end gap-2 *:grow sm:basis-auto"
			onSubmit={(event) => {
				event.preventDefault();
				choose(String(new FormData(event.currentTarget).get('sort')));
			}}
		>
			{[...hidden].map(([name, value]) => (
				<input key={name + value} type="hidden" name={name} value={value} />
			))}
			<Select
				name="sort"
				label={t('sort.label')}
				options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
				value={request.sort}
				onChange={choose}
			/>
			<Button type="submit" className="hidden noscript:inline-flex">
				{t('sort.apply')}
			</Button>
		</form>
	);
}
