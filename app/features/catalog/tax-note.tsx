import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import type { VariantView } from './product-view';

/** What one variant's price includes. Of what is shipped it leads to what shipping costs. */
export function TaxNote({ vatIncluded, shipped }: Pick<VariantView, 'vatIncluded' | 'shipped'>) {
	const { t } = useTranslation('catalog');
	if (shipped) return <ToShipping>{t(vatIncluded ? 'tax.included' : 'tax.excluded')}</ToShipping>;
	return t(vatIncluded ? 'tax.includedOnly' : 'tax.excludedOnly');
}

/** The same for all prices of a list. */
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
