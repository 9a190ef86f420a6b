import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { withNoBreakSpaces } from '~/lib/no-break';
import { SkipLink } from '~/ui/skip-link';
import { useHeadingFocus } from './heading-focus';
import { ProductGallery } from './media/product-gallery';
import { OptionPicker } from './option-picker';
import { PriceLine } from './price-line';
import type { MainView, PurchaseTerms } from './product-view';
import { PurchaseNotes } from './purchase-notes';
import type { Rating } from './rating';
import { SiblingPicker } from './sibling-picker';
import { StockNote } from './stock-note';
import { TaxNote } from './tax-note';
import { useChoiceAnnounced, useVariantLoading } from './variant-choice';

export interface ProductMainProps {
	product: MainView;
	/** Above the options, e.g. title and introduction. */
	heading: ReactNode;
	/** Below the options, e.g. once or by subscription. */
	plans?: ReactNode;
	/** Below the options of a gift card. */
	recipient?: ReactNode;
	/** The form that adds the chosen variant to the cart. */
	action: ReactNode;
	/** The action again, beside the price, once the panel has left a wide window. */
	shortAction?: ReactNode;
	/** What applies to the purchase. */
	terms: PurchaseTerms;
	/** Below the price. */
	aside?: ReactNode;
	/** Below pictures and buy panel. */
	children?: ReactNode;
}

const CHOICE_ID = 'choose';

/** With more pictures there is a link that skips them: each is a tab stop before the options. */
const FEW_PICTURES = 3;

/** Content of the previous variant, while the next one loads. */
const DIMMED_WHEN_BUSY = 'transition-opacity aria-busy:opacity-50';

/**
 * Pictures on the left, a sticky buy panel on the right. On phones and tablets the pictures are above, in another order
 * than in the document: the button is sticky at the bottom edge, unless the window is too low for that.
 */
export function ProductMain({
	product,
	heading,
	plans,
	recipient,
	action,
	shortAction,
	terms,
	aside,
	children,
}: ProductMainProps) {
	const headingArea = useHeadingFocus();
	const { t } = useTranslation('catalog');
	const loading = useVariantLoading();
	useChoiceAnnounced(product);
	const { locale } = useLocale();
	const price = formatMoney(product.variant.price, locale);
	// Gift cards are chosen by their price.
	const values = product.options.filter(({ chosen }) => chosen !== price);
	// One text, since one box for each value would move while fonts load. Commas, since a line may break after one.
	const choice = withNoBreakSpaces(values.map(({ chosen }) => chosen).join(', '));
	return (
		<article className="flex flex-col">
			<div className="lg:page-width contents lg:grid lg:grid-cols-12 lg:gap-x-10 lg:pt-8 xl:gap-x-14">
				<div className="min-w-0 max-lg:order-1 lg:col-span-7">
					{product.gallery.length > FEW_PICTURES ? (
						<SkipLink target={CHOICE_ID} label={t('pictures.skip')} />
					) : null}
					<ProductGallery title={product.title} pictures={product.gallery} media={product.media} />
				</div>
				<div className="above-consent-bar buy-panel lg:col-span-5">
					<div className="tablet-halves order-2 px-gutter pt-5 lg:p-0">
						<div>
							<div ref={headingArea} id={CHOICE_ID} tabIndex={-1} className="focus:outline-none">
								{heading}
							</div>
							{product.rating ? <Stars {...product.rating} /> : null}
							<Offer product={product} busy={loading} />
							{/* High enough to be visible in a low window. */}
							<div className="mt-1 text-sm">{aside}</div>
						</div>
						<div className="space-y-4 empty:hidden max-md:mt-5 lg:mt-5">
							<SiblingPicker siblings={product.siblings} />
							<OptionPicker options={product.options} />
							{plans}
							{recipient}
						</div>
					</div>
					<div className="above-consent-bar buy-bar tablet-halves items-center">
						<p
							className="flex items-baseline justify-between gap-3 text-sm max-md:mb-2 lg:hidden"
							aria-hidden="true"
						>
							{/* As wide in the fallback font. */}
							<strong className="min-w-16">{price}</strong>
							<span className="text-balance text-end text-muted text-xs leading-tight">
								{choice}
							</span>
						</p>
						{action}
					</div>
					<div className="order-2 space-y-1 px-gutter pt-5 text-sm lg:px-0 lg:pt-2">
						<div aria-live="polite" aria-busy={loading} className={DIMMED_WHEN_BUSY}>
							<StockNote {...product.variant} />
						</div>
						<Delivery product={product} promise={terms.delivery} />
						<PurchaseNotes {...terms} />
					</div>
				</div>
			</div>
			<div className="order-4 lg:grid lg:grid-cols-1 lg:*:[grid-area:1/1]">
				<div className="min-w-0 pb-5">{children}</div>
				{shortAction ? (
					// Sticky from where the panel has left the window. For the pointer alone: it repeats the panel.
					<div
						className="above-consent-bar sticky bottom-(--consent-bar) z-10 mt-[100svh] hidden self-end border-line border-t bg-paper lg:block"
						aria-hidden="true"
					>
						<div className="page-width flex items-center gap-6 py-3">
							<p className="min-w-0 flex-1 truncate">
								<strong>{product.title}</strong> <span className="text-muted">{choice}</span>
							</p>
							<strong className="text-xl">{price}</strong>
							{shortAction}
						</div>
					</div>
				) : null}
			</div>
		</article>
	);
}

/** When the product arrives in the visitor's country, and the merchant's text about the delivery. */
function Delivery({ product, promise }: { product: MainView; promise?: string }) {
	if (product.variant.stock.kind === 'soldOut') return null;
	return (
		<>
			{promise ? <p>{promise}</p> : null}
			{product.delivery.map((line) => (
				<p key={line} className="text-muted">
					{line}
				</p>
			))}
		</>
	);
}

/** Price, unit price and tax note; announced when another variant is picked. */
function Offer({
	product: { giftCard, variant, reduced },
	busy,
}: {
	product: MainView;
	busy: boolean;
}) {
	const { t } = useTranslation('catalog');
	const { locale } = useLocale();
	const { unitPrice } = variant;
	return (
		<div
			aria-live="polite"
			aria-atomic="true"
			aria-busy={busy}
			className={`mt-3 ${DIMMED_WHEN_BUSY}`}
		>
			{/* The crossed-out price, or the space for it, is above; the text below belongs to the price. */}
			<div className="flex flex-col-reverse">
				<PriceLine price={variant} className="font-bold text-2xl" reserved={reduced} />
			</div>
			{unitPrice ? (
				<p className="text-muted text-sm">
					{t('price.unit', {
						price: formatMoney(unitPrice.price, locale),
						measure: unitPrice.measure,
					})}
				</p>
			) : null}
			<p className="text-muted text-sm">
				{giftCard ? t('tax.giftCard') : <TaxNote {...variant} />}
			</p>
		</div>
	);
}

/** The customers' rating as a text with a star. */
function Stars({ value, best, count }: Rating) {
	const { t } = useTranslation('catalog');
	const { locale } = useLocale();
	const figure = (decimal: string) => formatNumber(Number(decimal), locale, 1);
	return (
		<p className="mt-3 text-sm">
			<span aria-hidden="true">★ </span>
			{t('rating.stars', { value: figure(value), best: figure(best), count })}
		</p>
	);
}
