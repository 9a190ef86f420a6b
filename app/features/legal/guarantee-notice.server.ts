import { translator } from '~/i18n/i18next.server';
import { type Locale, type Localized, localize } from '~/i18n/locales';
import { guaranteeNotice } from '~/site';
import germanCode from './guarantee-code-de.svg?url';
import englishCode from './guarantee-code-en.svg?url';
import type { GuaranteeView } from './guarantee-notice';

/** URLs of the QR codes in the Commission's pictures, by language, as printed in the pictures. */
const YOUR_EUROPE: Localized = {
	de: 'europa.eu/youreurope/garantien',
	en: 'europa.eu/youreurope/guarantees',
};

/** QR codes of these URLs, with `https://`. */
const QR_CODES: Localized = { de: germanCode, en: englishCode };

/** The official text of the notice on the legal guarantee of conformity (Regulation (EU) 2025/1960, Annex I). */
export function guaranteeView(locale: Locale): GuaranteeView {
	const t = translator(locale);
	return {
		title: t('statutory:guarantee.title'),
		lead: t('statutory:guarantee.lead'),
		rights: {
			text: t('statutory:guarantee.rights'),
			points: [t('statutory:guarantee.description'), t('statutory:guarantee.function')],
		},
		liability: {
			text: t('statutory:guarantee.liability'),
			points: [t('statutory:guarantee.repair'), t('statutory:guarantee.price')],
		},
		countries: t('statutory:guarantee.countries'),
		more: {
			text: t('statutory:guarantee.more'),
			url: localize(YOUR_EUROPE, locale),
			qrCode: localize(QR_CODES, locale),
		},
		steps: {
			text: t('statutory:guarantee.todo'),
			points: [t('statutory:guarantee.contact'), t('statutory:guarantee.proof')],
		},
		commercial: t('statutory:guarantee.commercial'),
		picture: guaranteeNotice[locale] ?? '',
	};
}
