import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '~/ui/announcer';
import type { MainView } from './product-view';

/** Whether another variant of this product is loading; until then the page shows, and would add, the previous one. */
export function useVariantLoading(): boolean {
	const next = useNavigation().location;
	const here = useLocation();
	return next?.pathname === here.pathname && variantOf(next.search) !== variantOf(here.search);
}

/** Announces the options after another variant has loaded. */
export function useChoiceAnnounced({ handle, variant, options }: MainView): void {
	const { t } = useTranslation('catalog');
	const shown = useRef({ handle, id: variant.id });
	const { id } = variant;
	const choice = options.map(({ chosen }) => chosen).join(', ');
	useEffect(() => {
		const before = shown.current;
		shown.current = { handle, id };
		if (before.handle === handle && before.id !== id) announce(t('options.chosen', { choice }));
	}, [handle, id, choice, t]);
}

function variantOf(search: string): string | null {
	return new URLSearchParams(search).get('variant');
}
