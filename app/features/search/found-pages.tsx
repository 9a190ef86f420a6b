import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import type { FoundPage } from './predictive-view';

/** A page among the results of the search page. */
export interface ExcerptedPage extends FoundPage {
	/** Text around the match. */
	excerpt: string;
}

/** The list's anchor. */
const LIST = 'pages';

/** Below the search form: the best page, and a link to the list of all, which follows the products. */
export function BestPage({ pages }: { pages: readonly ExcerptedPage[] }) {
	const { t } = useTranslation('search');
	const { to } = useLocale();
	const [best] = pages;
	if (!best) return null;
	return (
		<p className="mt-4 flex flex-wrap items-center gap-x-4">
			<span className="text-muted">{t('topic')}</span>
			<Link to={to(best.path)} className="text-link inline-flex min-h-11 items-center">
				{best.section ?? best.title}
			</Link>
			{pages.length > 1 ? (
				<a href={`#${LIST}`} className="text-link inline-flex min-h-11 items-center">
					{t('pages', { count: pages.length })}
				</a>
			) : null}
		</p>
	);
}

/** Guides, answers and legal pages among the results. */
export function FoundPages({ pages }: { pages: readonly ExcerptedPage[] }) {
	const { t } = useTranslation(['search', 'shell']);
	const { to } = useLocale();
	if (pages.length === 0) return null;
	// The parts of the site whose pages an index lists, by the first segment of their paths.
	const parts: Record<string, string> = {
		docs: t('shell:footer.docs'),
		legal: t('shell:footer.legal'),
	};
	return (
		<section aria-labelledby={LIST} className="mt-14">
			<h2 id={LIST} className="scroll-mt-24 text-2xl">
				{t('groups.pages')}
			</h2>
			<ul className="mt-4 grid gap-x-12 md:grid-cols-2">
				{pages.map(({ path, title, section, excerpt }) => {
					const part = section ? title : parts[path.split('/')[1] ?? ''];
					return (
						<li key={path} className="border-line border-t py-4">
							<h3 className="font-bold">
								<Link to={to(path)} className="text-link inline-flex min-h-11 items-center">
									{section ?? title}
								</Link>
							</h3>
							{part ? <p className="eyebrow">{part}</p> : null}
							<p className="mt-1 text-muted">{excerpt}</p>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
