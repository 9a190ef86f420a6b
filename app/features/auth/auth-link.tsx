import { Link, useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';

/** A link between the auth pages that keeps the `returnTo` parameter. */
export function AuthLink({ to: path, children }: { to: string; children: ReactNode }) {
	const { to } = useLocale();
	const [parameters] = useSearchParams();
	const returnTo = parameters.get('returnTo');
	const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : '';
	return (
		<Link to={to(path) + search} className="text-link">
			{children}
		</Link>
	);
}
