import { useSyncExternalStore } from 'react';

/** What can be open on a page: panels, menus and modals, as the specification names them. */
export type OpenFlag =
	| 'cartDrawer'
	| 'mobileMenu'
	| 'filterMenu'
	| 'searchMenu'
	| 'localeModal'
	| 'deleteAddressModal'
	| 'backInStockModal'
	| 'mediaLightbox';

const open = new Set<OpenFlag>();
const listeners = new Set<() => void>();

/** Opens or closes one of them, from anywhere. */
export function setOpen(flag: OpenFlag, value: boolean): void {
	if (open.has(flag) === value) return;
	if (value) open.add(flag);
	else open.delete(flag);
	for (const listener of listeners) listener();
}

/** Whether it is open; on the server nothing is. */
export function useOpen(flag: OpenFlag): boolean {
	return useSyncExternalStore(
		subscribe,
		() => open.has(flag),
		() => false,
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
