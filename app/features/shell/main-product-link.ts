import { createStore, useStore } from '~/lib/store';
import { mainProductPath, productPath, site } from '~/site';

const chosenVariant = createStore<string | undefined>(undefined);

/**
 * Remembers the main product's variant that the visitor chose, for this visit. In memory only, and never set on the
 * server.
 *
 * @param variantId integer of the variant's id
 */
export function setChosenVariant(variantId: string | undefined): void {
	chosenVariant.set(variantId);
}

/** Adds the chosen variant to the main product's path, and leaves others as they are. Without a locale prefix. */
export function useChosenVariantPath(): (path: string) => string {
	const variantId = useStore(chosenVariant);
	return (path) => (path === mainProductPath ? productPath(site.product, variantId) : path);
}
