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
import { cartEvents, type ScreenData, screenEvents } from './page-events';

export interface CommerceEventsProps {
	/** Where the events go, by the operator's settings. */
	shop: { id: string; host: string };
}

/** Tells the platform's analytics of screens and cart. Rendered, and loaded, with consent alone. */
export function CommerceEvents({ shop }: CommerceEventsProps) {
	useAnalyticsCookies();
	const { locale, path, to } = useLocale();
	const { key, search } = useLocation();
	const screen = (useMatches().at(-1)?.data ?? {}) as ScreenData;
	const { cart, answers } = useCart();
	const currency = useCurrency(to('/api/country'));
	const told = useRef<string>();
	const lines = useRef<CartLineView[]>();
	const send = (events: CommerceEvent[]) => {
		if (!currency) return;
		const { language } = locales[locale];
		const source: EventSource = { shopId: shop.id, host: shop.host, currency, language };
		for (const event of events) void sendCommerceEvent(event, source);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen that is opened
	useEffect(() => {
		if (!currency || told.current === key) return;
		told.current = key;
		send(screenEvents(path, new URLSearchParams(search), screen));
	}, [key, currency]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server
	useEffect(() => {
		// What is shown before the first answer was in the cart already.
		if (answers === 0) return;
		const now = cart?.lines ?? [];
		send(cartEvents(lines.current ?? now, now, screen));
		lines.current = now;
	}, [answers]);
	return null;
}

/** Currency of the visitor's market, once it is known. */
function useCurrency(address: string): string | undefined {
	const [currency, setCurrency] = useState<string>();
	useEffect(() => {
		fetch(address)
			.then(async (response) => {
				if (response.ok) setCurrency(((await response.json()) as { currency: string }).currency);
			})
			.catch(() => undefined);
	}, [address]);
	return currency;
}
