import type { ReactNode } from 'react';
import { CloseIcon } from './icons';

/** Class of a link that removes a selection. */
export const CHIP_CLASS = 'chip';

/** Content of a chip; screen readers read `action` after the text. */
export function ChipText({ children, action }: { children: ReactNode; action: string }) {
	return (
		<>
			{children}
			<CloseIcon className="size-4 shrink-0" />
			<span className="sr-only"> ({action})</span>
		</>
	);
}
