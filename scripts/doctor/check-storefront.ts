import * as v from 'valibot';
import { locales } from '../../app/i18n/locales';
import { API_VERSION } from '../../app/shopify/connection.server';
import { menus, site } from '../../app/site';
import { dataOf, type Reply, type ShopAccess } from '../shop/shop-access';
import { type CheckFinding, fine, problem } from './finding';

const TOKENS = 'Sales channels → Headless (or Hydrogen) → the storefront → Storefront API → Manage';

export type MenuHandles = typeof menus;

const SHOP_QUERY = `query DoctorShop @inContext(country: DE, language: DE) {
	shop { name primaryDomain { host } }
	localization {
		availableCountries { isoCode }
		availableLanguages { isoCode }
	}
	publicApiVersions { handle supported }
}`;

const shopData = v.object({
	shop: v.object({ name: v.string(), primaryDomain: v.object({ host: v.string() }) }),
	localization: v.object({
		availableCountries: v.array(v.object({ isoCode: v.string() })),
		availableLanguages: v.array(v.object({ isoCode: v.string() })),
	}),
	publicApiVersions: v.array(v.object({ handle: v.string(), supported: v.boolean() })),
});

/** What the Storefront API says of the shop. */
export type ShopData = v.InferOutput<typeof shopData>;

export const askShop = (shop: ShopAccess): Promise<Reply> => shop.storefront(SHOP_QUERY);

/** Whether the platform responds and accepts both tokens. */
export async function checkStorefrontTokens(
	shop: ShopAccess,
	reply: Reply,
): Promise<CheckFinding[]> {
	const { PRIVATE_STOREFRONT_API_TOKEN: privateToken } = shop.env;
	const isPublic = await shop.storefront('query DoctorToken { shop { name } }', {}, 'public');
	const ofPrivate = privateToken
		? tokenFinding('PRIVATE_STOREFRONT_API_TOKEN', reply, shop)
		: problem(
				'warning',
				'PRIVATE_STOREFRONT_API_TOKEN is empty, so that all visitors share the limits of one address',
				'Set the private access token.',
				TOKENS,
			);
	const ofPublic = tokenFinding('PUBLIC_STOREFRONT_API_TOKEN', isPublic, shop);
	// Without a response both findings are the same.
	return reply.outcome.kind === 'lost' ? [ofPrivate] : [ofPrivate, ofPublic];
}

function tokenFinding(name: string, { outcome }: Reply, { env }: ShopAccess): CheckFinding {
	if (outcome.kind === 'response') return fine(`${name} is accepted`);
	if (outcome.kind === 'refused' && outcome.code === 'UNAUTHORIZED') {
		return problem(
			'error',
			`${name} is refused by the Storefront API`,
			`Copy the ${name.startsWith('PUBLIC') ? 'public' : 'private'} access token of this shop.`,
			TOKENS,
		);
	}
	return problem(
		'error',
		`The Storefront API does not respond at ${env.storeOrigin}: ${outcome.reason}`,
		'Compare PUBLIC_STORE_DOMAIN with the shop’s own domain, which ends in .myshopify.com.',
		'Settings → Domains',
	);
}

/** Each needed access scope of the storefront, with a field that the platform refuses without it. */
const SCOPE_FIELDS: readonly { scope: string; field: string }[] = [
	{
		scope: 'unauthenticated_read_product_listings',
		field:
			'products: products(first: 1) { nodes { metafield(namespace: "custom", key: "details") { id } } }',
	},
	{
		scope: 'unauthenticated_read_product_inventory',
		field: 'inventory: products(first: 1) { nodes { totalInventory } }',
	},
	{
		scope: 'unauthenticated_read_product_tags',
		field: 'tags: products(first: 1) { nodes { tags } }',
	},
	{
		scope: 'unauthenticated_read_selling_plans',
		field:
			'plans: products(first: 1) { nodes { variants(first: 1) { nodes { sellingPlanAllocations(first: 1) { nodes { sellingPlan { id } } } } } } }',
	},
	{
		scope: 'unauthenticated_read_metaobjects',
		field: 'metaobjects: metaobjects(type: "color", first: 1) { nodes { id } }',
	},
	// Also with the Customer Account API: a cart's buyer is such a customer.
	{
		scope: 'unauthenticated_read_customers',
		field: 'customers: customer(customerAccessToken: "none") { id }',
	},
	{
		scope: 'unauthenticated_read_checkouts',
		field: 'checkouts: cart(id: "gid://shopify/Cart/none") { id }',
	},
];
const CONTENT_FIELD = {
	scope: 'unauthenticated_read_content',
	field: 'menus: menu(handle: "main-menu") { id }',
};

export async function checkStorefrontScopes(
	{ storefront }: ShopAccess,
	menuHandles: MenuHandles = menus,
): Promise<CheckFinding[]> {
	const usesMenus = menuHandles.header !== '' || menuHandles.footer !== '';
	const needed = [...SCOPE_FIELDS, ...(usesMenus ? [CONTENT_FIELD] : [])];
	// A request for each: the null of a required field would remove the data of the others.
	const denied = await Promise.all(
		needed.map(async ({ field }) => isDenied(await storefront(`query DoctorScopes { ${field} }`))),
	);
	const lacking = needed.filter((_, index) => denied[index]);
	if (lacking.length === 0) return [fine('the storefront’s permissions are complete')];
	return lacking.map(({ scope }) =>
		problem(
			'error',
			`The storefront lacks the permission ${scope}`,
			'Tick it among the permissions of the Storefront API, and save.',
			TOKENS,
		),
	);
}

/** Throws where the API does not say. */
function isDenied({ outcome }: Reply): boolean {
	if (outcome.kind === 'response') {
		return outcome.errors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED');
	}
	if (outcome.code !== 'ACCESS_DENIED') throw new Error(outcome.reason);
	return true;
}

/** Whether the pinned version is served, or an older or newer one in its place. */
export function checkApiVersion(served: string | null, data: ShopData): CheckFinding[] {
	const supported = data.publicApiVersions.filter(({ supported }) => supported);
	const isSupported = supported.some(({ handle }) => handle === API_VERSION);
	if (isSupported && (served === null || served === API_VERSION)) {
		return [fine(`version ${API_VERSION} is served`)];
	}
	return [
		problem(
			isSupported ? 'warning' : 'error',
			`Shopify responds with API version ${served ?? 'unknown'} instead of ${API_VERSION}`,
			'Update the app to a version of the API that Shopify supports.',
			'docs/operations.md, "Upgrading"',
		),
	];
}

/** The hosted checkout is at the shop's primary domain, which must not be the storefront's own. */
export function checkPrimaryDomain(
	{ env }: ShopAccess,
	{ shop: { primaryDomain } }: ShopData,
): CheckFinding[] {
	const { host } = primaryDomain;
	const siteHost = new URL(env.SITE_URL).host;
	if (env.PUBLIC_CHECKOUT_DOMAIN && env.PUBLIC_CHECKOUT_DOMAIN === siteHost) {
		return [
			problem(
				'error',
				`PUBLIC_CHECKOUT_DOMAIN is ${siteHost}, the storefront’s own, which has no checkout`,
				'Set a domain that is connected to Shopify, or leave it empty.',
				'Settings → Domains',
			),
		];
	}
	if (host !== siteHost || env.PUBLIC_CHECKOUT_DOMAIN) return [fine(`${host} has the checkout`)];
	return [
		problem(
			'error',
			`The shop’s primary domain is ${host}, the storefront’s own: links to the checkout would lead nowhere`,
			'Make another domain the primary one, such as checkout.example.com or the .myshopify.com domain.',
			'Settings → Domains',
		),
	];
}

export function checkLanguages({ localization }: ShopData): CheckFinding[] {
	const published = localization.availableLanguages.map(({ isoCode }) => isoCode);
	const missing = Object.values(locales).filter(({ language }) => !published.includes(language));
	if (missing.length === 0) return [fine(`${published.join(', ')} are published`)];
	return missing.map(({ language, name }) =>
		problem(
			'error',
			`${name} (${language}) is not published: these pages show products in another language`,
			'Add and publish the language, and translate the products.',
			'Settings → Languages',
		),
	);
}

export function checkMarkets({ localization }: ShopData): CheckFinding[] {
	const sold = new Set(localization.availableCountries.map(({ isoCode }) => isoCode));
	const missing = Object.values(locales).filter(({ country }) => !sold.has(country));
	if (missing.length > 0) {
		return missing.map(({ country, name }) =>
			problem(
				'error',
				`The shop does not sell to ${country}, where visitors of the pages in ${name} begin`,
				'Add the country to an active market, or change the language’s country in app/i18n/locales.ts.',
				'Markets',
			),
		);
	}
	const vat = [...site.vatMarkets].filter((country) => sold.has(country));
	if (site.vatMarkets.size > 0 && vat.length === 0) {
		return [
			problem(
				'warning',
				'The shop sells to no country of vatMarkets in app/site.ts',
				'Add these countries to an active market, or empty vatMarkets.',
				'Markets',
			),
		];
	}
	return [fine(`${sold.size} countries, ${vat.length} with prices that include VAT`)];
}

const menuData = v.record(v.string(), v.nullable(v.object({ id: v.string() })));

/** The menus that `app/site.ts` names. */
export async function checkMenus(
	shop: ShopAccess,
	handles: MenuHandles = menus,
): Promise<CheckFinding[]> {
	const named = Object.entries(handles).filter(([, handle]) => handle !== '');
	if (named.length === 0) return [fine('header and footer have the storefront’s own navigation')];
	const fields = named.map(
		([part, handle]) => `${part}: menu(handle: ${JSON.stringify(handle)}) { id }`,
	);
	const data = v.parse(
		menuData,
		dataOf(await shop.storefront(`query DoctorMenus { ${fields.join(' ')} }`)),
	);
	return named.map(([part, handle]) =>
		data[part]
			? fine(`the menu "${handle}" is there`)
			: problem(
					'error',
					`There is no menu "${handle}" for the ${part}`,
					'Create it with this handle, or correct menus in app/site.ts.',
					'Content → Menus',
				),
	);
}

export function shopDataOf(reply: Reply): ShopData {
	return v.parse(shopData, dataOf(reply));
}
