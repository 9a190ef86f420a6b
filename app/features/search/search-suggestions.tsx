import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { searchPath } from './search-term';

/** Suggestions for a search without results. */
export interface SearchHelp {
	/** Suggested terms, as plain text. */
	words: string[];
	collections: { handle: string; title: string }[];
}

export function SearchSuggestions({ help: { words, collections } }: { help: SearchHelp }) {
	const { t } = useTranslation(['search', 'listing']);
	const { to } = useLocale();
	return (
		<div className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-12">
			{words.length > 0 ? (
				<Ways title={t('groups.queries')}>
					{words.map((word) => (
						<Way key={word} to={to(searchPath(word))}>
							{word}
						</Way>
					))}
				</Ways>
			) : null}
			<Ways title={t('listing:collections.title')}>
				{collections.map(({ handle, title }) => (
					<Way key={handle} to={to(`/collections/${handle}`)}>
						{title}
					</Way>
				))}
				<Way to={to('/collections')}>{t('browse')}</Way>
			</Ways>
			<Ways title={t('groups.help')}>
				<Way to={to('/faq')}>{t('questions')}</Way>
				<Way to={to('/docs')}>{t('guides')}</Way>
				<Way to={to('/contact')}>{t('ask')}</Way>
			</Ways>
		</div>
	);
}

function Ways({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<nav aria-labelledby={id} className="md:col-span-6 lg:col-span-4">
			<h2 id={id} className="eyebrow divisions pt-4 pb-2 font-normal">
				{title}
			</h2>
			<ul>{children}</ul>
		</nav>
	);
}

function Way({ to, children }: { to: string; children: string }) {
	return (
		<li>
			<Link to={to} className="text-link wrap-anywhere inline-flex min-h-11 items-center">
				{children}
			</Link>
		</li>
	);
}
