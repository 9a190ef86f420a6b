import { Link } from '@remix-run/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { linkPrefetch } from '~/lib/links';
import { mainProductPath, site } from '~/site';
import { useChosenVariantPath } from './main-product-link';

export interface MenuLinkProps {
	/** Path without a locale prefix, or the URL of another site. */
	href: string;
	/** Whether to prefetch the page when the visitor points at the link. */
	prefetch?: boolean;
	onClick?: () => void;
	className: string;
	children: ReactNode;
}

/** A navigation link; it marks the current page, or the section that it is in. */
export function MenuLink({ href, prefetch = false, onClick, className, children }: MenuLinkProps) {
	const { path, to } = useLocale();
	// The main product's page has two paths.
	const current = path === `/products/${site.product}` ? mainProductPath : path;
	const withVariant = useChosenVariantPath();
	const isOwn = href.startsWith('/');
	const behaviour = useSyncExternalStore(subscribe, linkPrefetch, linkPrefetch);
	return (
		<Link
			to={isOwn ? to(withVariant(href)) : href}
			prefetch={isOwn && prefetch ? behaviour : 'none'}
			aria-current={current === href ? 'page' : current.startsWith(`${href}/`) ? 'true' : undefined}
			onClick={onClick}
			className={className}
		>
			{children}
		</Link>
	);
}

function subscribe(listener: () => void): () => void {
	const changes = ['online', 'offline'];
	for (const change of changes) addEventListener(change, listener);
	return () => {
		for (const change of changes) removeEventListener(change, listener);
	};
}
