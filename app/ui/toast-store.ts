import type { ReactNode } from 'react';
import { createStore } from '~/lib/store';

/** More would cover a phone's page: the oldest is removed. */
const MAX_VISIBLE = 3;

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
	toasts.set([...toasts.get(), { id: lastId, text }].slice(-MAX_VISIBLE));
}

export function dismissToast(id: number): void {
	toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
