import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { announce } from '~/ui/announcer';
import { Button } from '~/ui/button';
import { CloseIcon } from '~/ui/icons';
import { submitCartForm } from './cart-store';
import type { CartView } from './cart-view';

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
		<form
			key={id}
			method="post"
			action={to('/cart')}
			onSubmit={(event) => remove(event, lastCharacters)}
			className="mt-2 flex items-center justify-between gap-2 text-sm"
		>
			<input type="hidden" name="intent" value="removeGiftCard" />
			<input type="hidden" name="giftCardId" value={id} />
			<span>{t('giftCard.name', { lastCharacters })}</span>
			<Button
				type="submit"
				variant="quiet"
				shape="icon"
				aria-label={t('giftCard.remove', { lastCharacters })}
			>
				<CloseIcon />
			</Button>
		</form>
	));
}
