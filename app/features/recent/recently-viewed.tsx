import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCardView } from '~/features/catalog/product-view';
import { useProductsByIds } from '~/features/catalog/use-products-by-ids';
import { MAX_RECENT, rememberProduct } from './recent-products';

export interface RecentlyViewedProps {
	/** Integer id of the page's product. */
	productId: string;
	/** Renders products of `/api/products`. */
	Row: ComponentType<{ products: ProductCardView[] }>;
}

/**
 * The products viewed before; also stores this one. Render it only with consent. Renders nothing where there are
 * none, or where they cannot be loaded.
 */
export function RecentlyViewed({ productId, Row }: RecentlyViewedProps) {
	const { t } = useTranslation('recent');
	const [ids, setIds] = useState<string[]>([]);
	useEffect(() => setIds(rememberProduct(productId).slice(0, MAX_RECENT - 1)), [productId]);
	const products = useProductsByIds(ids);
	if (products.length === 0) return null;
	return (
		<section className="page-width pb-section" aria-labelledby="recently-viewed">
			<h2 id="recently-viewed" className="mb-8 text-3xl">
				{t('title')}
			</h2>
			<Row products={products} />
		</section>
	);
}
