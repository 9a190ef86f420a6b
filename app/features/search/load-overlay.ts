import { withStyles } from '~/lib/later-styles';

/** The overlay's code, which is no part of a first visit. */
export const loadOverlay = () => withStyles(() => import('./search-overlay'));

/** Fetches it when the visitor is about to need it; what fails is tried again when it is needed. */
export function preloadOverlay(): void {
	loadOverlay().catch(() => undefined);
}
