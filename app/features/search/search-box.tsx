import { Form, Link } from '@remix-run/react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { afterPaint } from '~/lib/after-paint';
import { announce } from '~/ui/announcer';
import { Button } from '~/ui/button';
import { CloseIcon, SearchIcon } from '~/ui/icons';
import { useUiLabels } from '~/ui/labels';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import { Spinner } from '~/ui/spinner';
import { NO_OPTION, nextOption } from './option-keys';
import type { PredictiveResults } from './predictive-view';
import { MAX_TERM_LENGTH } from './search-term';
import type { Suggestions } from './suggester';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

export interface SearchBoxProps {
	field: RefObject<HTMLInputElement>;
	onClose(): void;
}

/**
 * Search field with suggestions: a combobox whose options are links. The focus stays in the field; the arrow keys
 * change the active option, Enter follows it or opens all results.
 */
export function SearchBox({ field, onClose }: SearchBoxProps) {
	const { t } = useTranslation('search');
	const { to } = useLocale();
	const labels = useUiLabels();
	const listId = useId();
	const [suggestions, suggester] = useSuggestions(to('/api/predictive-search'));
	const [current, setCurrent] = useState(NO_OPTION);
	const found = 'found' in suggestions ? suggestions.found : undefined;
	const count = found ? countOf(found) : 0;
	// The last option is "all results".
	const options = count > 0 ? count + 1 : 0;
	const optionId = (index: number) => `${listId}-${index}`;
	useAnnounced(suggestions);
	// Headless UI does not move the focus on touch screens. Runs after its effects, which attach the dialog to the document.
	useEffect(() => afterPaint(() => field.current?.focus()), [field]);

	const move = (event: KeyboardEvent) => {
		// The input method (IME) needs the keys while composing.
		if (event.nativeEvent.isComposing) return;
		const next = nextOption(event.key, current, options);
		if (next !== undefined) {
			event.preventDefault();
			setCurrent(next);
			document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
		} else if (event.key === 'Enter' && current !== NO_OPTION) {
			event.preventDefault();
			document.getElementById(optionId(current))?.click();
		}
	};

	return (
		<>
			<div className="page-width flex min-h-header items-center gap-2 py-2">
				<Form
					action={to('/search')}
					role="search"
					className="flex min-w-0 grow items-center gap-1.5"
				>
					<SearchIcon className="shrink-0 text-muted" />
					<input
						ref={field}
						name="q"
						role="combobox"
						aria-label={t('field')}
						aria-expanded={options > 0}
						aria-controls={listId}
						aria-autocomplete="list"
						aria-activedescendant={current === NO_OPTION ? undefined : optionId(current)}
						placeholder={t('field')}
						maxLength={MAX_TERM_LENGTH}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						inputMode="search"
						enterKeyHint="search"
						onChange={(event) => {
							setCurrent(NO_OPTION);
							suggester.type(event.currentTarget.value);
						}}
						onKeyDown={move}
						className="min-h-11 w-full min-w-0 rounded-sm bg-transparent px-2 text-xl placeholder:text-muted"
					/>
					{suggestions.state === 'searching' ? <Spinner className="shrink-0" /> : null}
				</Form>
				<Button
					variant="quiet"
					shape="icon"
					className="-mr-2.5 shrink-0"
					aria-label={labels.close}
					onClick={onClose}
				>
					<CloseIcon />
				</Button>
			</div>
			<div className="neatline" aria-hidden="true" />
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
			<div
				role="group"
				aria-label={t('suggestions')}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its options take no focus
				tabIndex={0}
				className="tall:min-h-0 tall:overflow-y-auto tall:overscroll-contain"
			>
				<div className="page-width pt-6 pb-10">
					{found && options > 0 ? (
						<>
							<SuggestionList
								id={listId}
								found={found}
								term={suggestions.state === 'idle' ? '' : suggestions.term}
								busy={suggestions.state === 'searching'}
								current={current}
								optionId={optionId}
							/>
							{found.products.length > 0 ? (
								<p className="mt-4 text-muted text-xs">{found.taxNote}</p>
							) : null}
						</>
					) : (
						<Notes suggestions={suggestions} onRetry={suggester.retry} />
					)}
				</div>
			</div>
		</>
	);
}

interface NotesProps {
	suggestions: Suggestions<PredictiveResults>;
	onRetry(): void;
}

/** Status below the field while there are no options. */
function Notes({ suggestions, onRetry }: NotesProps) {
	const { t } = useTranslation(['search', 'errors']);
	const { noMatch } = useUiLabels();
	switch (suggestions.state) {
		case 'failed':
			return (
				<div className="grid max-w-measure justify-items-start gap-4">
					<Notice tone="danger">{t('unavailable')}</Notice>
					<Button onClick={onRetry}>{t('errors:retry')}</Button>
				</div>
			);
		case 'found':
			return (
				<div className="max-w-measure">
					<h3 className="wrap-anywhere font-bold">{noMatch(suggestions.term)}</h3>
					<p className="mt-2 text-muted">{t('tip')}</p>
					<NextSteps />
				</div>
			);
		case 'searching':
			return (
				<div className="max-w-measure">
					<Skeleton lines={3} />
				</div>
			);
		default:
			return (
				<>
					<p className="max-w-measure text-muted">{t('hint')}</p>
					<NextSteps />
				</>
			);
	}
}

/** Links to the collections and the contact form. */
function NextSteps() {
	const { t } = useTranslation('search');
	const { to } = useLocale();
	return (
		<p className="mt-2 flex flex-wrap gap-x-6">
			<Link to={to('/collections')} className="text-link inline-flex min-h-11 items-center">
				{t('browse')}
			</Link>
			<Link to={to('/contact')} className="text-link inline-flex min-h-11 items-center">
				{t('ask')}
			</Link>
		</p>
	);
}

/** Announces the number of results. */
function useAnnounced(suggestions: Suggestions<PredictiveResults>): void {
	const { t } = useTranslation('search');
	const { noMatch } = useUiLabels();
	useEffect(() => {
		if (suggestions.state === 'failed') announce(t('unavailable'));
		if (suggestions.state !== 'found') return;
		const count = countOf(suggestions.found);
		announce(count > 0 ? t('count', { count }) : noMatch(suggestions.term));
	}, [suggestions, t, noMatch]);
}

function countOf({ products, collections, queries, pages }: PredictiveResults): number {
	return products.length + collections.length + queries.length + pages.length;
}
