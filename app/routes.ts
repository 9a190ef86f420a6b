import { index, type RouteConfig, route } from '@remix-run/route-config';
import { localeCodes } from './i18n/locales';
import { mapPath } from './site';

/** The development server alone shows the controls by themselves. */
const development = process.env.NODE_ENV === 'development';

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
		route('cart', 'routes/cart.tsx', id('cart')),
		route('cart/:lines', 'routes/cart-link.tsx', id('cart-link')),
		route('discount/:code', 'routes/discount.tsx', id('discount')),
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
		at('api/predictive-search', 'routes/api/predictive-search.ts'),
		at('api/products', 'routes/api/products.ts'),
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
	];
}

const forms = ['', ...localeCodes];

export default [
	...forms.map(screens),
	...forms.flatMap(resources),
	...forms.flatMap(files),
	route('api/locale', 'routes/api/locale.ts'),
	route('api/shopify-storefront', 'routes/api/shopify-storefront.ts'),
	route('api/shopify-admin', 'routes/api/shopify-admin.ts'),
	route('api/icons/:file', 'routes/api/icons.ts'),
	route('locales/:file', 'routes/meta/messages.ts'),
] satisfies RouteConfig;
