import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { productPath } from '~/site';
import { SearchIcon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import { splitHighlight } from './highlight';
import type { PredictiveResults, SuggestedProduct } from './predictive-view';
import { searchPath } from './search-term';

export interface SuggestionListProps {
	id: string;
	found: PredictiveResults;
	/** Text of the field; `found` may still belong to the previous term. */
	term: string;
	busy: boolean;
	/** Index of the active option, or -1. */
	current: number;
	optionId(index: number): string;
}

/** Products, collections, pages and terms as options; the last option is "all results". */
export function SuggestionList({
	id,
	found: { products, collections, queries, pages },
	term,
	busy,
	current,
	optionId,
}: SuggestionListProps) {
	const { t } = useTranslation(['search', 'listing']);
	const afterProducts = products.length;
	const afterCollections = afterProducts + collections.length;
	const afterPages = afterCollections + pages.length;
	const option = (index: number) => ({ id: optionId(index), current: index === current });
	return (
		<div
			id={id}
			role="listbox"
			aria-label={t('suggestions')}
			aria-busy={busy}
			className="grid gap-x-10 gap-y-8 transition-opacity aria-busy:opacity-50 md:grid-cols-12"
		>
			{products.length > 0 ? (
				<Group label={t('groups.products')} className="md:col-span-8">
					<div className="grid gap-x-6 lg:grid-cols-2">
						{products.map((product, index) => (
							<Option
								key={product.id}
								{...option(index)}
								path={productPath(product.handle, product.variantId)}
								className="items-start py-3"
							>
								<ProductSuggestion product={product} term={term} />
							</Option>
						))}
					</div>
				</Group>
			) : null}
			<div
				className={`grid content-start gap-8 ${products.length > 0 ? 'md:col-span-4' : 'md:col-span-12'}`}
			>
				{collections.length > 0 ? (
					<Group label={t('listing:collections.title')}>
						{collections.map((collection, index) => (
							<Option
								key={collection.id}
								{...option(afterProducts + index)}
								path={`/collections/${collection.handle}`}
							>
								<Highlighted text={collection.title} term={term} />
							</Option>
						))}
					</Group>
				) : null}
				{pages.length > 0 ? (
					<Group label={t('groups.pages')}>
						{pages.map(({ path, title, section }, index) => (
							<Option key={path} {...option(afterCollections + index)} path={path}>
								<span className="min-w-0">
									<Highlighted text={section ?? title} term={term} />
									{section ? <span className="block text-muted text-xs">{title}</span> : null}
								</span>
							</Option>
						))}
					</Group>
				) : null}
				{queries.length > 0 ? (
					<Group label={t('groups.queries')}>
						{queries.map((query, index) => (
							<Option key={query} {...option(afterPages + index)} path={searchPath(query)}>
								<SearchIcon className="size-4.5 shrink-0 text-muted" />
								<Highlighted text={query} term={term} />
							</Option>
						))}
					</Group>
				) : null}
			</div>
			<div className="border-line border-t pt-2 md:col-span-12">
				<Option {...option(afterPages + queries.length)} path={searchPath(term)}>
					<span className="wrap-anywhere min-w-0 font-bold">{t('all', { term })}</span>
				</Option>
			</div>
		</div>
	);
}

function Group({
	label,
	className,
	children,
}: {
	label: string;
	className?: string;
	children: ReactNode;
}) {
	const id = useId();
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
		<div role="group" aria-labelledby={id} className={className}>
			<p id={id} role="presentation" className="eyebrow divisions pt-4 pb-2">
				{label}
			</p>
			{children}
		</div>
	);
}

interface OptionProps {
	id: string;
	current: boolean;
	/** Path without a locale prefix. */
	path: string;
	className?: string;
	children: ReactNode;
}

/** A link, so that it can be opened in a new tab; not focusable. */
function Option({ id, current, path, className = '', children }: OptionProps) {
	const { to } = useLocale();
	return (
		<Link
			to={to(path)}
			id={id}
			role="option"
			aria-selected={current}
			tabIndex={-1}
			data-focus={current || undefined}
			className={`menu-option -mx-3.5 rounded-sm not-data-focus:hover:bg-surface ${className}`}
		>
			{children}
		</Link>
	);
}

function ProductSuggestion({ product, term }: { product: SuggestedProduct; term: string }) {
	const { title, description, price, former, soldOut, picture, night } = product;
	return (
		<>
			<span className="w-18 shrink-0 sm:w-20">
				{/* Decorative: the title is beside it. */}
				<Picture
					data={
						picture
							? { url: picture, width: 400, ...(night && { atNight: { url: night, width: 400 } }) }
							: undefined
					}
					alt=""
					aspectRatio="1/1"
					sizes="5rem"
					className="print"
				/>
			</span>
			<span className="min-w-0">
				<span className="block hyphens-auto font-bold leading-snug">
					<Highlighted text={title} term={term} />
				</span>
				{/* Options are read whole: a title and a price are enough to choose by. */}
				<span className="hidden text-muted text-sm sm:line-clamp-2" aria-hidden="true">
					{description}
				</span>
				<span className="block text-sm">{price}</span>
				{former ? (
					<span className="block text-muted text-xs">
						{former.label} <s className="whitespace-nowrap">{former.price}</s>
					</span>
				) : null}
				{soldOut ? <span className="block text-danger text-sm">{soldOut}</span> : null}
			</span>
		</>
	);
}

/** Marks the typed part of a text. */
function Highlighted({ text, term }: { text: string; term: string }) {
	return (
		<span className="wrap-anywhere min-w-0">
			{splitHighlight(text, term).map(({ start, text: part, typed }) =>
				typed ? (
					<mark
						key={start}
						className="bg-transparent text-inherit underline decoration-2 underline-offset-4"
					>
						{part}
					</mark>
				) : (
					part
				),
			)}
		</span>
	);
}
