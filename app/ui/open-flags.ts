import type { MouseEvent } from 'react';
import { afterPaint } from '~/lib/after-paint';
import { createStore, useStore } from '~/lib/store';

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
const open = createStore<ReadonlySet<OpenFlag>>(new Set());

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

/** Opens one from its button. Safari does not focus a clicked button, and a dialog returns the focus to the active element. */
export function openFrom({ currentTarget }: MouseEvent<HTMLElement>, flag: OpenFlag): void {
	currentTarget.focus({ preventScroll: true });
	setOpen(flag, true);
}

function show(flag: OpenFlag): void {
	if (isOpen(flag) === wanted.has(flag)) return;
	const others = [...open.get()].filter((other) => other !== flag);
	open.set(new Set(wanted.has(flag) ? [...others, flag] : others));
}

export function isOpen(flag: OpenFlag): boolean {
	return open.get().has(flag);
}

/** Always `false` on the server. */
export function useOpen(flag: OpenFlag): boolean {
	return useStore(open, (flags) => flags.has(flag));
}
