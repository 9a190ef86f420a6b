import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { CloseIcon } from './icons';

/** Classes for a router link that looks like a chip. */
export const CHIP_CLASS = 'chip';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
	children: string;
	/** Action of a click, such as “remove filter”; read after the text. */
	action: string;
}

/** A selection that can be removed. */
export function Chip({ children, action, ...button }: ChipProps) {
	return (
		<button type="button" {...button} className={CHIP_CLASS}>
			<ChipText action={action}>{children}</ChipText>
		</button>
	);
}

/** Content of a chip, as a button or a link. */
export function ChipText({ children, action }: { children: ReactNode; action: string }) {
	return (
		<>
			{children}
			<CloseIcon className="size-4 shrink-0" />
			<span className="sr-only"> ({action})</span>
		</>
	);
}
