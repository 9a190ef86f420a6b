import { withStyles } from '~/lib/deferred-styles';
import { preload } from '~/lib/preload';

/** The drawer's code, which is no part of a first visit. */
export const loadDrawer = () => withStyles(() => import('./cart-drawer'));

/** When the shopper is about to need it. */
export const preloadDrawer = () => preload(loadDrawer);
