import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { MAX_RECENT, rememberProduct } from './recent-products';

export interface RecentlyViewedProps<Product> {
	/** Integer id of the page's product. */
	productId: string;
	/** Renders products of `/api/products`. */
	Row: ComponentType<{ products: Product[] }>;
}

/**
 * The products viewed before; also stores this one. Render it only with consent. Renders nothing where there are
 * none, or where they cannot be loaded.
 */
export function RecentlyViewed<Product>({ productId, Row }: RecentlyViewedProps<Product>) {
	const { t } = useTranslation('recent');
	const { to } = useLocale();
	const address = to('/api/products');
	const [products, setProducts] = useState<Product[]>([]);
	useEffect(() => {
		const ids = rememberProduct(productId).slice(0, MAX_RECENT - 1);
		if (ids.length === 0) return undefined;
		const controller = new AbortController();
		fetch(`${address}?ids=${ids}`, { signal: controller.signal })
			.then(async (response) => {
				if (response.ok) setProducts(((await response.json()) as { products: Product[] }).products);
			})
			.catch(() => undefined);
		return () => controller.abort();
	}, [productId, address]);
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
