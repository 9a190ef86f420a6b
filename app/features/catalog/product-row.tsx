import { ProductItem } from './product-card';
import type { ProductCardView } from './product-view';
import { ListTaxNote } from './tax-note';

export interface ProductRowProps {
	products: ProductCardView[];
	/** Whether the tax note is below; `false` where another row follows with it. */
	hasTaxNote?: boolean;
}

/** Products side by side. */
export function ProductRow({ products, hasTaxNote = true }: ProductRowProps) {
	const [first] = products;
	if (!first) return null;
	return (
		<div>
			<ul className="grid fluid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4 lg:gap-x-6">
				{products.map((product) => (
					<ProductItem key={product.handle} product={product} />
				))}
			</ul>
			{hasTaxNote ? (
				<p className="mt-10 text-muted text-sm">
					<ListTaxNote vatIncluded={first.vatIncluded} />
				</p>
			) : null}
		</div>
	);
}
