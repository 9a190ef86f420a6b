import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { QuantityStepper } from '~/ui/quantity-stepper';
import { MAX_LINE_QUANTITY } from './cart-rules';
import { useAddToCart } from './open-drawer';

export interface AddToCartProps {
	/** The form's id, for controls elsewhere on the page such as `sellingPlanId`. */
	id: string;
	/** Integer of the variant's id. */
	variantId: string;
	productTitle: string;
	/** How many are left, where that is known. */
	stock?: number;
	/** Whether another variant was chosen and is still loading. */
	pending?: boolean;
}

/** Quantity and button, for a variant that is in stock. Without JavaScript the form redirects to the cart page. */
export function AddToCart({
	id,
	variantId,
	productTitle,
	stock = MAX_LINE_QUANTITY,
	pending = false,
}: AddToCartProps) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const { busy, onSubmit } = useAddToCart(productTitle, pending);
	return (
		<form
			id={id}
			method="post"
			action={to('/cart')}
			onSubmit={onSubmit}
			className="flex flex-wrap items-stretch gap-2 sm:gap-3"
		>
			<input type="hidden" name="intent" value="add" />
			<input type="hidden" name="variantId" value={variantId} />
			<QuantityStepper
				name="quantity"
				label={t('quantity')}
				hideLabel
				value={1}
				min={1}
				max={stock}
			/>
			<Button
				type="submit"
				variant="primary"
				className="grow basis-32 px-3 max-[22rem]:px-1 max-[22rem]:text-sm"
				busy={busy}
			>
				{t('add')}
			</Button>
		</form>
	);
}

/** The button again, elsewhere on the page; `form` is the id of the form. For the pointer alone. */
export function AddToCartAgain({ form }: { form: string }) {
	const { t } = useTranslation('cart');
	return (
		<Button type="submit" form={form} variant="primary" tabIndex={-1}>
			{t('add')}
		</Button>
	);
}
