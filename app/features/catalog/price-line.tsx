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
	/** Whether to leave space for a crossed-out price where there is none. */
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
				<p className="text-muted text-sm">
					{t(price.vatIncluded ? 'price.formerVat' : 'price.former')}{' '}
					{/* After the long label on a line of its own on phones: the line break must not depend on the font. */}
					<s
						className={
							price.vatIncluded ? 'block whitespace-nowrap sm:inline' : 'whitespace-nowrap'
						}
					>
						{formatMoney(price.formerPrice, locale)}
					</s>
				</p>
			) : reserved ? (
				<p
					className={`text-sm ${price.vatIncluded ? 'min-h-[2lh] sm:min-h-[1lh]' : 'min-h-[1lh]'}`}
				/>
			) : null}
		</>
	);
}
