import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger';

const TONES: Record<BadgeTone, string> = {
	neutral: 'text-ink',
	success: 'text-success',
	warning: 'text-warning',
	danger: 'text-danger',
};

/** A short state, in words; its colour only adds to them. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
	return (
		<span
			className={`inline-flex items-center gap-2 whitespace-nowrap rounded-sm border border-current px-2 py-0.5 font-bold text-xs ${TONES[tone]}`}
		>
			{children}
		</span>
	);
}
