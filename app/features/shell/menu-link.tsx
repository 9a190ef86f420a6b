import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { linkPrefetch } from '~/lib/link-prefetch';

export interface MenuLinkProps {
	/** Path without a locale prefix, or the URL of another site. */
	href: string;
	/** Loads the page ahead, on intent. */
	prefetch?: boolean;
	onClick?: () => void;
	className: string;
	children: ReactNode;
}

/** A navigation link; it marks the current page. */
export function MenuLink({ href, prefetch = false, onClick, className, children }: MenuLinkProps) {
	const { path, to } = useLocale();
	const isOwn = href.startsWith('/');
	return (
		<Link
			to={isOwn ? to(href) : href}
			prefetch={isOwn && prefetch ? linkPrefetch() : 'none'}
			aria-current={path === href ? 'page' : undefined}
			onClick={onClick}
			className={className}
		>
			{children}
		</Link>
	);
}
