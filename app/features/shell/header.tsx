import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { linkPrefetch } from '~/lib/link-prefetch';
import { site } from '~/site';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { navigation } from './navigation';

export interface HeaderProps {
	/** Path of the current page's navigation entry. */
	current: string | undefined;
	/** Cart and account. */
	actions: ReactNode;
}

/** Page header, sticky in high windows. Its server-rendered HTML is the same for everyone. */
export function Header({ current, actions }: HeaderProps) {
	const { t } = useTranslation('shell');
	const { to } = useLocale();
	return (
		<header className="top-0 z-20 bg-paper tall:sticky">
			<div className="page-width flex min-h-header flex-wrap content-center items-center gap-x-1 py-2 sm:gap-x-4 lg:gap-x-10">
				<Link
					to={to('/')}
					aria-label={t('logo', { site: site.name })}
					className="inline-flex min-h-11 items-center"
				>
					<Logo className="text-xl" />
				</Link>
				<nav aria-label={t('nav.label')} className="hidden lg:block noscript:block">
					<ul className="flex flex-wrap gap-x-7">
						{navigation.map((item) => (
							<li key={item.to}>
								<Link
									to={to(item.to)}
									prefetch={linkPrefetch()}
									aria-current={current === item.to ? 'page' : undefined}
									className="nav-link"
								>
									{t(item.label)}
								</Link>
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

/** Path of the navigation entry for a page, if it has one. */
export function currentEntry(path: string): string | undefined {
	return navigation.find((item) => item.to === path)?.to;
}
