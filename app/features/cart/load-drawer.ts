import { withStyles } from '~/lib/deferred-styles';
import { preload } from '~/lib/preload';

/** Loads the drawer's code, which the first page load does not include. */
export const loadDrawer = () => withStyles(() => import('./cart-drawer'));

/** Loads it in advance, when the visitor is likely to need it soon. */
export const preloadDrawer = () => preload(loadDrawer);
