import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useStore } from '~/lib/store';
import { Button } from './button';
import { CloseIcon } from './icons';
import { useUiLabels } from './labels';
import { dismissToast, type Toast, toasts } from './toast-store';

/** How long a toast is shown, in milliseconds; paused while hovered or focused. */
const DURATION_MS = 10_000;

/** Toasts, bottom right. Their time is paused on hover and focus. */
export function ToastRegion() {
	const labels = useUiLabels();
	const shown = useStore(toasts);
	const [pointed, setPointed] = useState(false);
	const [focused, setFocused] = useState(false);
	const previousFocus = useRef<Element | null>(null);
	const paused = shown.length > 0 && (pointed || focused);
	const onFocus = (event: FocusEvent) => {
		if (!focused) previousFocus.current = event.relatedTarget;
		setFocused(true);
	};
	const dismiss = (id: number) => {
		dismissToast(id);
		setFocused(false);
		setPointed(false);
		if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
	};
	return (
		<section
			aria-label={labels.notifications}
			aria-live="polite"
			aria-relevant="additions"
			className="pointer-events-none fixed right-0 bottom-0 z-50 grid w-full max-w-md justify-items-end gap-3 p-4"
			onPointerEnter={() => setPointed(true)}
			onPointerLeave={() => setPointed(false)}
			onFocus={onFocus}
			onBlur={() => setFocused(false)}
		>
			{shown.map((toast) => (
				<ToastItem
					key={toast.id}
					toast={toast}
					paused={paused}
					dismissLabel={labels.dismiss}
					onDismiss={() => dismiss(toast.id)}
				/>
			))}
		</section>
	);
}

interface ToastItemProps {
	toast: Toast;
	paused: boolean;
	dismissLabel: string;
	onDismiss(): void;
}

function ToastItem({ toast, paused, dismissLabel, onDismiss }: ToastItemProps) {
	const { id, text } = toast;
	const remaining = useRef(DURATION_MS);
	useEffect(() => {
		if (paused) return undefined;
		const started = Date.now();
		const timer = setTimeout(() => dismissToast(id), remaining.current);
		return () => {
			clearTimeout(timer);
			remaining.current -= Date.now() - started;
		};
	}, [paused, id]);
	return (
		<div className="pointer-events-auto flex animate-rise items-start gap-2 rounded-md border border-edge bg-surface py-2 pr-2 pl-5 text-ink shadow-overlay">
			<div className="py-2 text-sm">{text}</div>
			<Button variant="quiet" shape="icon" aria-label={dismissLabel} onClick={onDismiss}>
				<CloseIcon className="size-5" />
			</Button>
		</div>
	);
}
