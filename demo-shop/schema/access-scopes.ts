/** Types whose metafields need a token. Assumed: the scopes of Cart, Market and Shop. */
const metafieldOwners: Readonly<Record<string, string>> = {
	Product: 'unauthenticated_read_product_listings',
	ProductVariant: 'unauthenticated_read_product_listings',
	Collection: 'unauthenticated_read_product_listings',
	Page: 'unauthenticated_read_content',
	Blog: 'unauthenticated_read_content',
	Article: 'unauthenticated_read_content',
	Market: 'unauthenticated_read_content',
	Shop: 'unauthenticated_read_content',
	Cart: 'unauthenticated_read_checkouts',
};

/** Fields that are open without a token, while a token needs their access scope. Assumed, from the documentation. */
export const openFields: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		['article', 'articles', 'blog', 'blogs', 'page', 'pages'].map((field) => [
			`QueryRoot.${field}`,
			'unauthenticated_read_content',
		]),
	),
	'Product.sellingPlanGroups': 'unauthenticated_read_selling_plans',
	'ProductVariant.sellingPlanAllocations': 'unauthenticated_read_selling_plans',
};

/** Fields that need a token, or types with all their other fields, and the access scope that the error names. */
export const tokenScopes: Readonly<Record<string, string>> = {
	'Product.tags': 'unauthenticated_read_product_tags',
	'Product.totalInventory': 'unauthenticated_read_product_inventory',
	'ProductVariant.quantityAvailable': 'unauthenticated_read_product_inventory',
	...metafieldScopes(),
	'QueryRoot.productTags': 'unauthenticated_read_product_tags',
	'QueryRoot.metaobjects': 'unauthenticated_read_metaobjects',
	'QueryRoot.menu': 'unauthenticated_read_content',
	Menu: 'unauthenticated_read_content',
	MenuItem: 'unauthenticated_read_content',
	Metaobject: 'unauthenticated_read_metaobjects',
	Customer: 'unauthenticated_read_customers',
	'Customer.tags': 'unauthenticated_read_customer_tags',
	'Mutation.cartMetafieldsSet': 'unauthenticated_write_checkouts',
	'Mutation.cartMetafieldDelete': 'unauthenticated_write_checkouts',
	'QueryRoot.customer': 'unauthenticated_read_customers',
	'Mutation.customerAccessTokenCreate': 'unauthenticated_write_customers',
	'Mutation.customerAccessTokenRenew': 'unauthenticated_write_customers',
	'Mutation.customerAccessTokenDelete': 'unauthenticated_write_customers',
	'Mutation.customerCreate': 'unauthenticated_write_customers',
	'Mutation.customerUpdate': 'unauthenticated_write_customers',
	'Mutation.customerRecover': 'unauthenticated_write_customers',
	'Mutation.customerReset': 'unauthenticated_write_customers',
	'Mutation.customerResetByUrl': 'unauthenticated_write_customers',
	'Mutation.customerActivate': 'unauthenticated_write_customers',
	'Mutation.customerActivateByUrl': 'unauthenticated_write_customers',
	'Mutation.customerAddressCreate': 'unauthenticated_write_customers',
	'Mutation.customerAddressUpdate': 'unauthenticated_write_customers',
	'Mutation.customerAddressDelete': 'unauthenticated_write_customers',
	'Mutation.customerDefaultAddressUpdate': 'unauthenticated_write_customers',
};

/**
 * Access scopes that the storefront's tokens may lack. Not those of products and checkouts: without them there is no
 * storefront, and their fields are not listed here.
 */
export const optionalScopes: readonly string[] = [
	...new Set(Object.values({ ...openFields, ...tokenScopes })),
].filter((scope) => !/_(product_listings|checkouts)$/.test(scope));

function metafieldScopes(): Record<string, string> {
	return Object.fromEntries(
		Object.entries(metafieldOwners).flatMap(([type, scope]) => [
			[`${type}.metafield`, scope],
			[`${type}.metafields`, scope],
		]),
	);
}
