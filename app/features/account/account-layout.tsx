import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';

/** The account's pages, in the order of the navigation. */
const PAGES = [
	{ to: '/account', label: 'nav.overview' },
	{ to: '/account/orders', label: 'nav.orders' },
	{ to: '/account/notifications', label: 'nav.notifications' },
	{ to: '/wishlist', label: 'nav.wishlist' },
] as const;

/** Layout of all account pages: navigation and logout. */
export function AccountLayout({ children }: { children: ReactNode }) {
	const { t } = useTranslation('account');
	const { path, to } = useLocale();
	return (
		<div className="page-width grid gap-x-10 gap-y-8 pt-8 pb-section lg:grid-cols-12 lg:pt-14">
			<div className="lg:col-span-3">
				<nav aria-label={t('nav.label')} className="lg:sticky lg:top-28">
					<ul className="grid gap-x-6 border-line border-b pb-2 text-sm min-[20rem]:grid-cols-[auto_auto] sm:flex sm:flex-wrap lg:block lg:border-b-0">
						{PAGES.map((page) => (
							<li key={page.to}>
								<Link
									to={to(page.to)}
									aria-current={ariaCurrent(path, page.to)}
									className="nav-link"
								>
									{t(page.label)}
								</Link>
							</li>
						))}
						<li className="lg:mt-4 lg:border-line lg:border-t lg:pt-4">
							<form method="post" action={to('/auth/logout')}>
								<button type="submit" className="nav-link">
									{t('nav.logOut')}
								</button>
							</form>
						</li>
					</ul>
				</nav>
			</div>
			<div className="min-w-0 lg:col-span-9">{children}</div>
		</div>
	);
}

/** `page` on the page itself, `true` on its subpages; the last match wins, since `/account` matches all. */
function ariaCurrent(path: string, to: string): 'page' | 'true' | undefined {
	const current = PAGES.findLast((page) => path === page.to || path.startsWith(`${page.to}/`));
	if (current?.to !== to) return undefined;
	return path === to ? 'page' : 'true';
}
