import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { showsBar } from './consent-machine';
import { consentOptions } from './consent-options';
import { decide, useConsent } from './consent-store';

/**
 * Consent banner until the visitor decides: fixed at the lower edge, where scroll padding keeps the content clear of
 * it, and above the page in windows that are too small for that. First in the document: one press of Tab reaches it.
 */
export function ConsentBar() {
	const state = useConsent();
	return state && showsBar(state, consentOptions) ? <Bar /> : null;
}

/** Declining is as easy as allowing: both have the same size. */
const CHOICE = 'flex-1 basis-32 px-2 text-sm';

function Bar() {
	const { t } = useTranslation('consent');
	const bar = useRef<HTMLElement>(null);
	useLayoutEffect(() => keepClearOf(bar.current), []);
	return (
		<section ref={bar} aria-label={t('label')} className="consent-bar">
			<div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-2.5 lg:py-4">
				<p className="max-w-measure flex-1 basis-52 text-xs leading-snug lg:text-sm">
					{t('text')}{' '}
					<button
						type="button"
						className="text-link -mt-5 -mb-2 pt-5 pb-2"
						onClick={() => decide({ type: 'open' })}
					>
						{t('manage')}
					</button>
				</p>
				<div className="flex grow basis-68 flex-wrap gap-2 sm:grow-0">
					{consentOptions.declineOnBar ? (
						<Button className={CHOICE} onClick={() => leave('decline')}>
							{t('decline')}
						</Button>
					) : null}
					<Button className={CHOICE} onClick={() => leave('acceptAll')}>
						{t('acceptAll')}
					</Button>
				</div>
			</div>
		</section>
	);
}

/** The focused button disappears with the banner: moves the focus into the page. */
function leave(type: 'decline' | 'acceptAll'): void {
	decide({ type });
	document.querySelector('main')?.focus({ preventScroll: true });
}

function keepClearOf(bar: HTMLElement | null): (() => void) | undefined {
	if (!bar) return undefined;
	const sheet = new CSSStyleSheet();
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	const observer = new ResizeObserver(() => {
		sheet.replaceSync(stylesFor(bar.offsetHeight));
		// The banner appears after hydration, and may cover what was focused before.
		document.querySelector('main :focus-visible')?.scrollIntoView({ block: 'nearest' });
	});
	observer.observe(bar);
	return () => {
		observer.disconnect();
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
	};
}

/** Where the banner is fixed. A custom property for the whole page would restyle every element. */
function stylesFor(height: number): string {
	return `@media (width >= 35rem) or (height >= 32rem) {
		html { scroll-padding-bottom: calc(${height}px + var(--buy-bar) + 0.5rem) }
		body { padding-bottom: ${height}px }
		.above-consent-bar { --consent-bar: ${height}px }
	}`;
}
