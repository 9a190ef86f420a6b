import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { ButtonLink } from '~/ui/button';
import type { Gift } from './cart-gift';
import type { CartNotice } from './cart-view';
import { DiscountCodes } from './discount-codes';
import { GiftForm } from './gift-form';

export interface CartUnavailableProps {
	/** What was typed into a gift form, with its messages. */
	typedGift: Gift | undefined;
	giftNotices: readonly CartNotice[];
	/** Messages about a discount code, which have what was typed. */
	codeNotices: readonly CartNotice[];
}

/**
 * In place of a cart that cannot be read after a form has failed: that form, as typed, to be sent again. After a form
 * without text, a link to the cart.
 */
export function CartUnavailable({ typedGift, giftNotices, codeNotices }: CartUnavailableProps) {
	const { t } = useTranslation('errors');
	const { to } = useLocale();
	return (
		<div className="max-w-xl">
			{typedGift ? <GiftForm cart={NO_GIFT} notices={giftNotices} typed={typedGift} /> : null}
			{codeNotices.length > 0 ? <DiscountCodes codes={[]} notices={codeNotices} /> : null}
			{typedGift || codeNotices.length > 0 ? null : (
				<ButtonLink href={to('/cart')}>{t('retry')}</ButtonLink>
			)}
		</div>
	);
}

const NO_GIFT = { gift: undefined };
