import type { ReactNode } from 'react';
import { AddToCart, AddToCartAgain } from './features/cart/add-to-cart';
import { ProductAction } from './features/catalog/product-card';
import { ProductMain } from './features/catalog/product-main';
import type { ReviewsView } from './features/catalog/product-reviews';
import type { MainView, ProductCardView, PurchaseTerms } from './features/catalog/product-view';
import { RecommendationRows } from './features/catalog/recommendation-rows';
import type { Recommendations } from './features/catalog/recommendations';
import { SellingPlanChoice } from './features/catalog/selling-plan-choice';
import { ReviewsSection } from './features/catalog/static-sections';
import { useVariantLoading } from './features/catalog/variant-choice';
import { GuaranteeLink, SafetyNotes } from './features/legal/product-notes';
import type { SafetyView } from './features/legal/product-safety';
import { StockRequestLink } from './features/notifications/stock-request-link';
import { CardWishlistButton, WishlistButton } from './features/wishlist/wishlist-button';
import { withNoBreakHyphens } from './lib/no-break';

/** Form id, for controls outside the form. */
export const FORM = 'add-to-cart';

/** Titles with more characters are smaller: else they push the price out of the window. */
const LONG_TITLE = 60;

interface ProductScreenProps {
	product: MainView;
	recommendations: Recommendations<ProductCardView>;
	terms: PurchaseTerms;
	guarantee: string | null;
	safety?: SafetyView;
	reviews?: ReviewsView;
	/** Below the options of a gift card, where it can be bought. */
	recipient?: ReactNode;
	/** Below the title. */
	lead?: string;
	/** Below pictures and buy panel. */
	children: ReactNode;
}

/** The page of a product: pictures, buy panel, what the route shows below them, safety notes and other products. */
export function ProductScreen({
	product,
	recommendations,
	guarantee,
	safety,
	reviews,
	lead,
	children,
	...shown
}: ProductScreenProps) {
	const { id, available: canBuy, stock } = product.variant;
	const pending = useVariantLoading();
	return (
		<ProductMain
			{...shown}
			product={product}
			heading={
				<>
					<div className="flex items-start justify-between gap-2">
						{/* Smaller in a narrow panel, for long words. */}
						<h1
							className={
								product.title.length > LONG_TITLE ? 'text-2xl' : 'text-4xl md:max-xl:text-3xl'
							}
						>
							{withNoBreakHyphens(product.title)}
						</h1>
						<div className="-mr-2.5">
							<WishlistButton id={product.id} title={product.title} />
						</div>
					</div>
					{lead ? <p className="mt-2">{lead}</p> : null}
				</>
			}
			plans={<SellingPlanChoice key={product.handle} variant={product.variant} form={FORM} />}
			aside={guarantee ? <GuaranteeLink label={guarantee} /> : null}
			shortAction={canBuy ? <AddToCartAgain form={FORM} /> : null}
			action={
				canBuy ? (
					<AddToCart
						id={FORM}
						variantId={id}
						stock={stock.count}
						pending={pending}
						productTitle={product.title}
					/>
				) : (
					<StockRequestLink id={id} />
				)
			}
		>
			{children}
			{reviews ? <ReviewsSection key={`reviews-${product.handle}`} {...reviews} /> : null}
			{safety ? <SafetyNotes key={`safety-${product.handle}`} safety={safety} /> : null}
			<ProductAction.Provider value={CardWishlistButton}>
				<RecommendationRows {...recommendations} />
			</ProductAction.Provider>
		</ProductMain>
	);
}
