import { useTranslation } from 'react-i18next';
import { formatDay } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import type { Gift } from './cart-gift';

export interface GiftNoteProps extends Gift {
	/** Whether it is not ordered yet: the checkout does not show the cart's attributes. */
	isInCart?: boolean;
}

/** Gift message and delivery date of a cart or an order. */
export function GiftNote({ message, date, isInCart }: GiftNoteProps) {
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
					{t('gift.wishedFor', { date: isDay(date) ? formatDay(date, locale) : date })}
				</p>
			) : null}
			{isInCart ? <p className="mt-2 text-muted text-sm">{t('gift.atCheckout')}</p> : null}
		</div>
	);
}

/** A date in another format, such as one that another app has written, is shown as it is. */
function isDay(date: string): boolean {
	return !Number.isNaN(Date.parse(`${date}T00:00Z`));
}
