import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './icons';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

const TONES: Record<Tone, string> = {
	neutral: 'border-edge text-ink',
	success: 'border-success text-success',
	warning: 'border-warning text-warning',
	danger: 'border-danger text-danger',
};

const ICONS = { neutral: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon };

/** A message. To announce one that appears later, render it in an element with `role="status"`. */
export function Notice({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
	const ToneIcon = ICONS[tone];
	return (
		<div className={`flex gap-3 border-l-2 bg-surface p-3 text-sm ${TONES[tone]}`}>
			<ToneIcon className="size-5 shrink-0" />
			<div className="min-w-0">{children}</div>
		</div>
	);
}

/** A short label, such as “sold out”. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
	return (
		<span
			className={`inline-flex items-center rounded-sm border bg-surface px-1.5 py-1 text-xs leading-tight ${TONES[tone]}`}
		>
			{children}
		</span>
	);
}
