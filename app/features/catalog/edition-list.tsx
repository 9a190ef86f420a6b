import { Link } from '@remix-run/react';
import { useLocale } from '~/i18n/use-locale';
import { mapPath } from '~/site';
import { Picture } from '~/ui/picture';
import { TO_HEADING } from './heading-focus';
import type { MapEdition } from './map-editions';
import type { Picture as PictureData } from './media/gallery';
import { PriceLine } from './price-line';
import { ListTaxNote } from './tax-note';

export interface EditionListProps {
	editions: (Omit<MapEdition, 'region'> & { name: string })[];
	vatIncluded: boolean;
}

/** The sheets of the map with their lowest prices; each leads to the map page with that sheet chosen. */
export function EditionList({ editions, vatIncluded }: EditionListProps) {
	const { to } = useLocale();
	return (
		<div>
			<ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
				{editions.map(({ name, variantId, price, picture, night }) => (
					<li key={variantId}>
						<Link
							to={to(`${mapPath}?variant=${variantId}`)}
							state={TO_HEADING}
							className="group block"
						>
							{picture ? <Sheet picture={picture} className={night && 'by-day'} /> : null}
							{night ? <Sheet picture={night} className="by-night" /> : null}
							<span className="mt-3 block font-bold text-xl group-hover:underline group-hover:underline-offset-4">
								{name}
							</span>
							<span className="text-muted">
								<PriceLine price={{ price, vatIncluded }} from className="" />
							</span>
						</Link>
					</li>
				))}
			</ul>
			<p className="mt-8 text-muted text-sm">
				<ListTaxNote vatIncluded={vatIncluded} />
			</p>
		</div>
	);
}

/** The name beside it says what is shown. */
function Sheet({ picture, className = '' }: { picture: PictureData; className?: string }) {
	return (
		<Picture
			data={picture}
			alt=""
			aspectRatio="1/1"
			sizes="(min-width: 1024px) 22vw, 45vw"
			className={`print ${className}`}
		/>
	);
}
