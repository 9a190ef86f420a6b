/** The catalogue's reads: what `POST /api/shopify-storefront` takes. No cart, no customer: those would hand secrets to scripts. */
export const storefrontDocuments: ReadonlySet<string> = new Set();
