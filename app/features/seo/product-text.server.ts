import type { ProductPage } from '~/features/catalog/catalog.server';
import { descriptionHtml } from '~/features/catalog/description-html.server';
import { deliveryLines } from '~/features/catalog/purchase-terms.server';
import { variantPrice } from '~/features/catalog/variant-price';
import { formatMoney } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import type { AppContext } from '~/server/context.server';
import { pricesIncludeVat } from '~/site';
import type { TextPart } from './markdown.server';
import { availabilityOf, hasVariants, type ProductFacts, type VariantFacts } from './product-facts';

/** A product page as text: description, variants, data, delivery. */
export function productParts(context: AppContext, { product, source }: ProductPage): TextPart[] {
	const { locale, market } = context;
	const t = translator(locale);
	const vatIncluded = pricesIncludeVat(market);
	const digital = vatIncluded ? 'catalog:tax.includedOnly' : 'catalog:tax.excludedOnly';
	const shipped = vatIncluded ? 'catalog:tax.included' : 'catalog:tax.excluded';
	const tax = product.giftCard
		? 'catalog:tax.giftCard'
		: product.variant.shipped
			? shipped
			: digital;
	const allVariants = source.variantsCount?.count ?? 0;
	return [
		{ html: descriptionHtml(source) },
		{
			heading: t('seo:text.variants'),
			text: t(tax),
			lines: variantLines(source, { locale, vatIncluded }),
		},
		...(allVariants > source.variants.nodes.length ? [{ text: t('seo:text.moreVariants') }] : []),
		{
			heading: t('catalog:product.details'),
			lines: product.details.map(({ label, text }) => (label ? `${label}: ${text}` : text)),
		},
		{ heading: t('home:service.delivery'), lines: deliveryLines(context, source) },
	];
}

interface TextPlace {
	locale: Locale;
	/** Whether prices in this market include VAT. */
	vatIncluded: boolean;
}

const STOCK = { InStock: 'available', BackOrder: 'backorder', OutOfStock: 'soldOut' } as const;

/** One line per variant: name, price, availability. */
function variantLines(product: ProductFacts, place: TextPlace): string[] {
	const t = translator(place.locale);
	return product.variants.nodes.map((variant) => {
		const stock = STOCK[availabilityOf(variant)];
		const facts = [
			price(variant, product.requiresSellingPlan, place),
			t(`catalog:stock.${stock}`),
			...(variant.sku ? [t('seo:text.articleNumber', { sku: variant.sku })] : []),
		].join(', ');
		return hasVariants(product) ? `${variant.title}: ${facts}` : facts;
	});
}

function price(
	variant: VariantFacts,
	planRequired: boolean,
	{ locale, vatIncluded }: TextPlace,
): string {
	const { price, formerPrice } = variantPrice(variant, planRequired, vatIncluded);
	const now = formatMoney(price, locale);
	if (!formerPrice) return now;
	const t = translator(locale);
	const compared = { price: now, former: formatMoney(formerPrice, locale) };
	return vatIncluded ? t('seo:text.formerVat', compared) : t('seo:text.former', compared);
}
