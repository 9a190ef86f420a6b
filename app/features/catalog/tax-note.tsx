import { useTranslation } from 'react-i18next';
import type { VariantView } from './product-view';

/** What one variant's price includes. */
export function TaxNote({ vatIncluded, shipped }: Pick<VariantView, 'vatIncluded' | 'shipped'>) {
	const { t } = useTranslation('catalog');
	if (shipped) return t(vatIncluded ? 'tax.included' : 'tax.excluded');
	return t(vatIncluded ? 'tax.includedOnly' : 'tax.excludedOnly');
}

/** The same for all prices of a list. */
export function ListTaxNote({ vatIncluded }: { vatIncluded: boolean }) {
	const { t } = useTranslation('catalog');
	return t(vatIncluded ? 'tax.listIncluded' : 'tax.listExcluded');
}
