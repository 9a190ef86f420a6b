import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { RadioGroup } from '~/ui/choice';
import type { VariantView } from './product-view';

export interface SellingPlanChoiceProps {
	variant: VariantView;
	/** Id of the add-to-cart form. */
	form: string;
}

/** One-time purchase, or one of the variant's plans, each with its price: field `sellingPlanId` of the form. */
export function SellingPlanRadios({ variant, form }: SellingPlanChoiceProps) {
	const { t } = useTranslation('catalog');
	const { locale } = useLocale();
	const { plans, planRequired, price } = variant;
	const once = { value: '', label: `${t('plans.once')}: ${formatMoney(price, locale)}` };
	const choices = plans.map((plan) => ({
		value: plan.id,
		label: `${plan.name}: ${formatMoney(plan.price, locale)}`,
		hint: plan.description,
	}));
	return (
		<RadioGroup
			form={form}
			name="sellingPlanId"
			label={t('plans.label')}
			options={planRequired ? choices : [once, ...choices]}
			defaultValue={planRequired ? plans[0]?.id : ''}
		/>
	);
}
