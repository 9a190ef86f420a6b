import { type ComponentType, createContext, useContext } from 'react';
import { ProductCard } from './product-card';
import type { ProductCardView } from './product-view';

export interface ProductGridProps {
	products: ProductCardView[];
	/** The first picture of the grid is the first of the page. */
	leading?: boolean;
}

/** What can be done with each product of a list; the same on all pages that show such lists. */
export const ProductAction = /* @__PURE__ */ createContext<
	ComponentType<{ id: string; title: string }> | undefined
>(undefined);

/** The products of a list. */
export function ProductGrid({ products, leading = false }: ProductGridProps) {
	const Action = useContext(ProductAction);
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6">
			{products.map((product, index) => (
				<li key={product.handle} className="relative">
					<ProductCard product={product} first={leading && index === 0} />
					{Action ? <Action id={product.id} title={product.title} /> : null}
				</li>
			))}
		</ul>
	);
}
