import { ProductItem } from './product-card';
import type { ProductCardView } from './product-view';

export interface ProductGridProps {
	products: ProductCardView[];
	/** The first picture of the grid is the first of the page. */
	leading?: boolean;
}

/** The products of a list. */
export function ProductGrid({ products, leading = false }: ProductGridProps) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6">
			{products.map((product, index) => (
				<ProductItem key={product.handle} product={product} first={leading && index === 0} />
			))}
		</ul>
	);
}
