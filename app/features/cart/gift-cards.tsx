import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { announce } from '~/ui/announcer';
import { submitCartForm } from './cart-store';
import type { CartView } from './cart-view';
import { CodeChip } from './discount-codes';

/** The cart's gift cards, each with a button that removes it. They are added by the field for discount codes. */
export function GiftCards({ cards }: { cards: CartView['giftCards'] }) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const remove = async (event: FormEvent<HTMLFormElement>, lastCharacters: string) => {
		event.preventDefault();
		const form = event.currentTarget;
		const summary = form.closest('section')?.querySelector('summary');
		if (!(await submitCartForm(to('/api/cart'), new FormData(form)))) return;
		announce(t('announce.giftCardRemoved', { lastCharacters }));
		// The focused button is gone.
		summary?.focus();
	};
	return cards.map(({ id, lastCharacters }) => (
		<CodeChip
			key={id}
			fields={{ intent: 'removeGiftCard', giftCardId: id }}
			removeLabel={t('giftCard.remove', { lastCharacters })}
			onSubmit={(event) => remove(event, lastCharacters)}
		>
			{t('giftCard.name', { lastCharacters })}
		</CodeChip>
	));
}
