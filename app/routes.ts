import { index, layout, type RouteConfig, route } from '@remix-run/route-config';
import { localeCodes } from './i18n/locales';
import { mapPath } from './site';

/** The development server alone shows the controls by themselves. */
const development = process.env.NODE_ENV === 'development';

/** Content pages, as deep as they lie: each has a JSON twin and one in Markdown. */
const contentTwins = [
	'faq',
	'connect',
	'contact',
	...['docs', 'legal'].flatMap((section) => [
		section,
		`${section}/:chapter`,
		`${section}/:chapter/:page`,
	]),
];

/** Every screen, below one form of the locale prefix: none, `de` or `en`. */
function screens(form: string) {
	const id = (name: string) => ({ id: `${form || 'plain'}/${name}` });
	return route(form, 'routes/layout.tsx', id('layout'), [
		index('routes/home.tsx', id('home')),
		route(mapPath.slice(1), 'routes/map.tsx', id('map')),
		route('products/:handle', 'routes/product.tsx', id('product')),
		route('collections', 'routes/collections.tsx', id('collections')),
		route('collections/:handle', 'routes/collection.tsx', id('collection')),
		route('weather', 'routes/weather-default.tsx', id('weather-default')),
		route('weather/:region', 'routes/weather.tsx', id('weather')),
		route('search', 'routes/search.tsx', id('search')),
		route('market', 'routes/market.tsx', id('market')),
		route('cart', 'routes/cart.tsx', id('cart')),
		route('cart/:lines', 'routes/cart-link.tsx', id('cart-link')),
		route('discount/:code', 'routes/discount.tsx', id('discount')),
		layout('routes/auth/layout.tsx', id('auth'), [
			...['login', 'register', 'recover', 'reset', 'logout', 'callback'].map((name) =>
				route(`auth/${name}`, `routes/auth/${name}.tsx`, id(`auth/${name}`)),
			),
		]),
		route('faq', 'routes/faq.tsx', id('faq')),
		route('connect', 'routes/connect.tsx', id('connect')),
		route('docs', 'routes/docs-index.tsx', id('docs-index')),
		route('docs/*', 'routes/docs.tsx', id('docs')),
		route('contact', 'routes/contact.tsx', id('contact')),
		route('legal', 'routes/legal/index.tsx', id('legal-index')),
		route('legal/*', 'routes/legal.tsx', id('legal')),
		route('legal/revocation/declare', 'routes/legal/declare.tsx', id('declare')),
		...contentTwins.map((path) =>
			route(`${path}/_payload.json`, 'routes/meta/content-payload.ts', id(`${path}-payload`)),
		),
		route('wishlist', 'routes/wishlist.tsx', id('wishlist')),
		route('stock', 'routes/stock.tsx', id('stock')),
		route('account', 'routes/account/layout.tsx', id('account'), [
			index('routes/account/overview.tsx', id('account/overview')),
			route('profile', 'routes/account/profile.tsx', id('account/profile')),
			route('addresses/new', 'routes/account/address.tsx', id('account/address-new')),
			route('addresses/:id', 'routes/account/address.tsx', id('account/address')),
			route(
				'addresses/:id/delete',
				'routes/account/address-delete.tsx',
				id('account/address-delete'),
			),
			route('orders', 'routes/account/orders.tsx', id('account/orders')),
			route('notifications', 'routes/account/notifications.tsx', id('account/notifications')),
			route('orders/:id', 'routes/account/order.tsx', id('account/order')),
		]),
		...(development
			? [route('design-system', 'routes/design-system.tsx', id('design-system'))]
			: []),
		route('*', 'routes/not-found.tsx', id('not-found')),
	]);
}

/** What answers in the page's language, but is no screen. */
function resources(form: string) {
	const at = (path: string, file: string) =>
		route(form ? `${form}/${path}` : path, file, { id: `${form || 'plain'}/${path}` });
	return [
		at('api/session', 'routes/api/session.ts'),
		at('api/cart', 'routes/api/cart.ts'),
		at('api/consent', 'routes/api/consent.ts'),
		at('api/country', 'routes/api/country.ts'),
		at('api/predictive-search', 'routes/api/predictive-search.ts'),
		at('api/products', 'routes/api/products.ts'),
		at('api/stock', 'routes/api/stock.ts'),
		at('api/wishlist', 'routes/api/wishlist.ts'),
		at('api/weather/:region', 'routes/api/weather.ts'),
	];
}

/** What machines read, in every form of an address. */
function files(form: string) {
	const at = (path: string, name: string) =>
		route(form ? `${form}/${path}` : path, `routes/meta/${name}.ts`, {
			id: `${form || 'plain'}/meta/${path}`,
		});
	return [
		at('sitemap.xml', 'sitemap'),
		at('sitemap/:part.xml', 'sitemap-part'),
		at('robots.txt', 'robots'),
		at('llms.txt', 'llms'),
		at('feeds/products.xml', 'feed'),
		at('index.md', 'markdown-home'),
		at(`${mapPath.slice(1)}.md`, 'markdown-map'),
		at('products/:handle.md', 'markdown-product'),
		at('collections/:handle.md', 'markdown-collection'),
		...contentTwins.map((path) => at(`${path}.md`, 'markdown-content')),
	];
}

const forms = ['', ...localeCodes];

export default [
	...forms.map(screens),
	...forms.flatMap(resources),
	...forms.flatMap(files),
	route('api/locale', 'routes/api/locale.ts'),
	route('api/errors', 'routes/api/errors.ts'),
	route('api/shopify-storefront', 'routes/api/shopify-storefront.ts'),
	route('api/shopify-admin', 'routes/api/shopify-admin.ts'),
	route('api/icons/:file', 'routes/api/icons.ts'),
	route('locales/:file', 'routes/meta/messages.ts'),
	route('builds/*', 'routes/meta/build.ts'),
] satisfies RouteConfig;
