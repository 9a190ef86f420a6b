import type { ProductPage } from '~/features/catalog/catalog.server';
import { descriptionHtml } from '~/features/catalog/description-html.server';
import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';
import { site } from '~/site';
import type { TextPart } from './markdown.server';
import { variantLines } from './product-text.server';

/** What a product's page says, as text: what it is, its variants, its data, its delivery. */
export function productParts(
	{ locale, market }: AppContext,
	{ product, source }: ProductPage,
): TextPart[] {
	const t = translator(locale);
	const vatIncluded = site.vatMarkets.has(market);
	const tax = product.variant.shipped
		? t(vatIncluded ? 'catalog:tax.included' : 'catalog:tax.excluded')
		: t(vatIncluded ? 'catalog:tax.includedOnly' : 'catalog:tax.excludedOnly');
	const allVariants = source.variantsCount?.count ?? 0;
	return [
		{ html: descriptionHtml(source) },
		{
			heading: t('seo:text.variants'),
			text: tax,
			lines: variantLines(source, { locale, vatIncluded }),
		},
		...(allVariants > source.variants.nodes.length ? [{ text: t('seo:text.moreVariants') }] : []),
		{
			heading: t('catalog:product.details'),
			lines: product.details.map(({ label, text }) => (label ? `${label}: ${text}` : text)),
		},
		{ heading: t('home:service.delivery'), lines: product.delivery },
	];
}
