import { Link } from '@remix-run/react';
import { useLocale } from '~/i18n/use-locale';

export interface LegalListProps {
	pages: readonly { path: string; title: string; description: string }[];
}

/** All legal pages with their descriptions. */
export function LegalList({ pages }: LegalListProps) {
	const { to } = useLocale();
	return (
		<ul className="docs-list pt-6">
			{pages.map(({ path, title, description }) => (
				<li key={path}>
					<h2>
						<Link to={to(path)}>{title}</Link>
					</h2>
					<p>{description}</p>
				</li>
			))}
		</ul>
	);
}
