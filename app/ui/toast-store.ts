import type { ReactNode } from 'react';
import { createStore } from '~/lib/store';
import { TOAST_MAX_VISIBLE } from './toast-limits';

export interface Toast {
	id: number;
	/** May end with buttons. */
	text: ReactNode;
}

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows and announces a short message. */
export function showToast(text: ReactNode): void {
	lastId += 1;
	toasts.set([...toasts.get(), { id: lastId, text }].slice(-TOAST_MAX_VISIBLE));
}

export function dismissToast(id: number): void {
	toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
