import { useMatches } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savedCart } from './features/cart/cart-store';
import { startConsentEffects } from './features/consent/consent-effects';
import { currentConsent, replaceDialog, useConsent } from './features/consent/consent-store';
import type { ConsentResponse } from './features/consent/consent-terms';
import { offerMarket } from './features/market/offer-market';
import { watchUpdates } from './features/updates/watch-updates';
import { loadDialog } from './i18n/deferred-messages';
import { useLocale } from './i18n/use-locale';
import type { ConsentQuestion } from './ui/consent-question';
import { setOpen, useOpen } from './ui/open-flags';
import { useDeferredImport } from './ui/use-deferred-import';

export interface AfterFirstInteractionProps {
	terms: ConsentResponse;
}

/** Loaded after the first interaction: applies consent, watches for new builds, renders dialogs. */
export function AfterFirstInteraction({ terms }: AfterFirstInteractionProps) {
	const { t, i18n } = useTranslation('updates');
	useEffect(() => {
		startConsentEffects(terms.consent);
		watchUpdates(t, savedCart);
	}, [terms, t]);
	const { to } = useLocale();
	const offerPath = to('/api/market-offer');
	useEffect(() => {
		void offerMarket(offerPath, i18n);
	}, [offerPath, i18n]);
	const consent = useConsent();
	const counted = consent?.enabled.includes('commerce') ?? false;
	const events = useDeferredImport(counted, () => import('./features/statistics/commerce-events'));
	const loadConsent = () =>
		loadDialog(i18n, 'cookies', () => import('./features/consent/consent-dialog'));
	const dialog = useDeferredImport(consent?.selected !== undefined, loadConsent, () =>
		replaceDialog(to('/legal/privacy')),
	);
	const [question, setQuestion] = useQuestion();
	const loadQuestion = () =>
		loadDialog(i18n, 'cookies', () => import('./features/consent/consent-question-dialog'));
	const forget = () => setQuestion(undefined);
	const asking = useDeferredImport(question !== undefined, loadQuestion, forget);
	const loadMarket = () =>
		loadDialog(i18n, 'market', () => import('./features/market/market-modal'));
	const market = useDeferredImport(useOpen('localeModal'), loadMarket, () => {
		setOpen('localeModal', false);
		window.location.assign(to('/market'));
	});
	return (
		<>
			{events && counted ? <events.CommerceEvents shop={terms.shop} /> : null}
			{dialog ? <dialog.ConsentDialog settings={terms.settings} /> : null}
			{asking ? <asking.ConsentQuestionDialog question={question} onClose={forget} /> : null}
			{market ? <market.MarketModal /> : null}
		</>
	);
}

/** Consent requests of components; an entry that is already allowed continues without a dialog. */
function useQuestion() {
	const [question, setQuestion] = useState<ConsentQuestion>();
	useEffect(() => {
		const onQuestion = (event: CustomEvent<ConsentQuestion>) => {
			if (currentConsent()?.enabled.includes(event.detail.entry)) return;
			event.preventDefault();
			setQuestion(event.detail);
		};
		window.addEventListener('consent-question', onQuestion);
		return () => window.removeEventListener('consent-question', onQuestion);
	}, []);
	return [question, setQuestion] as const;
}

/** Recently viewed products, on pages of a product. */
export function BelowScreen({ enabled }: { enabled: readonly string[] }) {
	const { product } = (useMatches().at(-1)?.data ?? {}) as { product?: { id?: string } };
	const shown = enabled.includes('recent') && product?.id !== undefined;
	const parts = useDeferredImport(shown, () =>
		Promise.all([
			import('./features/recent/recently-viewed'),
			import('./features/catalog/product-row'),
		]),
	);
	if (!shown || !product.id || !parts) return null;
	const [{ RecentlyViewed }, { ProductRow }] = parts;
	return <RecentlyViewed key={product.id} productId={product.id} Row={ProductRow} />;
}
