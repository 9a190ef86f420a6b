import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import { postalAddress } from '~/i18n/postal-address';
import { withNoBreakHyphens } from '~/lib/no-break';
import { textLines } from '~/lib/text-lines';
import type { AppContext } from '~/server/context.server';
import type { ProductQuery } from '~/shopify/storefront.generated';
import { manufacturerOf, site } from '~/site';
import type { SafetyView } from './product-safety';

/** `safety` holds one warning per line; `weee` is `true` for electrical devices. */
type SafetySource = Pick<
	NonNullable<ProductQuery['product']>,
	'vendor' | 'isGiftCard' | 'safety' | 'weee'
>;

/**
 * The product safety information that an offer must show: manufacturer with postal and e-mail address, and warnings
 * (Regulation (EU) 2023/988, Art. 19), also how to dispose of an old device. `undefined` if it does not apply.
 */
export function safetyView(locale: Locale, product: SafetySource): SafetyView | undefined {
	if (product.isGiftCard) return undefined;
	const t = translator(locale);
	const manufacturer = manufacturerOf(product.vendor);
	return {
		title: t('statutory:safety.title'),
		maker: {
			label: t('statutory:safety.maker'),
			address: postalAddress(manufacturer, locale),
			email: manufacturer.email,
		},
		warnings: {
			label: t('statutory:safety.warnings'),
			lines: textLines(product.safety?.value).map(withNoBreakHyphens),
		},
		weee:
			product.weee?.value === 'true'
				? {
						label: t('statutory:safety.weee'),
						text: t('statutory:safety.weeeText'),
						link: t('statutory:safety.weeeLink'),
					}
				: null,
	};
}

/**
 * Text of the link to the notice on the legal guarantee, which every offer in the EU shows. It does not apply to gift
 * cards.
 */
export function guaranteeLinkLabel(
	{ locale, market }: Pick<AppContext, 'locale' | 'market'>,
	{ isGiftCard }: Pick<SafetySource, 'isGiftCard'>,
): string | null {
	if (isGiftCard || !site.vatMarkets.has(market)) return null;
	return translator(locale)('statutory:guarantee.link');
}
