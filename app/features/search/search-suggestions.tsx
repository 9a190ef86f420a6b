import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionCardView } from '~/features/catalog/collection-view';
import { useLocale } from '~/i18n/use-locale';
import { searchPath } from './search-term';

/** Suggestions for a search without anything to buy. */
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
				<LinkGroup title={t('groups.queries')}>
					<ul className="flex flex-wrap gap-x-6">
						{words.map((word) => (
							<LinkItem key={word} to={to(searchPath(word))}>
								{word}
							</LinkItem>
						))}
					</ul>
				</LinkGroup>
			) : null}
			<LinkGroup title={t('listing:collections.title')}>
				<div className="pt-2 empty:hidden">{children}</div>
				<p className="mt-4">
					<Link to={to('/collections')} className="text-link inline-flex min-h-11 items-center">
						{t('browse')}
					</Link>
				</p>
			</LinkGroup>
			<LinkGroup title={t('groups.help')}>
				<ul className="flex flex-wrap gap-x-6">
					<LinkItem to={to('/faq')}>{t('questions')}</LinkItem>
					<LinkItem to={to('/docs')}>{t('guides')}</LinkItem>
					<LinkItem to={to('/contact')}>{t('ask')}</LinkItem>
				</ul>
			</LinkGroup>
		</div>
	);
}

interface LinkGroupProps {
	title: string;
	children: ReactNode;
}

function LinkGroup({ title, children }: LinkGroupProps) {
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

function LinkItem({ to, children }: { to: string; children: string }) {
	return (
		<li>
			<Link to={to} className="text-link wrap-anywhere inline-flex min-h-11 items-center">
				{children}
			</Link>
		</li>
	);
}
