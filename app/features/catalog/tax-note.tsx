import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import type { VariantView } from './product-view';

/** Tax note of a variant's price; for shipped products with a link to shipping costs. */
export function TaxNote({ vatIncluded, shipped }: Pick<VariantView, 'vatIncluded' | 'shipped'>) {
	const { t } = useTranslation('catalog');
	if (shipped) return <ToShipping>{t(vatIncluded ? 'tax.included' : 'tax.excluded')}</ToShipping>;
	return t(vatIncluded ? 'tax.includedOnly' : 'tax.excludedOnly');
}

/** Tax note for all prices of a list. */
export function ListTaxNote({ vatIncluded }: { vatIncluded: boolean }) {
	const { t } = useTranslation('catalog');
	return <ToShipping>{t(vatIncluded ? 'tax.listIncluded' : 'tax.listExcluded')}</ToShipping>;
}

function ToShipping({ children }: { children: string }) {
	const { to } = useLocale();
	return (
		<Link to={to('/legal/shipping')} className="text-link on-offer">
			{children}
		</Link>
	);
}
