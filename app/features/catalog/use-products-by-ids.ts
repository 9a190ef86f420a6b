import { useEffect, useState } from 'react';
import { useLocale } from '~/i18n/use-locale';
import type { ProductCardView } from './product-view';

/** Loads products in the browser; none where there are no ids, or where they cannot be loaded. */
export function useProductsByIds(ids: readonly string[]): ProductCardView[] {
	const path = useLocale().to('/api/products');
	const [products, setProducts] = useState<ProductCardView[]>([]);
	useEffect(() => {
		if (ids.length === 0) return undefined;
		const controller = new AbortController();
		fetch(`${path}?ids=${ids}`, { signal: controller.signal })
			.then(async (response) => {
				if (!response.ok) return;
				setProducts(((await response.json()) as { products: ProductCardView[] }).products);
			})
			.catch(() => undefined);
		return () => controller.abort();
	}, [ids, path]);
	return products;
}
