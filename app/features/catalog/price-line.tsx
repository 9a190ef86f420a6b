import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import type { PriceView } from './product-view';

export interface PriceLineProps {
	price: PriceView;
	/** Whether other variants cost more. */
	from?: boolean;
	/** Classes of the price. */
	className?: string;
	/** Whether to leave space for a crossed-out price where there is none: a line, on phones a small one. */
	reserved?: boolean;
}

/** A price, with the crossed-out price where there is one. */
export function PriceLine({
	price,
	from = false,
	className = 'font-bold',
	reserved = false,
}: PriceLineProps) {
	const { t } = useTranslation('catalog');
	const { locale } = useLocale();
	const figure = formatMoney(price.price, locale);
	return (
		<>
			<span className={className}>{from ? t('price.from', { price: figure }) : figure}</span>
			{price.formerPrice ? (
				<p className="text-muted text-xs sm:text-sm">
					{t(price.vatIncluded ? 'price.formerVat' : 'price.former')}{' '}
					{/* In a narrow card on a line of its own: the line break must not depend on the font. */}
					<s
						className={`whitespace-nowrap ${price.vatIncluded && !reserved ? 'max-sm:block' : ''}`}
					>
						{formatMoney(price.formerPrice, locale)}
					</s>
				</p>
			) : reserved ? (
				<p className="min-h-[1lh] text-xs sm:text-sm" />
			) : null}
		</>
	);
}
