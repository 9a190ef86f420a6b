import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { site } from '~/site';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { MenuLink } from './menu-link';
import { useHeaderEntries } from './navigation';
import { Submenu } from './submenu';

export interface HeaderProps {
	/** Controls for cart and account. */
	actions: ReactNode;
}

/** Page header, sticky in high windows. Its server-rendered HTML is the same for everyone. */
export function Header({ actions }: HeaderProps) {
	const { t } = useTranslation('shell');
	const { to } = useLocale();
	const entries = useHeaderEntries();
	return (
		<header className="top-0 z-20 bg-paper tall:sticky">
			<div className="page-width flex min-h-header flex-wrap content-center items-center py-2 sm:gap-x-4 lg:gap-x-6 xl:gap-x-10">
				<Link
					to={to('/')}
					aria-label={t('logo', { site: site.name })}
					className="inline-flex min-h-11 items-center"
				>
					<Logo className="text-xl max-[22.5rem]:text-base" />
				</Link>
				<nav aria-label={t('nav.label')} className="hidden lg:block noscript:block">
					<ul className="flex flex-wrap gap-x-5 xl:gap-x-7">
						{entries.map((entry) => (
							<li key={`${entry.href} ${entry.title}`} className="relative">
								{entry.children.length > 0 ? (
									<Submenu entry={entry} />
								) : (
									<MenuLink href={entry.href} prefetch className="nav-link">
										{entry.title}
									</MenuLink>
								)}
							</li>
						))}
					</ul>
				</nav>
				<div className="-mr-2.5 ml-auto flex items-center sm:gap-1">
					{actions}
					<MenuButton />
				</div>
			</div>
			<div className="neatline" aria-hidden="true" />
		</header>
	);
}
