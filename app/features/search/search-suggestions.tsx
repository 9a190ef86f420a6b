import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionCardView } from '~/features/catalog/collection-view';
import { useLocale } from '~/i18n/use-locale';
import { searchPath } from './search-term';

/** Suggestions for a search without results. */
export interface SearchHelp {
	/** Suggested terms, as plain text. */
	words: string[];
	collections: Pick<CollectionCardView, 'handle' | 'title' | 'picture'>[];
}

export interface SearchSuggestionsProps {
	words: string[];
	/** The collections. */
	children: ReactNode;
}

export function SearchSuggestions({ words, children }: SearchSuggestionsProps) {
	const { t } = useTranslation(['search', 'listing']);
	const { to } = useLocale();
	return (
		<div className="mt-12 grid gap-10">
			{words.length > 0 ? (
				<Ways title={t('groups.queries')}>
					<ul className="flex flex-wrap gap-x-6">
						{words.map((word) => (
							<Way key={word} to={to(searchPath(word))}>
								{word}
							</Way>
						))}
					</ul>
				</Ways>
			) : null}
			<Ways title={t('listing:collections.title')}>
				<div className="pt-2 empty:hidden">{children}</div>
				<p className="mt-4">
					<Link to={to('/collections')} className="text-link inline-flex min-h-11 items-center">
						{t('browse')}
					</Link>
				</p>
			</Ways>
			<Ways title={t('groups.help')}>
				<ul className="flex flex-wrap gap-x-6">
					<Way to={to('/faq')}>{t('questions')}</Way>
					<Way to={to('/docs')}>{t('guides')}</Way>
					<Way to={to('/contact')}>{t('ask')}</Way>
				</ul>
			</Ways>
		</div>
	);
}

interface WaysProps {
	title: string;
	children: ReactNode;
}

function Ways({ title, children }: WaysProps) {
	const id = useId();
	return (
		<nav aria-labelledby={id}>
			<h2 id={id} className="eyebrow divisions pt-4 pb-2 font-normal">
				{title}
			</h2>
			{children}
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
