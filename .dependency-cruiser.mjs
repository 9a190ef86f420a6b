/**
 * Which way the code may import: routes → features → { shopify, i18n, ui } → lib, never back.
 * Each rule is named after the direction that was broken; its comment says the remedy.
 */

const TEST = '\\.(test|spec)\\.tsx?$';
const SERVER = '\\.server\\.tsx?$';

/** Which feature may import which others' functions and types. Components reach one another by props and slots. */
const FEATURE_EDGES = {
	account: ['auth', 'cart', 'notifications', 'seo', 'wishlist'],
	auth: ['cart', 'customer', 'mail', 'seo', 'wishlist'],
	cart: ['catalog', 'consent', 'customer', 'recent', 'wishlist'],
	contact: ['mail'],
	content: ['catalog'],
	home: ['catalog', 'legal', 'seo', 'weather'],
	jobs: ['notifications', 'price-history'],
	legal: ['mail'],
	market: ['cart', 'catalog'],
	notifications: ['auth', 'mail'],
	recent: ['catalog'],
	search: ['catalog', 'content'],
	seo: ['catalog', 'content', 'shell'],
	shell: ['customer'],
	statistics: ['cart'],
	weather: ['seo'],
	webhooks: ['notifications'],
	wishlist: ['catalog'],
};

refuseCycles(FEATURE_EDGES);

function refuseCycles(/** @type {Record<string, string[]>} */ edges) {
	const visit = (/** @type {string} */ feature, /** @type {string[]} */ path) => {
		if (path.includes(feature)) {
			throw new Error(`The edges between features form a cycle: ${[...path, feature].join(' → ')}`);
		}
		for (const next of edges[feature] ?? []) visit(next, [...path, feature]);
	};
	for (const feature of Object.keys(edges)) visit(feature, []);
}

const featureRules = Object.entries(FEATURE_EDGES).map(([feature, others]) => ({
	name: 'feature-to-feature',
	comment: 'This edge is not listed in FEATURE_EDGES: list it if it forms no cycle, or use a slot.',
	severity: /** @type {const} */ ('error'),
	from: { path: `^app/features/${feature}/`, pathNot: TEST },
	to: { path: '^app/features/', pathNot: `^app/features/(${[feature, ...others].join('|')})/` },
}));

/** A package, however it is resolved. */
const npm = (/** @type {string} */ name) => `(^|node_modules/)${name}(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		{
			name: 'lib-to-above',
			comment:
				'lib/ is the bottom: hand in what it needs, or move the file to the feature that uses it.',
			severity: 'error',
			from: { path: '^app/lib/', pathNot: TEST },
			to: { path: '^app/', pathNot: '^app/(lib|styles)/' },
		},
		{
			name: 'ui-to-above',
			comment: 'ui/ would fit in any other project: pass texts, links and data in as props.',
			severity: 'error',
			from: { path: '^app/ui/', pathNot: TEST },
			to: { path: '^app/', pathNot: '^app/(ui|lib)/' },
		},
		{
			name: 'ui-to-router-or-messages',
			comment:
				'ui/ knows no router and no messages: pass elements, handlers and texts in as props.',
			severity: 'error',
			from: { path: '^app/ui/', pathNot: TEST },
			to: {
				path: [npm('@remix-run'), npm('react-router(-dom)?'), npm('(react-|remix-)?i18next')],
			},
		},
		{
			name: 'i18n-to-above',
			comment: 'i18n/ stands on lib/ alone: let the feature or the route bring the two together.',
			severity: 'error',
			from: { path: '^app/i18n/', pathNot: TEST },
			to: { path: '^app/', pathNot: '^app/((i18n|lib)/|site\\.ts$)' },
		},
		{
			name: 'shopify-to-above',
			comment: 'shopify/ stands on lib/ alone: hand in settings and callbacks when it is created.',
			severity: 'error',
			from: { path: '^app/shopify/', pathNot: TEST },
			to: { path: '^app/', pathNot: '^app/((shopify|lib)/|site\\.ts$)' },
		},
		...featureRules,
		{
			name: 'feature-to-feature',
			comment:
				'This feature has no edges in FEATURE_EDGES: list one if it forms no cycle, or use a slot.',
			severity: 'error',
			from: {
				path: '^app/features/([^/]+)/',
				pathNot: [TEST, `^app/features/(${Object.keys(FEATURE_EDGES).join('|')})/`],
			},
			to: { path: '^app/features/', pathNot: '^app/features/$1/' },
		},
		{
			name: 'feature-to-component',
			comment: "Another feature's component comes as a prop or in a slot: a route hands it in.",
			severity: 'error',
			from: { path: '^app/features/([^/]+)/', pathNot: TEST },
			to: {
				path: '^app/features/.*\\.tsx$',
				pathNot: '^app/features/$1/',
				dependencyTypesNot: ['type-only'],
			},
		},
		{
			name: 'server-from-below',
			comment:
				'Routes and features know the types of the request context; what they use comes in it.',
			severity: 'error',
			from: { path: '^app/(routes|features)/', pathNot: TEST },
			to: { path: '^app/server/', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'feature-to-above',
			comment:
				'A feature takes what it needs from its caller: move shared code down into lib/, or pass it in.',
			severity: 'error',
			from: { path: '^app/features/', pathNot: TEST },
			to: {
				path: '^app/',
				pathNot:
					'^app/((features|shopify|i18n|ui|lib)/|(site|content/synonyms|server/context\\.server)\\.ts$)',
			},
		},
		{
			name: 'app-to-route',
			comment: 'routes.ts alone leads to routes: move what others need down into a feature.',
			severity: 'error',
			from: { path: '^(app/|server\\.ts$)', pathNot: ['^app/routes/', TEST] },
			to: { path: '^app/routes/' },
		},
		{
			name: 'route-to-route',
			comment: 'Routes share types alone: move anything else into a feature.',
			severity: 'error',
			from: { path: '^app/routes/', pathNot: TEST },
			to: { path: '^app/routes/', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'route-to-shopify',
			comment:
				'A loader calls a function of its feature, which talks to the platform. The GraphQL proxy is an endpoint.',
			severity: 'error',
			from: { path: '^app/routes/', pathNot: TEST },
			to: {
				path: '^app/shopify/',
				pathNot: '^app/shopify/graphql-proxy\\.server\\.ts$',
				dependencyTypesNot: ['type-only'],
			},
		},
		{
			name: 'logic-in-routes',
			comment: 'A route only composes: move its *.server file into a feature.',
			severity: 'error',
			from: {},
			to: { path: '^app/routes/.*\\.server\\.tsx?$' },
		},
		{
			name: 'browser-to-server',
			comment:
				'Only *.server files use *.server files; so do routes in loaders and actions, which Remix keeps out of the browser.',
			severity: 'error',
			from: { path: '^app/', pathNot: [SERVER, TEST, '^app/routes/', '^app/root\\.tsx$'] },
			to: { path: SERVER },
		},
		{
			name: 'app-to-hydrogen',
			comment: 'Only shopify/ uses Hydrogen: go through context.shopify.',
			severity: 'error',
			from: { path: '^(app/|server\\.ts$)', pathNot: ['^app/shopify/', TEST] },
			to: { path: npm('@shopify/hydrogen(-react)?') },
		},
		{
			name: 'browser-to-adapter',
			comment:
				'The runtime adapter is for server.ts, *.server files and loaders: use @remix-run/react.',
			severity: 'error',
			from: { path: '^app/', pathNot: [SERVER, TEST, '^app/routes/'] },
			to: { path: npm('@shopify/remix-oxygen') },
		},
		{
			name: 'app-to-node',
			comment: 'The worker has no Node built-ins: use the web platform.',
			severity: 'error',
			from: { path: '^(app/|server\\.ts$)', pathNot: TEST },
			to: { dependencyTypes: ['core'] },
		},
		{
			name: 'app-to-outside',
			comment: 'The app stands alone; it meets the demo shop over HTTP only.',
			severity: 'error',
			from: { path: '^(app/|server\\.ts$)', pathNot: TEST },
			to: { path: '^(demo-shop|tests|scripts|bench)/' },
		},
		{
			name: 'demo-shop-to-outside',
			comment: 'The demo shop stands alone; it meets the app over HTTP only.',
			severity: 'error',
			from: { path: '^demo-shop/', pathNot: TEST },
			to: { path: '^(app|tests|scripts|bench)/|^server\\.ts$' },
		},
		{
			name: 'outside-to-demo-shop',
			comment:
				'The demo shop is a package: import what its package.json exports, or meet it over HTTP.',
			severity: 'error',
			from: { pathNot: '^demo-shop/' },
			to: { path: '^demo-shop/', dependencyTypesNot: ['aliased-workspace'] },
		},
		{
			name: 'demo-shop-to-pictures',
			comment: 'The picture generator runs on request only: share data from the catalogue instead.',
			severity: 'error',
			from: { path: '^demo-shop/', pathNot: ['^demo-shop/pictures/', TEST] },
			to: { path: '^demo-shop/pictures/' },
		},
		{
			name: 'demo-shop-search-to-resolvers',
			comment: 'Resolvers call the search: move what both need down into shop/.',
			severity: 'error',
			from: { path: '^demo-shop/(search|shop)/', pathNot: TEST },
			to: { path: '^demo-shop/resolvers/' },
		},
		{
			name: 'product-to-test',
			comment: 'What tests share stands in tests/ and is imported by tests alone.',
			severity: 'error',
			from: { path: '^(app|demo-shop|scripts|bench)/', pathNot: TEST },
			to: { path: TEST },
		},
		{
			name: 'cycle',
			comment: 'Two files that need each other are one concern, or hide a third: merge or extract.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^(dist|\\.cache|\\.wrangler)/' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
	},
};
