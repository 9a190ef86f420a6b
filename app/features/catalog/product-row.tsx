import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Picture } from '~/ui/picture';
import { lasting } from '~/ui/still';
import { PriceLine } from './price-line';
import type { ProductCardView } from './product-view';
import { ListTaxNote } from './tax-note';

/** Products side by side, with the note on what their prices include. */
export const ProductRow = lasting(Row);

function Row({ products }: { products: ProductCardView[] }) {
	const [first] = products;
	if (!first) return null;
	return (
		<>
			<ul className="grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4 lg:gap-x-6">
				{products.map((product) => (
					<li key={product.handle}>
						<ProductCard product={product} />
					</li>
				))}
			</ul>
			<p className="mt-10 text-muted text-sm">
				<ListTaxNote vatIncluded={first.vatIncluded} />
			</p>
		</>
	);
}

function ProductCard({ product }: { product: ProductCardView }) {
	const { t } = useTranslation('catalog');
	const { to } = useLocale();
	return (
		<Link
			to={to(`/products/${product.handle}`)}
			className="group flex h-full flex-col focus-visible:outline-2 focus-visible:outline-offset-4"
		>
			{/* The title beside it says what is shown. */}
			{product.picture ? (
				<Picture
					data={product.picture}
					alt=""
					aspectRatio="4/3"
					sizes="(min-width: 1000px) 21vw, (min-width: 768px) 30vw, 45vw"
					className="print"
				/>
			) : (
				<span className="contours block aspect-4/3 bg-well" />
			)}
			<span className="mt-3 line-clamp-3 hyphens-auto font-bold leading-snug group-hover:underline group-hover:underline-offset-4">
				{product.title}
			</span>
			<span className="mt-1 text-muted text-sm">
				<PriceLine price={product} from={product.from} className="text-ink" />
				{product.available ? null : <span className="block text-danger">{t('stock.soldOut')}</span>}
			</span>
		</Link>
	);
}
