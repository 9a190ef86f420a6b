import { Link } from '@remix-run/react';
import { useLocale } from '~/i18n/use-locale';
import { Picture } from '~/ui/picture';
import type { CollectionCardView } from './collection-view';

const WIDE = 'lg:col-span-7';
const NARROW = 'lg:col-span-5';

/** All collections: rows of 7+5 and 5+7 columns in turn; a single last card takes the whole row. */
export function CollectionList({ collections }: { collections: CollectionCardView[] }) {
	return (
		<ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-12 lg:gap-y-16">
			{collections.map((collection, index) => (
				<li key={collection.handle} className={columns(index, collections.length)}>
					<CollectionCard collection={collection} first={index === 0} />
				</li>
			))}
		</ul>
	);
}

function columns(index: number, count: number): string {
	if (index === count - 1 && index % 2 === 0) return 'lg:col-span-12';
	return index % 4 === 0 || index % 4 === 3 ? WIDE : NARROW;
}

function CollectionCard({ collection, first }: { collection: CollectionCardView; first: boolean }) {
	const { to } = useLocale();
	const { handle, title, description, picture } = collection;
	return (
		<Link to={to(`/collections/${handle}`)} className="group block">
			{/* Decorative: the title is below. */}
			<Picture
				data={picture}
				alt=""
				first={first}
				sizes="(min-width: 1024px) 55vw, 100vw"
				className="print lg:h-72 xl:h-96"
			/>
			<span className="mt-4 block font-bold text-2xl group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
				{title}
			</span>
			<span className="mt-1 block max-w-measure text-pretty text-muted">{description}</span>
		</Link>
	);
}
