import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { deliveryDate } from './delivery-date';
import type { DeliveryTime } from './product-view';

/**
 * When a variant in stock arrives: a range of days, which the browser replaces by the date. The page may come from a
 * cache, and be older than today.
 */
export function DeliveryPromise({ time: { fewest, most, country } }: { time: DeliveryTime }) {
	const { t } = useTranslation('catalog');
	const { locale } = useLocale();
	const [date, setDate] = useState<string>();
	useEffect(() => {
		const format = new Intl.DateTimeFormat(locales[locale].tag, {
			weekday: 'short',
			day: 'numeric',
			month: 'short',
			timeZone: 'UTC',
		});
		setDate(format.format(deliveryDate(most, new Date())));
	}, [most, locale]);
	return (
		<p>
			{date
				? t('terms.deliveryBy', { date, country })
				: t('terms.deliveryIn', { fewest, most, country })}
		</p>
	);
}
