import { lasting } from '~/ui/still';
import { ProductCard } from './product-card';
import type { ProductCardView } from './product-view';

export interface ProductGridProps {
	products: ProductCardView[];
	/** The first picture of the grid is the first of the page. */
	leading?: boolean;
}

/** The products of a list. */
export const ProductGrid = lasting(Grid);

function Grid({ products, leading = false }: ProductGridProps) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6">
			{products.map((product, index) => (
				<li key={product.handle}>
					<ProductCard product={product} first={leading && index === 0} />
				</li>
			))}
		</ul>
	);
}
