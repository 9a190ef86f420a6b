import type { TFunction } from 'i18next';
import { isPlainClick } from '~/lib/links';
import { showToast } from '~/ui/toast-store';
import { watchBuilds } from './builds';
import { recoverLostChunks } from './lost-chunk';

let watching = false;

/**
 * Offers a reload for a new build, and handles removed chunks and links while offline. Once per document.
 * @param saved waits for changes that are being saved; resolves to whether none has failed.
 */
export function watchUpdates(t: TFunction<'updates'>, saved: () => Promise<boolean>): void {
	if (watching) return;
	watching = true;
	const reload = (
		<button type="button" className="underline" onClick={() => window.location.reload()}>
			{t('reload')}
		</button>
	);
	watchBuilds(() => showToast([`${t('newBuild')} `, reload]));
	recoverLostChunks(() => showToast([`${t('lost')} `, reload]), saved);
	watchConnection(() => showToast(t('offline')));
}

/** While the browser is offline, links call `notify` and stay on the page, instead of showing an error page. */
function watchConnection(notify: () => void): void {
	const onClick = (event: MouseEvent) => {
		if (navigator.onLine || !opensPage(event)) return;
		event.preventDefault();
		event.stopPropagation();
		notify();
	};
	// Before the router and other handlers.
	window.addEventListener('click', onClick, { capture: true });
}

/** Whether a click opens another page of this site in this window. */
function opensPage(event: MouseEvent): boolean {
	if (event.button !== 0 || !isPlainClick(event)) return false;
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (!link || link.target || link.hasAttribute('download')) return false;
	const { origin, pathname, search } = window.location;
	const isAnchor = link.hash !== '' && link.pathname === pathname && link.search === search;
	return link.origin === origin && !isAnchor;
}
