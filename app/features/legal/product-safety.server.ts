import { translator } from '~/i18n/i18next.server';
import { type Locale, localize } from '~/i18n/locales';
import { manufacturerOf } from '~/site';
import type { SafetyView } from './product-safety';

/** Of a product, as the platform gives it. */
export interface SafetySource {
	vendor: string;
	isGiftCard: boolean;
	/** `custom.safety`: a warning a line. */
	safety?: { value: string } | null;
	/** `custom.weee`: `true` for what is an electrical device. */
	weee?: { value: string } | null;
}

/**
 * What must stand beside a product on offer: who made it, with addresses by post and e-mail, and warnings
 * (Regulation (EU) 2023/988, Art. 19), and what becomes of an old device. `undefined` for what is no thing.
 */
export function safetyView(locale: Locale, product: SafetySource): SafetyView | undefined {
	if (product.isGiftCard) return undefined;
	const t = translator(locale);
	const { name, street, postcode, city, country, email } = manufacturerOf(product.vendor);
	const warnings = (product.safety?.value ?? '').split('\n').map((line) => line.trim());
	return {
		title: t('statutory:safety.title'),
		maker: {
			label: t('statutory:safety.maker'),
			address: `${name}, ${street}, ${postcode} ${city}, ${localize(country, locale)}`,
			email,
		},
		warnings: { label: t('statutory:safety.warnings'), lines: warnings.filter(Boolean) },
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

/** The words of the link to the notice on the legal guarantee, which stands beside every offer. */
export function guaranteeLink(locale: Locale): string {
	return translator(locale)('statutory:guarantee.link');
}
