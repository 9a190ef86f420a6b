import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { CloseIcon } from './icons';

/** The classes of a chip, for a router's link that takes its filter away. */
export const CHIP_CLASS = 'chip';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
	children: string;
	/** What a click does, such as “remove filter”; read after the text. */
	action: string;
}

/** Something that was chosen and can be taken away again. */
export function Chip({ children, action, ...button }: ChipProps) {
	return (
		<button type="button" {...button} className={CHIP_CLASS}>
			<ChipText action={action}>{children}</ChipText>
		</button>
	);
}

/** What stands in a chip, whether it is a button or a link. */
export function ChipText({ children, action }: { children: ReactNode; action: string }) {
	return (
		<>
			{children}
			<CloseIcon className="size-4 shrink-0" />
			<span className="sr-only">, {action}</span>
		</>
	);
}
