import { useTranslation } from 'react-i18next';
import type { VariantView } from './product-view';
import type { Stock } from './stock';

const COLOURS: Record<Stock['kind'], string> = {
	available: 'text-success',
	low: 'text-warning',
	backorder: 'text-warning',
	soldOut: 'text-danger',
};

/** Stock as a text; the icon differs for sold-out variants. */
export function StockNote({ stock, shipped }: Pick<VariantView, 'stock' | 'shipped'>) {
	const { t } = useTranslation('catalog');
	const text = () => {
		if (stock.kind === 'low') return t('stock.low', { count: stock.count });
		return t(`stock.${stock.kind === 'available' && !shipped ? 'digital' : stock.kind}`);
	};
	return (
		<p className={`flex items-center gap-2.5 ${COLOURS[stock.kind]}`}>
			<svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true">
				{stock.kind === 'soldOut' ? (
					<path d="m1 1 8 8M9 1 1 9" stroke="currentColor" strokeWidth="2" />
				) : (
					<circle cx="5" cy="5" r="5" fill="currentColor" />
				)}
			</svg>
			{text()}
		</p>
	);
}
