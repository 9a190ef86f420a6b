import { useTranslation } from 'react-i18next';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import type { Gift } from './cart-gift';

/** The gift as it goes with the order. */
export function GiftNote({ message, date }: Gift) {
	const { t } = useTranslation('cart');
	const { locale } = useLocale();
	return (
		<div className="border border-line bg-surface p-5">
			<p className="font-bold">{t('gift.title')}</p>
			{message ? (
				<blockquote className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
					{message}
				</blockquote>
			) : null}
			{date ? (
				<p className="mt-2 text-muted text-sm">
					{t('gift.wishedFor', { date: longDate(date, locales[locale].tag) })}
				</p>
			) : null}
		</div>
	);
}

/** `2026-12-24` → `24. Dezember 2026`; another shape, written elsewhere, stays as it is. */
function longDate(date: string, tag: string): string {
	const time = Date.parse(`${date}T00:00Z`);
	if (Number.isNaN(time)) return date;
	return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
