import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { afterPaint } from '~/lib/after-paint';
import { withStyles } from '~/lib/deferred-styles';
import { preload } from '~/lib/preload';
import { announce } from '~/ui/announcer';
import { setOpen } from '~/ui/open-flags';
import { addToCart } from './cart-store';

/** Loads the drawer's code, which the first page load does not include. */
export const loadDrawer = () => withStyles(() => import('./cart-drawer'));

/** Loads it in advance, when the visitor is likely to need it soon. */
export const preloadDrawer = () => preload(loadDrawer);

/**
 * For a form that adds a product: opens the drawer, saves and announces it.
 * @param pending whether the form cannot be submitted yet
 */
export function useAddToCart(product: string, pending = false) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const [adding, setAdding] = useState(false);
	const busy = adding || pending;
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const form = new FormData(event.currentTarget);
		setAdding(true);
		const saving = new Promise<boolean>((resolve) => {
			afterPaint(() => resolve(addToCart(to('/api/cart'), form, product)));
		});
		setOpen('cartDrawer', true);
		const added = await saving;
		setAdding(false);
		announce(t(added ? 'announce.added' : 'announce.notAdded', { product }));
	};
	return { busy, onSubmit };
}
