import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '~/i18n/deferred-messages';
import { useLocale } from '~/i18n/use-locale';
import { readCookie } from '~/lib/cookies';
import { showToast } from '~/ui/toast-store';
import type { MarketOffer } from './market-view';

const TIMEOUT_MS = 15_000;

let isRequested = false;

/**
 * Offers the prices of the visitor's own country, once per document and until a country is chosen. Pages are the same
 * for all visitors: nothing changes before a button is pressed.
 */
export async function offerMarket(url: string, i18n: I18n): Promise<void> {
	if (isRequested || readCookie(document.cookie, 'country')) return;
	isRequested = true;
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
		const offer = response.ok ? ((await response.json()) as MarketOffer | null) : null;
		if (!offer) return;
		await loadMessages(i18n, 'market');
		showToast(<Offer offer={offer} />);
	} catch {
		// Without a response nothing is offered; the footer has the choice.
	}
}

function Offer({ offer: { country, name, currency, shown } }: { offer: MarketOffer }) {
	const { t } = useTranslation('market');
	return (
		<>
			<p>{t('offer', { country: name })}</p>
			<div className="flex flex-wrap gap-x-4">
				<Choice country={country} label={t('offerPrices', { currency })} />
				<Choice country={shown.country} label={t('keepPrices', { currency: shown.currency })} />
			</div>
		</>
	);
}

/** A form: also works while other code is still loading. */
function Choice({ country, label }: { country: string; label: string }) {
	const { locale, path, to } = useLocale();
	return (
		<form method="post" action={to('/api/country')}>
			<input type="hidden" name="country" value={country} />
			<input type="hidden" name="locale" value={locale} />
			<input type="hidden" name="path" value={`${path}${window.location.search}`} />
			<button type="submit" className="text-link -mb-2 py-3">
				{label}
			</button>
		</form>
	);
}
