import { useLocation, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcer, announce } from '~/ui/announcer';
import { UiLabelsContext } from '~/ui/labels';
import { ProgressBar } from '~/ui/progress-bar';
import { SkipLink } from '~/ui/skip-link';
import { ToastRegion } from '~/ui/toast-region';
import { type DialogHandlers, Footer } from './footer';
import { usePageLabels } from './page-labels';

const CONTENT_ID = 'content';

export interface PageFrameProps {
	/** Content above the header. */
	before: ReactNode;
	header: ReactNode;
	/** Handlers of footer entries; until they are there, the entries are links. */
	dialogHandlers: DialogHandlers | undefined;
	/** Overlays, rendered last. */
	after: ReactNode;
	children: ReactNode;
}

export function PageFrame({ before, header, dialogHandlers, after, children }: PageFrameProps) {
	const { t } = useTranslation(['shell', 'common']);
	const labels = usePageLabels();
	const content = useFocusAfterNavigation();
	const loading = useNavigation().state === 'loading';
	return (
		<UiLabelsContext.Provider value={labels}>
			<div className="flex min-h-dvh flex-col">
				<SkipLink target={CONTENT_ID} label={t('common:skipToContent')} />
				{loading ? <ProgressBar label={t('loading')} /> : null}
				{before}
				{header}
				<main ref={content} id={CONTENT_ID} tabIndex={-1} className="flex-1">
					{children}
				</main>
				<Footer dialogHandlers={dialogHandlers} />
				{/* Inside this element, because a dialog makes the child of <body> that contains it inert. */}
				{after}
			</div>
			<Announcer />
			<ToastRegion />
		</UiLabelsContext.Provider>
	);
}

/**
 * After a client-side navigation: announces the title, and moves the focus to the content. If the path is the
 * same, it does so only where the control that had the focus is gone. For a link to a part of the page, the browser
 * moves the focus.
 */
function useFocusAfterNavigation() {
	const here = useLocation();
	const content = useRef<HTMLElement>(null);
	const shown = useRef(here);
	useEffect(() => {
		const { pathname, search, key } = shown.current;
		shown.current = here;
		if (pathname === here.pathname) {
			const isPart = search === here.search && here.hash;
			if (key === here.key || isPart || document.activeElement !== document.body) return;
			document.getElementById(here.hash.slice(1))?.focus({ preventScroll: true });
			if (document.activeElement !== document.body) return;
		}
		content.current?.focus({ preventScroll: true });
		announce(document.title);
	}, [here]);
	return content;
}
