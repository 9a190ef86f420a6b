import { useTranslation } from 'react-i18next';
import { ProductRow, type ProductRowProps } from './product-row';
import type { ProductCardView } from './product-view';
import type { Recommendations } from './recommendations';

/** Complementary and related products; empty rows are left out. */
export function RecommendationRows({ complementary, related }: Recommendations<ProductCardView>) {
	const { t } = useTranslation('catalog');
	return (
		<>
			<Row
				title={t('product.complementary')}
				products={complementary}
				hasTaxNote={related.length === 0}
			/>
			<Row title={t('product.related')} products={related} />
		</>
	);
}

function Row({ title, ...row }: ProductRowProps & { title: string }) {
	if (row.products.length === 0) return null;
	return (
		<section className="page-width pb-section">
			<h2 className="mb-8 text-3xl">{title}</h2>
			<ProductRow {...row} />
		</section>
	);
}
