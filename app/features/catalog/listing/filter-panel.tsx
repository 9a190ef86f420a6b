import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { type FilterChoice, isSameChoice } from './filter-choice';
import { FilterPrice } from './filter-price';
import { FilterValues } from './filter-values';
import { useListingNavigation } from './listing-navigation';
import { narrowingOf, parameterOf, readListing, withChoice, withPrice } from './listing-request';
import type { FilterView, ListingView } from './listing-view';

/** Number of filters that are open at first, besides the active ones. */
const UNFOLDED = 3;

/** The filters of a list. With JavaScript each change applies at once; without, the form has a button. */
export function FilterPanel({ view }: { view: ListingView }) {
	const { t } = useTranslation('listing');
	const { pathname, request, go } = useListingNavigation(view);
	const { sorts, base, filters } = view;
	const form = useRef<HTMLFormElement>(null);
	const apply = (from: HTMLFormElement) => {
		const fields = [...new FormData(from)].map(([name, value]) => [name, String(value)]);
		const read = readListing(new URLSearchParams(fields), sorts);
		// An invalid price changes nothing: no history entry.
		if (narrowingOf(read) !== narrowingOf(request)) go(read);
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		apply(event.currentTarget);
	};
	// Apply what was chosen before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (form.current) apply(form.current);
	}, []);
	return (
		<form
			ref={form}
			method="get"
			action={pathname}
			// Restored form fields would apply filters that the visitor did not choose.
			autoComplete="off"
			onSubmit={submit}
		>
			{base.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{unlisted(request.choices, filters).map((choice) => (
				<input
					key={parameterOf(choice) + choice.value}
					type="hidden"
					name={parameterOf(choice)}
					value={choice.value}
				/>
			))}
			{request.sort === sorts[0] ? null : <input type="hidden" name="sort" value={request.sort} />}
			{filters.map((filter, index) => (
				<FilterGroup key={filter.id} filter={filter} unfolded={index < UNFOLDED}>
					{filter.kind === 'price' ? (
						<FilterPrice
							filter={filter}
							request={request}
							currency={view.currency}
							onChange={(min, max) => go(withPrice(request, min, max))}
						/>
					) : (
						<FilterValues
							filter={filter}
							isChosen={(choice) => request.choices.some((each) => isSameChoice(each, choice))}
							onChange={(choice, on) => go(withChoice(request, choice, on))}
						/>
					)}
				</FilterGroup>
			))}
			<Button type="submit" shape="wide" className="mt-6 hidden noscript:inline-flex">
				{t('filter.apply')}
			</Button>
		</form>
	);
}

interface FilterGroupProps {
	filter: FilterView;
	unfolded: boolean;
	children: ReactNode;
}

/** Keeps its open state while the filters change. */
function FilterGroup({ filter, unfolded, children }: FilterGroupProps) {
	const [open] = useState(
		unfolded || (filter.kind === 'list' && filter.values.some(({ state }) => state === 'chosen')),
	);
	return (
		<Disclosure summary={filter.label} open={open}>
			{children}
		</Disclosure>
	);
}

/** Active filters without a field here, unknown to the platform. */
function unlisted(
	choices: readonly FilterChoice[],
	filters: readonly FilterView[],
): FilterChoice[] {
	return choices.filter(
		(choice) =>
			!filters.some((filter) =>
				filter.kind === 'price'
					? choice.name === 'price'
					: filter.values.some((value) => isSameChoice(value.choice, choice)),
			),
	);
}
