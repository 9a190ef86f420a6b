import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { SearchIcon } from '~/ui/icons';
import { useFieldValue } from '~/ui/use-field-value';
import { CategoryMark } from './category-mark';
import {
	type ListRequest,
	listCategories,
	listSearch,
	MAX_QUERY_LENGTH,
	reportSorts,
} from './list-reports';
import type { LedCounts } from './map-lights';
import { regionPath } from './regions';
import type { RegionKey } from './weather-view';

export interface ReportFilterProps {
	region: RegionKey;
	request: ListRequest;
	/** How many airports of the region each category has. */
	counts: LedCounts;
}

/** Search, categories and order of the list of reports: links and a form, each with its own URL. */
export function ReportFilter({ region, request, counts }: ReportFilterProps) {
	const { t } = useTranslation(['reports', 'weather']);
	const { to } = useLocale();
	const path = to(regionPath(region));
	const linkTo = (change: Partial<ListRequest>) => ({
		to: `${path}${listSearch({ ...request, page: 1, ...change })}#reports`,
		preventScrollReset: true,
	});
	const { query, sort, category } = request;
	const field = useFieldValue(query);
	return (
		<div className="report-filter">
			<Form
				action={path}
				role="search"
				aria-label={t('search.label')}
				preventScrollReset
				className="flex gap-2"
			>
				<input
					ref={field}
					type="search"
					name="q"
					defaultValue={query}
					maxLength={MAX_QUERY_LENGTH}
					aria-label={t('search.field')}
					placeholder={t('search.field')}
					autoComplete="off"
					className="control min-w-0"
				/>
				{category ? <input type="hidden" name="category" value={category} /> : null}
				{sort === 'name' ? null : <input type="hidden" name="sort" value={sort} />}
				<Button type="submit" shape="icon" className="shrink-0">
					<SearchIcon />
					<span className="sr-only">{t('search.submit')}</span>
				</Button>
			</Form>
			<nav aria-label={t('categories')}>
				<Link
					{...linkTo({ category: undefined })}
					aria-current={category ? undefined : 'true'}
					className="nav-link"
				>
					{t('all')}
				</Link>
				{listCategories
					.filter((each) => counts[each] > 0 || each === category)
					.map((each) => (
						<Link
							key={each}
							{...linkTo({ category: each })}
							aria-current={each === category ? 'true' : undefined}
							className="nav-link"
						>
							{each === 'dark' ? (
								t('weather:map.dark')
							) : (
								<>
									<CategoryMark category={each} className="size-4" />
									{each.toUpperCase()}
								</>
							)}
							<span className="font-normal text-muted">{counts[each]}</span>
						</Link>
					))}
			</nav>
			<nav aria-label={t('sort.label')}>
				<span className="eyebrow" aria-hidden="true">
					{t('sort.label')}
				</span>
				{reportSorts.map((each) => (
					<Link
						key={each}
						{...linkTo({ sort: each })}
						aria-current={each === sort ? 'true' : undefined}
						className="nav-link"
					>
						{t(`sort.${each}`)}
					</Link>
				))}
			</nav>
		</div>
	);
}
