import { index, type RouteConfig, route } from '@remix-run/route-config';
import { localeCodes } from './i18n/locales';
import { mapPath } from './site';

/** Every screen, below one form of the locale prefix: none, `de` or `en`. */
function screens(form: string) {
	const id = (name: string) => ({ id: `${form || 'plain'}/${name}` });
	return route(
		form,
		'routes/layout.tsx',
		id('layout'),
		[
			index('routes/home.tsx', id('home')),
			route(mapPath.slice(1), 'routes/map.tsx', id('map')),
			route('products/:handle', 'routes/product.tsx', id('product')),
			route('*', 'routes/not-found.tsx', id('not-found')),
		],
	);
}

export default [
	...['', ...localeCodes].map(screens),
	route('api/locale', 'routes/api/locale.ts'),
	route('locales/:file', 'routes/meta/messages.ts'),
] satisfies RouteConfig;
