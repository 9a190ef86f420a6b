import type { AnchorHTMLAttributes } from 'react';

/** Replaces the router, for components on a static page. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
	return <a href={to} {...rest} />;
}

export function useLocation(): Location {
	return window.location;
}
