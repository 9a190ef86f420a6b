import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { useAddToCart } from './open-drawer';

export interface AddListedProps {
	/** Integer of the variant's id. */
	variantId: string;
	productTitle: string;
	/** The button's classes. */
	className: string;
}

/** For a list: adds one piece. Without JavaScript the form redirects to the cart page. */
export function AddListed({ variantId, productTitle, className }: AddListedProps) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const { busy, onSubmit } = useAddToCart(productTitle);
	return (
		<form method="post" action={to('/cart')} onSubmit={onSubmit}>
			<input type="hidden" name="intent" value="add" />
			<input type="hidden" name="variantId" value={variantId} />
			<Button
				type="submit"
				shape="wide"
				className={className}
				aria-label={t('addOf', { product: productTitle })}
				busy={busy}
			>
				{t('add')}
			</Button>
		</form>
	);
}
