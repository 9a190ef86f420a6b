import { Form, Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { withNoBreakHyphens } from '~/lib/no-break';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { useAnnounced } from '~/ui/use-announced';
import { useFieldValue } from '~/ui/use-field-value';
import { type ContentHit, MAX_QUERY_LENGTH } from './content-search';
import type { ListedPage } from './content-view';

interface DocsResult {
	query: string;
	hits: readonly ContentHit[];
}

/** Search form of the docs, which announces the result of another search; it works without JavaScript. */
export function DocsSearch({ query, hits }: DocsResult) {
	const { t } = useTranslation('content');
	const { to } = useLocale();
	const field = useFieldValue(query);
	const heading = useHitsHeading({ query, hits });
	useAnnounced(query, query && heading);
	return (
		<Form
			action={to('/docs')}
			role="search"
			aria-label={t('search.label')}
			className="mt-8 flex items-end lg:max-w-2xl gap-2 sm:gap-3"
		>
			<div className="min-w-0 grow">
				<Field label={t('search.field')}>
					{(control) => (
						<input
							{...control}
							ref={field}
							type="search"
							name="q"
							defaultValue={query}
							maxLength={MAX_QUERY_LENGTH}
							autoComplete="off"
						/>
					)}
				</Field>
			</div>
			<Button type="submit" variant="primary" className="px-4 sm:px-6">
				{t('search.submit')}
			</Button>
		</Form>
	);
}

function useHitsHeading({ query, hits }: DocsResult): string {
	const { t } = useTranslation('content');
	return hits.length > 0
		? t('search.hits', { count: hits.length, query })
		: t('search.none', { query });
}

/** Search results, or advice if there are none: all guides follow then. */
export function DocsHits({ query, hits }: DocsResult) {
	const heading = useHitsHeading({ query, hits });
	const { t } = useTranslation('content');
	const { to } = useLocale();
	return (
		<section className="docs-group" aria-labelledby="hits">
			<h2 id="hits" className="text-2xl">
				{heading}
			</h2>
			{hits.length > 0 ? (
				<>
					<ul className="docs-list">
						{hits.map(({ path, title, section, excerpt }) => (
							<li key={path}>
								<h3>
									<Link to={to(path)}>{section ? `${title}: ${section}` : title}</Link>
								</h3>
								<p>{excerpt}</p>
							</li>
						))}
					</ul>
					<p className="mt-6">
						<Link to={to('/docs')} className="text-link">
							{t('search.all')}
						</Link>
					</p>
				</>
			) : (
				<p className="mt-4 max-w-measure">
					{t('search.tip')}{' '}
					<Link to={to('/contact')} className="text-link">
						{t('search.contact')}
					</Link>
				</p>
			)}
		</section>
	);
}

/** All pages by group; the groups are in the order of their first pages. */
export function DocsGroups({ pages }: { pages: readonly ListedPage[] }) {
	const groups = new Set(pages.flatMap(({ group }) => group ?? []));
	return [...groups].map((group) => (
		<DocsGroup key={group} title={group} pages={pages.filter((page) => page.group === group)} />
	));
}

function DocsGroup({ title, pages }: { title: string; pages: readonly ListedPage[] }) {
	const { to } = useLocale();
	const id = useId();
	return (
		<section className="docs-group" aria-labelledby={id}>
			<h2 id={id} className="text-2xl">
				{title}
			</h2>
			<ul className="docs-list">
				{pages.map((page) => (
					<li key={page.path}>
						<h3>
							<Link to={to(page.path)}>{withNoBreakHyphens(page.title)}</Link>
						</h3>
						<p>{withNoBreakHyphens(page.description)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
