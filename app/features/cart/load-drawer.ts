import { withStyles } from '~/lib/later-styles';

/** The drawer's code, which is no part of a first visit. */
export const loadDrawer = () => withStyles(() => import('./cart-drawer'));

/** Fetches it when the shopper is about to need it; what fails is tried again when it is needed. */
export function preloadDrawer(): void {
	loadDrawer().catch(() => undefined);
}
