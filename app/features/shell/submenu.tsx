import { useLocation } from '@remix-run/react';
import type { KeyboardEvent } from 'react';
import { ChevronDownIcon } from '~/ui/icons';
import { MenuLink } from './menu-link';
import type { MenuEntry } from './shop-menus';

/** An entry of the header with entries below it, itself the first of them. Opens without JavaScript too. */
export function Submenu({ entry }: { entry: MenuEntry }) {
	const { key } = useLocation();
	return (
		// A new page closes it; the header stays.
		<details key={key} name="submenu" onKeyDown={closeOnEscape}>
			<summary className="nav-link cursor-pointer gap-1">
				{entry.title}
				<ChevronDownIcon className="size-4" />
			</summary>
			{/* Without JavaScript the navigation is shown on small screens too, where it stands in the flow. */}
			<ul className="-left-4 top-full z-10 w-max max-w-xs border border-line bg-paper px-4 py-2 shadow-overlay lg:absolute">
				{[entry, ...entry.children].map(({ title, href }) => (
					<li key={`${href} ${title}`}>
						<MenuLink href={href} prefetch className="nav-link w-full">
							{title}
						</MenuLink>
					</li>
				))}
			</ul>
		</details>
	);
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
	if (event.key !== 'Escape' || !event.currentTarget.open) return;
	event.currentTarget.open = false;
	event.currentTarget.querySelector('summary')?.focus();
}
