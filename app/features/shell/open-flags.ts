import { useSyncExternalStore } from 'react';
import { afterPaint } from '~/lib/after-paint';

/** Panels, menus and modals, named as in the specification. */
export type OpenFlag =
	| 'cartDrawer'
	| 'mobileMenu'
	| 'filterMenu'
	| 'searchMenu'
	| 'localeModal'
	| 'deleteAddressModal'
	| 'backInStockModal'
	| 'mediaLightbox';

const wanted = new Set<OpenFlag>();
const open = new Set<OpenFlag>();
const listeners = new Set<() => void>();

/** Opens or closes one of them. Opening renders after the next paint: a drawer is large, the button must respond first. */
export function setOpen(flag: OpenFlag, value: boolean): void {
	if (wanted.has(flag) === value) return;
	if (value) {
		wanted.add(flag);
		afterPaint(() => show(flag));
	} else {
		wanted.delete(flag);
		show(flag);
	}
}

function show(flag: OpenFlag): void {
	if (open.has(flag) === wanted.has(flag)) return;
	if (wanted.has(flag)) open.add(flag);
	else open.delete(flag);
	for (const listener of listeners) listener();
}

export function isOpen(flag: OpenFlag): boolean {
	return open.has(flag);
}

/** Always `false` on the server. */
export function useOpen(flag: OpenFlag): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isOpen(flag),
		() => false,
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
