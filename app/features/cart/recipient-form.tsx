import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { Button } from '~/ui/button';
import { useCheckedForm } from '~/ui/use-checked-form';
import { recipientSchema, SEND_FIELD, type TypedRecipient } from './gift-recipient';
import { RecipientFields } from './recipient-fields';

const FORM = 'recipient';

/** The form of a gift card that was refused without JavaScript, as typed, to be sent again. */
export function RecipientForm({ variantId, quantity, values, problems: posted }: TypedRecipient) {
	const { t } = useTranslation('recipient');
	const { t: cart } = useTranslation('cart');
	const { to } = useLocale();
	const { ref, onSubmit, problems } = useCheckedForm(
		recipientSchema,
		posted,
		useProblemText('recipient:problems'),
	);
	return (
		<form
			ref={ref}
			id={FORM}
			onSubmit={onSubmit}
			method="post"
			action={to('/cart')}
			noValidate
			aria-labelledby={`${FORM}-title`}
			className="mb-10 grid max-w-xl gap-5"
		>
			<h2 id={`${FORM}-title`} className="text-2xl">
				{t('again')}
			</h2>
			<input type="hidden" name="intent" value="add" />
			<input type="hidden" name="variantId" value={variantId} />
			<input type="hidden" name="quantity" value={quantity} />
			<input type="hidden" name={SEND_FIELD} value="on" />
			<input type="hidden" name="offset" value={values.offset} />
			<RecipientFields form={FORM} problems={problems} values={values} />
			<div>
				<Button type="submit" variant="primary">
					{cart('add')}
				</Button>
			</div>
		</form>
	);
}
