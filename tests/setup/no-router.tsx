import type { AnchorHTMLAttributes } from 'react';

/** In the place of the framework's router, for parts of the shop on a page of their own. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
	return <a href={to} {...rest} />;
}

export function useLocation(): Location {
	return window.location;
}
