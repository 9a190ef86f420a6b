import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { mapPath } from '~/site';
import { buttonClass } from '~/ui/button';

/** Picture, text and link of an empty cart. */
export function EmptyCart() {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	return (
		<div className="flex flex-wrap items-center gap-x-12 gap-y-8 py-4 sm:py-8">
			<div className="graticule aspect-3/2 w-96 max-w-full border border-edge border-dashed bg-surface" />
			<div>
				<h2 className="font-bold text-2xl">{t('empty')}</h2>
				<p className="mt-2 text-muted">{t('emptyHint')}</p>
				<Link to={to(mapPath)} className={buttonClass('primary', 'normal', 'mt-6')}>
					{t('toMap')}
				</Link>
			</div>
		</div>
	);
}
