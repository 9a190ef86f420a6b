import type { ReactNode } from 'react';
import { ChevronDownIcon } from './control-icons';

export interface DisclosureProps {
	/** Stands there always, and opens the rest. */
	summary: ReactNode;
	/** Whether it is open from the start. */
	open?: boolean;
	/** Of those with one group one is open at a time. */
	group?: string;
	children: ReactNode;
}

/** Content that unfolds, without JavaScript too; a page's search finds it folded. */
export function Disclosure({ summary, open = false, group, children }: DisclosureProps) {
	return (
		<details className="disclosure" open={open || undefined} name={group}>
			<summary>
				{summary}
				<ChevronDownIcon className="disclosure-mark" />
			</summary>
			<div className="pb-5">{children}</div>
		</details>
	);
}
