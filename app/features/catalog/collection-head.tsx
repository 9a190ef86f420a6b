import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Picture } from '~/ui/picture';
import type { CollectionView } from './collection-view';
import { Description } from './description';

export function CollectionHead({ collection }: { collection: CollectionView }) {
	const { t } = useTranslation('listing');
	const { to } = useLocale();
	const { title, descriptionHtml, picture } = collection;
	return (
		<div>
			<Breadcrumbs label={t('collections.trail')}>
				<Link to={to('/collections')}>{t('collections.title')}</Link>
				<span aria-current="page">{title}</span>
			</Breadcrumbs>
			<div className="divisions mt-2 grid gap-x-10 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-10">
				<div className={picture ? 'lg:col-span-6' : 'lg:col-span-8'}>
					<h1 className="hyphens-auto text-4xl">{title}</h1>
					{descriptionHtml ? <Description html={descriptionHtml} /> : null}
				</div>
				{picture ? (
					<div className="lg:col-span-6">
						<Picture
							data={picture}
							first
							sizes="(min-width: 1024px) 45vw, 100vw"
							aspectRatio="16/9"
							className="print"
						/>
					</div>
				) : null}
			</div>
		</div>
	);
}
