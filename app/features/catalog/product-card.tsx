import { Link } from '@remix-run/react';
import { type ComponentType, createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { productPath } from '~/site';
import { Picture } from '~/ui/picture';
import { PriceLine } from './price-line';
import type { ProductCardView } from './product-view';

export interface ProductCardProps {
	product: ProductCardView;
	/** Whether its picture is the first of the page, and loads eagerly. */
	first?: boolean;
}

/** Action for each product of a list, given by the page. */
export const ProductAction = /* @__PURE__ */ createContext<
	ComponentType<{ id: string; title: string }> | undefined
>(undefined);

/** A product in a list, with its action. */
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

/** A product as one link. */
export function ProductCard({ product, first = false }: ProductCardProps) {
	const { t } = useTranslation('catalog');
	const { to } = useLocale();
	return (
		<Link
			to={to(productPath(product.handle, product.variantId))}
			className="group flex h-full flex-col focus-visible:outline-2 focus-visible:outline-offset-4"
		>
			{/* Decorative: the title is beside it. */}
			<Picture
				data={product.picture}
				alt=""
				first={first}
				aspectRatio="4/3"
				sizes="(min-width: 1000px) 21vw, (min-width: 768px) 30vw, 45vw"
				className="print"
			/>
			<p className="mt-3 hyphens-auto font-bold leading-snug group-hover:underline group-hover:underline-offset-4">
				{product.title}
			</p>
			<div className="mt-1 text-muted text-sm">
				<PriceLine price={product} from={product.from} className="text-ink" />
				{product.available ? null : <p className="text-danger">{t('stock.soldOut')}</p>}
			</div>
		</Link>
	);
}
