import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { site } from '~/site';
import { Picture, type PictureData } from '~/ui/picture';
import { BOX_KEYS } from './message-keys';

export function BoxContents({ picture }: { picture: PictureData | null | undefined }) {
	const { t } = useTranslation('home');
	const { to } = useLocale();
	return (
		<section
			className="page-width grid items-center gap-x-10 gap-y-10 lg:grid-cols-12"
			aria-labelledby="box"
		>
			{picture ? (
				<Picture
					data={picture}
					sizes="(min-width: 1024px) 55vw, 100vw"
					aspectRatio="4/3"
					className="print lg:col-span-7"
				/>
			) : null}
			<div className="lg:col-span-5">
				<h2 id="box" className="text-3xl">
					{t('box.title')}
				</h2>
				<ul className="mt-6 divide-y divide-line border-ink border-t">
					{BOX_KEYS.map((part) => (
						<li key={part} className="py-3">
							{t(`box.${part}`)}
						</li>
					))}
				</ul>
				<p className="mt-6 max-w-measure text-muted">{t('box.text')}</p>
				<Link
					to={to(`/products/${site.drywallMount}`)}
					className="text-link mt-4 inline-flex min-h-11 items-center"
				>
					{t('box.drywall')}
				</Link>
			</div>
		</section>
	);
}
