import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '~/ui/announcer';
import type { StageView } from './product-view';

/**
 * Whether another variant of the product on screen has been picked and is not there yet: until then the
 * page shows, and would order, the one before.
 */
export function useVariantUnderWay(): boolean {
	const next = useNavigation().location;
	const here = useLocation();
	return next?.pathname === here.pathname && variantOf(next.search) !== variantOf(here.search);
}

/** Has the combination read out once another variant of the product is there. */
export function useChoiceAnnounced({ handle, variant, options }: StageView): void {
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
