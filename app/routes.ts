import { index, layout, type RouteConfig, route } from '@remix-run/route-config';
import { localeCodes } from './i18n/locales';
import { mainProductPath, site } from './site';

/** The design system page exists in development only. */
const development = process.env.NODE_ENV === 'development';

/** Paths of content pages, each of which is also served as JSON and as Markdown. */
const contentPages = [':page', ':section/:chapter', ':section/:chapter/:page'];

const slugs = [':chapter', ':chapter/:page', '*'];

/** A route module used for several routes: each needs an id of its own. */
function shared(path: string, file: string) {
	return route(path, file, { id: path });
}

/**
 * All pages. Where two paths match equally, the first one wins: `docs/*`, `legal/*` and paths such as
 * `products/:handle` are before single words such as `search`, for which `:locale?` could match "products".
 */
const screens = route(':locale?', 'routes/layout.tsx', { id: 'layout' }, [
	index('routes/home.tsx'),
	...slugs.map((slug) => shared(`docs/${slug}`, 'routes/content.tsx')),
	...slugs.map((slug) => shared(`legal/${slug}`, 'routes/legal.tsx')),
	...[mainProductPath.slice(1), `products/${site.product}`].map((path) =>
		shared(path, 'routes/map.tsx'),
	),
	route('products/:handle', 'routes/product.tsx'),
	route('collections/:handle', 'routes/collection.tsx'),
	route('weather/:region', 'routes/weather.tsx'),
	route('cart/:lines', 'routes/cart-link.tsx'),
	route('discount/:code', 'routes/discount.tsx'),
	route('legal/revocation/declare', 'routes/legal/declare.tsx'),
	route('collections', 'routes/collections.tsx'),
	route('weather', 'routes/weather-default.tsx'),
	route('search', 'routes/search.tsx'),
	route('market', 'routes/market.tsx'),
	route('cart', 'routes/cart.tsx'),
	layout(
		'routes/auth/layout.tsx',
		['login', 'register', 'recover', 'reset', 'logout', 'callback'].map((name) =>
			route(`auth/${name}`, `routes/auth/${name}.tsx`),
		),
	),
	shared('faq', 'routes/content.tsx'),
	shared('connect', 'routes/content.tsx'),
	route('docs', 'routes/docs-index.tsx'),
	route('legal', 'routes/legal/index.tsx'),
	route('contact', 'routes/contact.tsx'),
	route('wishlist', 'routes/wishlist.tsx'),
	route('stock', 'routes/stock.tsx'),
	route('account', 'routes/account/layout.tsx', [
		index('routes/account/overview.tsx'),
		route('profile', 'routes/account/profile.tsx'),
		shared('addresses/new', 'routes/account/address.tsx'),
		shared('addresses/:id', 'routes/account/address.tsx'),
		route('addresses/:id/delete', 'routes/account/address-delete.tsx'),
		route('orders', 'routes/account/orders.tsx'),
		route('notifications', 'routes/account/notifications.tsx'),
		route('orders/:id', 'routes/account/order.tsx'),
	]),
	...(development ? [route('design-system', 'routes/design-system.tsx')] : []),
	route('*', 'routes/not-found.tsx'),
]);

/** Resource routes with a language; `form` is a locale prefix. */
function resources(form: string) {
	const at = (path: string, file: string) => shared(`${form}${path}`, file);
	return [
		at('api/session', 'routes/api/session.ts'),
		at('api/cart', 'routes/api/cart.ts'),
		at('api/consent', 'routes/api/consent.ts'),
		at('api/country', 'routes/api/country.ts'),
		at('api/market-offer', 'routes/api/market-offer.ts'),
		at('api/predictive-search', 'routes/api/predictive-search.ts'),
		at('api/products', 'routes/api/products.ts'),
		at('api/stock', 'routes/api/stock.ts'),
		at('api/wishlist', 'routes/api/wishlist.ts'),
		at('api/weather/:region', 'routes/api/weather.ts'),
		at('sitemap.xml', 'routes/meta/sitemap.ts'),
		at('sitemap/:part.xml', 'routes/meta/sitemap-part.ts'),
		at('robots.txt', 'routes/meta/robots.ts'),
		at('llms.txt', 'routes/meta/llms.ts'),
		at('feeds/products.xml', 'routes/meta/feed.ts'),
		at('index.md', 'routes/meta/markdown-home.ts'),
		at(`${mainProductPath.slice(1)}.md`, 'routes/meta/markdown-product.ts'),
		at('products/:handle.md', 'routes/meta/markdown-product.ts'),
		at('collections/:handle.md', 'routes/meta/markdown-collection.ts'),
		...contentPages.flatMap((path) => [
			at(`${path}.md`, 'routes/meta/markdown-content.ts'),
			at(`${path}/_payload.json`, 'routes/meta/content-payload.ts'),
		]),
	];
}

export default [
	// Literal prefixes, not a parent route: its loader would run for each resource route. They are before the screens,
	// since `docs/:chapter` matches a path as well as `:section/:chapter.md`.
	...['', ...localeCodes.map((code) => `${code}/`)].flatMap(resources),
	screens,
	route('api/locale', 'routes/api/locale.ts'),
	route('api/errors', 'routes/api/errors.ts'),
	route('api/shopify-storefront', 'routes/api/shopify-storefront.ts'),
	route('api/shopify-admin', 'routes/api/shopify-admin.ts'),
	route('api/jobs/:job', 'routes/api/jobs.ts'),
	route('api/webhooks', 'routes/api/webhooks.ts'),
	route('api/icons/:file', 'routes/api/icons.ts'),
	route('locales/:file', 'routes/meta/messages.ts'),
	route('builds/*', 'routes/meta/build.ts'),
	route('health', 'routes/meta/health.ts'),
	route('ready', 'routes/meta/ready.ts'),
] satisfies RouteConfig;
