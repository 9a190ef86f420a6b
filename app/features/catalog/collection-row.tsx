import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Picture } from '~/ui/picture';
import type { CollectionCardView } from './collection-view';

export interface CollectionRowProps {
	collections: Pick<CollectionCardView, 'handle' | 'title' | 'picture'>[];
}

/** Collections, for the empty state of a page. */
export function CollectionSection({ collections }: CollectionRowProps) {
	const { t } = useTranslation('listing');
	if (collections.length === 0) return null;
	return (
		<section aria-labelledby="collections">
			<h2 id="collections" className="mb-6 text-2xl">
				{t('collections.title')}
			</h2>
			<CollectionRow collections={collections} />
		</section>
	);
}

/** Collections side by side, with picture and title. */
export function CollectionRow({ collections }: CollectionRowProps) {
	const { to } = useLocale();
	return (
		<ul className="grid fluid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
			{collections.map(({ handle, title, picture }) => (
				<li key={handle}>
					<Link to={to(`/collections/${handle}`)} className="group block">
						{/* Decorative: the title is below. */}
						<Picture
							data={picture}
							alt=""
							aspectRatio="4/3"
							sizes="(min-width: 1024px) 21vw, 45vw"
							className="print"
						/>
						<span className="mt-3 block hyphens-auto font-bold leading-snug group-hover:underline group-hover:underline-offset-4">
							{title}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
