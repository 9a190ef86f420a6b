import { useTranslation } from 'react-i18next';
import { CategoryMark } from './category-mark';
import { type FlightCategory, flightCategories } from './weather-view';

/** Explains the four categories: colour, shape, name and limits. */
export function FlightCategories() {
	const { t } = useTranslation('weather');
	return (
		<section className="page-width py-section" aria-labelledby="categories">
			<div className="grid gap-6 lg:grid-cols-12 lg:gap-x-10">
				<h2 id="categories" className="text-4xl lg:col-span-7">
					{t('categories.title')}
				</h2>
				<p className="max-w-measure text-lg lg:col-span-5 lg:self-end">{t('categories.lead')}</p>
			</div>
			<ul className="mt-12 grid border-line border-t sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
				{flightCategories.map((category) => (
					<Category key={category} category={category} />
				))}
			</ul>
			<p className="mt-8 max-w-measure text-muted">{t('categories.motion')}</p>
		</section>
	);
}

function Category({ category }: { category: FlightCategory }) {
	const { t } = useTranslation('weather');
	return (
		<li className="row-span-3 grid grid-rows-subgrid border-line border-b py-6 sm:pr-8 lg:border-b-0">
			<div className="flex gap-4">
				<CategoryMark category={category} className="size-10 shrink-0" />
				<h3 className="text-xl">
					<abbr className="no-underline">{category.toUpperCase()}</abbr>
					<span className="block font-normal text-base text-muted">
						{t(`categories.${category}.color`)}, {t(`categories.${category}.name`)}
					</span>
				</h3>
			</div>
			<dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
				<dt className="text-muted">{t('categories.ceiling')}</dt>
				<dd>{t(`categories.${category}.ceiling`)}</dd>
				<dt className="text-muted">{t('categories.visibility')}</dt>
				<dd>{t(`categories.${category}.visibility`)}</dd>
			</dl>
			<p className="mt-4">{t(`categories.${category}.text`)}</p>
		</li>
	);
}
