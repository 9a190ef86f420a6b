import { Link } from '@remix-run/react';
import { type ComponentType, createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Picture } from '~/ui/picture';
import { PriceLine } from './price-line';
import type { ProductCardView } from './product-view';

export interface ProductCardProps {
	product: ProductCardView;
	/** It heads the page: its picture is loaded at once. */
	first?: boolean;
}

/** What can be done with each product of a list; the same on all pages that show such lists. */
export const ProductAction = /* @__PURE__ */ createContext<
	ComponentType<{ id: string; title: string }> | undefined
>(undefined);

/** A product among others, with what can be done with it. */
export function ProductItem(props: ProductCardProps) {
	const Action = useContext(ProductAction);
	const { id, title } = props.product;
	return (
		<li className="relative">
			<ProductCard {...props} />
			{Action ? <Action id={id} title={title} /> : null}
		</li>
	);
}

/** A product in a row or a grid of products, as one link. */
export function ProductCard({ product, first = false }: ProductCardProps) {
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
					first={first}
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
