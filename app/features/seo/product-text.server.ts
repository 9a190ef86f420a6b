import { crossedOutPrice } from '~/features/catalog/compare-at-price';
import { formatMoney } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import { availabilityOf, hasVariants, type ProductFacts, type VariantFacts } from './product-facts';

export interface TextPlace {
	locale: Locale;
	/** Whether the market's prices include VAT. */
	vatIncluded: boolean;
}

const STOCK = { InStock: 'available', BackOrder: 'backorder', OutOfStock: 'soldOut' } as const;

/** A line for each variant: what it is, what it costs, whether it is there. */
export function variantLines(product: ProductFacts, place: TextPlace): string[] {
	const t = translator(place.locale);
	return product.variants.nodes.map((variant) => {
		const stock = STOCK[availabilityOf(variant)];
		const facts = [
			price(variant, place),
			t(`catalog:stock.${stock}`),
			...(variant.sku ? [t('seo:text.articleNumber', { sku: variant.sku })] : []),
		].join(', ');
		return hasVariants(product) ? `${variant.title}: ${facts}` : facts;
	});
}

function price(variant: VariantFacts, { locale, vatIncluded }: TextPlace): string {
	const now = formatMoney(variant.price, locale);
	const former = crossedOutPrice({
		price: variant.price,
		compareAtPrice: variant.compareAtPrice,
		lowestPrice30d: variant.lowestPrice?.value,
		vatIncluded,
	});
	if (!former) return now;
	const t = translator(locale);
	const compared = { price: now, former: formatMoney(former, locale) };
	return vatIncluded ? t('seo:text.formerVat', compared) : t('seo:text.former', compared);
}
