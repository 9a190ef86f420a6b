import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

export interface DisclosureProps {
	/** Always visible; toggles the content. */
	summary: ReactNode;
	open?: boolean;
	children: ReactNode;
}

/** Collapsible content (`details`), without JavaScript too; the browser's page search finds it. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
	return (
		<details className="disclosure" open={open || undefined}>
			<summary>
				{summary}
				<ChevronDownIcon className="disclosure-mark" />
			</summary>
			<div className="pb-5">{children}</div>
		</details>
	);
}
