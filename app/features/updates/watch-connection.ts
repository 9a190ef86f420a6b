import { isPlainClick } from '~/lib/links';

/** Whether a click opens another page of this site in this window. */
function opensPage(event: MouseEvent): boolean {
	if (event.button !== 0 || !isPlainClick(event)) return false;
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (!link || link.target || link.hasAttribute('download')) return false;
	const { origin, pathname, search } = window.location;
	const isAnchor = link.hash !== '' && link.pathname === pathname && link.search === search;
	return link.origin === origin && !isAnchor;
}

/** While the browser is offline, links call `notify` and stay on the page, instead of ending in an error page. */
export function watchConnection(notify: () => void): void {
	const onClick = (event: MouseEvent) => {
		if (navigator.onLine || !opensPage(event)) return;
		event.preventDefault();
		event.stopPropagation();
		notify();
	};
	// Before the router and other handlers.
	window.addEventListener('click', onClick, { capture: true });
}
