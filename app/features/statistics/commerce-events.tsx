import { useLocation, useMatches } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useCart } from '~/features/cart/cart-store';
import type { CartLineView } from '~/features/cart/cart-view';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import {
	type CommerceEvent,
	type EventSource,
	sendCommerceEvent,
	useAnalyticsCookies,
} from '~/shopify/commerce-events';
import { cartEvents, reportedReferrer, type ScreenData, screenEvents } from './page-events';

export interface CommerceEventsProps {
	/** Target of the events, from the operator's settings. */
	shop: { id: string; host: string };
}

/** Sends page views and cart changes to the platform's analytics. Render and load it only with consent. */
export function CommerceEvents({ shop }: CommerceEventsProps) {
	useAnalyticsCookies();
	const { locale, path, to } = useLocale();
	const { key, search } = useLocation();
	const screen = (useMatches().at(-1)?.data ?? {}) as ScreenData;
	const { cart, responses } = useCart();
	const currency = useCurrency(to('/api/country'));
	const lastKey = useRef<string>();
	const lines = useRef<CartLineView[]>();
	const send = (events: CommerceEvent[]) => {
		if (!currency) return;
		const { language } = locales[locale];
		const referrer = reportedReferrer(document.referrer, window.location.origin);
		const source: EventSource = { shopId: shop.id, host: shop.host, currency, language, referrer };
		for (const event of events) void sendCommerceEvent(event, source);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per page view
	useEffect(() => {
		if (!currency || lastKey.current === key) return;
		lastKey.current = key;
		send(screenEvents(path, new URLSearchParams(search), screen));
	}, [key, currency]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per cart response
	useEffect(() => {
		// The first state is not a change.
		if (responses === 0) return;
		const now = cart?.lines ?? [];
		send(cartEvents(lines.current ?? now, now, screen));
		lines.current = now;
	}, [responses]);
	return null;
}

/** Currency of the visitor's market, after it has loaded. */
function useCurrency(url: string): string | undefined {
	const [currency, setCurrency] = useState<string>();
	useEffect(() => {
		fetch(url)
			.then(async (response) => {
				if (response.ok) setCurrency(((await response.json()) as { currency: string }).currency);
			})
			.catch(() => undefined);
	}, [url]);
	return currency;
}
