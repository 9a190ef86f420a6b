import { useLocation } from '@remix-run/react';
import type { KeyboardEvent } from 'react';
import { ChevronDownIcon } from '~/ui/icons';
import { MenuLink } from './menu-link';
import type { MenuEntry } from './shop-menus';

/** A header entry with a list, in which it is the first link. It opens without JavaScript too. */
export function Submenu({ entry }: { entry: MenuEntry }) {
	const { key } = useLocation();
	return (
		// The key closes it after a navigation: the header stays mounted.
		<details key={key} name="submenu" onKeyDown={closeOnEscape}>
			<summary className="nav-link cursor-pointer gap-1">
				{entry.title}
				<ChevronDownIcon className="size-4" />
			</summary>
			{/* Small screens show it too, if JavaScript is off: there it is in the flow, not positioned. */}
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
