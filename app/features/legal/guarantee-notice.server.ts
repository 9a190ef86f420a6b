import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import { guaranteeNotice } from '~/site';
import type { GuaranteeView } from './guarantee-notice';

/** Where the QR codes of the Commission's pictures lead, by their language. */
const YOUR_EUROPE: Record<Locale, string> = {
	de: 'https://europa.eu/youreurope/garantien',
	en: 'https://europa.eu/youreurope/guarantees',
};

const points = ['term', 'seller', 'remedies', 'further', 'longer'] as const;

/** The notice on the legal guarantee of conformity (Regulation (EU) 2025/1960, Annex I) in a language. */
export function guaranteeView(locale: Locale): GuaranteeView {
	const t = translator(locale);
	return {
		title: t('statutory:guarantee.title'),
		lead: t('statutory:guarantee.lead'),
		points: points.map((point) => t(`statutory:guarantee.points.${point}`)),
		more: { label: t('statutory:guarantee.more'), href: YOUR_EUROPE[locale] },
		picture: guaranteeNotice[locale],
	};
}
