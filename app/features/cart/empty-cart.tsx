import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { mainProductPath, site } from '~/site';
import { buttonClass } from '~/ui/button';
import { EmptyFrame } from '~/ui/empty-frame';
import { Picture, type PictureData } from '~/ui/picture';
import { UndoRemoval } from './removed-line';

/** An empty cart: links to the main product and the collections, and below them products or collections. */
export function EmptyCart({
	picture,
	children,
}: {
	/** The main product; without it there is an empty frame. */
	picture?: PictureData;
	children?: ReactNode;
}) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	return (
		<div className="@container grid grid-cols-1 gap-12">
			<UndoRemoval />
			<div className="grid grid-cols-1 @3xl:grid-cols-[3fr_2fr] items-center gap-x-12 gap-y-6">
				{picture ? (
					<Picture
						data={picture}
						first
						aspectRatio="4/3"
						sizes="(min-width: 64rem) 50vw, 100vw"
						className="print"
					/>
				) : (
					<EmptyFrame className="block aspect-4/3" />
				)}
				<div>
					<h2 className="wrap-anywhere hyphens-auto font-bold text-2xl">{t('empty')}</h2>
					<p className="mt-2 text-muted">{t('emptyHint')}</p>
					<p className="mt-6 btn-row">
						<Link to={to(mainProductPath)} className={buttonClass('primary')}>
							{t('toMainProduct', { name: site.name })}
						</Link>
						<Link to={to('/collections')} className={buttonClass()}>
							{t('toCollections')}
						</Link>
					</p>
				</div>
			</div>
			{children}
		</div>
	);
}
