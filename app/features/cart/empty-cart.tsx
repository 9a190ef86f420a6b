import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { mapPath } from '~/site';
import { buttonClass } from '~/ui/button';

/** What an empty cart says, and a way on. */
export function EmptyCart() {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	return (
		<div className="py-8">
			<p className="font-bold text-xl">{t('empty')}</p>
			<p className="mt-2 text-muted">{t('emptyHint')}</p>
			<Link to={to(mapPath)} className={buttonClass('secondary', 'normal', 'mt-6')}>
				{t('toMap')}
			</Link>
		</div>
	);
}
