import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { consentOptions } from './consent-options';
import { showsBar } from './consent-start';
import { decide, useConsent } from './consent-store';

/** Consent banner, fixed at the lower edge until the visitor decides; scroll padding keeps the content clear of it. */
export function ConsentBar() {
	const state = useConsent();
	return state && showsBar(state, consentOptions) ? <Bar /> : null;
}

function Bar() {
	const { t } = useTranslation('consent');
	const bar = useRef<HTMLElement>(null);
	useLayoutEffect(() => keepClearOf(bar.current), []);
	return (
		<section
			ref={bar}
			aria-label={t('label')}
			className="fixed inset-x-0 bottom-0 z-20 border-ink border-t bg-surface"
		>
			<div className="page-width flex flex-wrap items-center gap-x-10 gap-y-3 py-4">
				<p className="max-w-prose flex-1 basis-80 text-sm">{t('text')}</p>
				<div className="flex flex-wrap gap-2">
					{consentOptions.declineOnBar ? (
						<Button onClick={() => leave('decline')}>{t('decline')}</Button>
					) : null}
					<Button onClick={() => leave('acceptAll')}>{t('acceptAll')}</Button>
					<Button variant="quiet" onClick={() => decide({ type: 'open' })}>
						{t('manage')}
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
	const { style } = document.documentElement;
	const observer = new ResizeObserver(() => {
		style.setProperty('--consent-bar', `${bar.offsetHeight}px`);
	});
	observer.observe(bar);
	return () => {
		observer.disconnect();
		style.removeProperty('--consent-bar');
	};
}
