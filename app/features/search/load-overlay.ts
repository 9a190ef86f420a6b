import { withStyles } from '~/lib/later-styles';
import { preload } from '~/lib/preload';

/** The overlay's code, which is no part of a first visit. */
export const loadOverlay = () => withStyles(() => import('./search-overlay'));

/** When the visitor is about to need it. */
export const preloadOverlay = () => preload(loadOverlay);
