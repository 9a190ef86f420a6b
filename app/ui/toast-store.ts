import type { ReactNode } from 'react';
import { TOAST_MAX_VISIBLE } from './toast-limits';

export interface Toast {
	id: number;
	/** May end with buttons. */
	text: ReactNode;
}

const NONE: readonly Toast[] = [];

let toasts = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows and announces a short message. */
export function showToast(text: ReactNode): void {
	lastId += 1;
	change([...toasts, { id: lastId, text }].slice(-TOAST_MAX_VISIBLE));
}

export function dismissToast(id: number): void {
	change(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
	return toasts;
}

/** Snapshot on the server. */
export function noToasts(): readonly Toast[] {
	return NONE;
}

export function subscribeToToasts(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}
