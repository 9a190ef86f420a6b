import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
	type InterceptedResponse,
	type InterceptingProxy,
	startInterceptingProxy,
} from '../../tests/setup/intercepting-proxy';
import { demoShopEnvironment } from '../environment';
import { type Examination, examine } from './examine';
import type { Finding } from './finding';

const SITE_URL = 'http://localhost:3000';
/** Nothing listens there. */
const NOWHERE = 'http://localhost:9';

let shop: DemoShop;
let proxy: InterceptingProxy;
/** Responds to every request with one status and body. */
let provider: Server;
let providerResponse: { status: number; body: object };

beforeAll(async () => {
	shop = await startDemoShop({ siteUrl: SITE_URL });
	proxy = await startInterceptingProxy(shop.origin);
	provider = createServer((_request, response) => {
		response.writeHead(providerResponse.status, { 'Content-Type': 'application/json' });
		response.end(JSON.stringify(providerResponse.body));
	});
	await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});

beforeEach(async () => {
	await fetch(`${shop.origin}/__demo/reset`, { method: 'POST' });
	proxy.alter(() => undefined);
});

afterAll(async () => {
	provider.close();
	await proxy.close();
	await shop.close();
});

/** The shop's settings, by way of the proxy. */
function settingsOf(changes: Record<string, string> = {}): Record<string, string> {
	return { ...demoShopEnvironment(proxy.origin, SITE_URL), ...changes };
}

function mailSettings(name: string, status: number, body: object = {}): Record<string, string> {
	providerResponse = { status, body };
	return {
		MESSAGES_URL: '',
		MAIL_PROVIDER: name,
		MAIL_API_KEY: 'key',
		MAIL_FROM: 'Aerolume <shop@aerolume.test>',
		MAIL_API_URL: `http://localhost:${(provider.address() as AddressInfo).port}`,
	};
}

/** Changes the data of one operation. */
function alterData(operation: string, change: (data: InterceptedResponse['body']) => void): void {
	proxy.alter(({ sent, body }) => {
		if (sent.includes(operation) && body.data) change(body.data);
	});
}

interface Broken {
	settings?: () => Record<string, string>;
	prepare?: () => void | Promise<void>;
	more?: Partial<Examination>;
	/** Check and level of the finding, and a part of its text and of its remedy. */
	finds: [check: string, level: Finding['level'], what: string, remedy: string];
}

const broken: Record<string, Broken> = {
	'Node 18': {
		more: { nodeVersion: '18.19.0' },
		finds: ['node', 'error', '18.19.0 is too old', 'Install Node 22'],
	},
	'a short secret': {
		settings: () => ({ SESSION_SECRET: 'short' }),
		finds: ['settings', 'error', 'SESSION_SECRET must have at least 32', 'Correct it in .env'],
	},
	'a site URL without a scheme': {
		settings: () => ({ SITE_URL: 'aerolume.example' }),
		finds: ['settings', 'error', 'SITE_URL must be the absolute URL', 'Correct it in .env'],
	},
	'the shop’s name as its domain': {
		settings: () => ({ PUBLIC_STORE_DOMAIN: 'aerolume' }),
		finds: [
			'settings',
			'error',
			'PUBLIC_STORE_DOMAIN must be the shop’s domain',
			'Correct it in .env',
		],
	},
	'local URLs on an edge': {
		settings: () => ({ EDGE: 'cloudflare' }),
		finds: ['settings', 'error', 'must not lead to this machine', 'Correct it in .env'],
	},
	'the sample company on an edge': {
		settings: () => ({ EDGE: 'cloudflare' }),
		more: { site: { hasSampleCompany: true } },
		finds: ['settings', 'error', 'company in app/site.ts', 'Correct it in app/site.ts'],
	},
	'a wrong clock': {
		more: { now: () => Date.now() + 600_000 },
		finds: ['clock', 'error', 'clock differs by', 'NTP'],
	},
	'a URL without a shop': {
		settings: () => ({ PUBLIC_STORE_DOMAIN: NOWHERE }),
		finds: ['storefront tokens', 'error', 'does not respond', 'PUBLIC_STORE_DOMAIN'],
	},
	'a wrong private token': {
		settings: () => ({ PRIVATE_STOREFRONT_API_TOKEN: 'shpat_other' }),
		finds: ['storefront tokens', 'error', 'PRIVATE_STOREFRONT_API_TOKEN is refused', 'Copy'],
	},
	'a wrong public token': {
		settings: () => ({ PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef' }),
		finds: ['storefront tokens', 'error', 'PUBLIC_STOREFRONT_API_TOKEN is refused', 'Copy'],
	},
	'no private token': {
		settings: () => ({ PRIVATE_STOREFRONT_API_TOKEN: '' }),
		finds: ['storefront tokens', 'warning', 'PRIVATE_STOREFRONT_API_TOKEN is empty', 'Set the'],
	},
	'a permission that the storefront lacks': {
		prepare: () => faults({ path: 'tags.nodes.0.tags', code: 'ACCESS_DENIED' }),
		finds: ['storefront permissions', 'error', 'unauthenticated_read_product_tags', 'Tick it'],
	},
	'an expired API version': {
		prepare: () => proxy.alter(({ headers }) => headers.set('X-Shopify-API-Version', '2027-01')),
		finds: ['api version', 'warning', '2027-01 instead of', 'Update the app'],
	},
	'the storefront’s domain as the primary one': {
		prepare: () =>
			alterData('DoctorShop', ({ shop }) => {
				shop.primaryDomain.host = 'localhost:3000';
			}),
		finds: ['primary domain', 'error', 'primary domain is localhost:3000', 'another domain'],
	},
	'the storefront’s domain as that of the checkout': {
		settings: () => ({ PUBLIC_CHECKOUT_DOMAIN: 'localhost:3000' }),
		finds: ['primary domain', 'error', 'PUBLIC_CHECKOUT_DOMAIN is localhost:3000', 'connected'],
	},
	'a language that is not published': {
		prepare: () =>
			alterData('DoctorShop', ({ localization }) => {
				localization.availableLanguages = [{ isoCode: 'DE' }];
			}),
		finds: ['languages', 'error', 'English (EN) is not published', 'publish the language'],
	},
	'a country without a market': {
		prepare: () =>
			alterData('DoctorShop', ({ localization }) => {
				localization.availableCountries = [{ isoCode: 'DE' }];
			}),
		finds: ['markets', 'error', 'does not sell to US', 'active market'],
	},
	'no map product': {
		prepare: () =>
			proxy.alter(({ body }) => {
				if (body.data?.product) body.data.product = null;
				if (body.data?.productByIdentifier) body.data.productByIdentifier = null;
			}),
		finds: ['map product', 'error', 'There is no map product', 'setup-shop'],
	},
	'a map product that is not published': {
		prepare: () =>
			alterData('DoctorMap', (data) => {
				data.product = null;
			}),
		finds: ['map product', 'error', 'is not published for DE (status ACTIVE)', 'publish it'],
	},
	'a map product without its texts and regions': {
		prepare: () =>
			alterData('DoctorMap', ({ product }) => {
				product.details = null;
				product.variants.nodes[0].region = null;
			}),
		finds: [
			'map product',
			'warning',
			'lacks custom.details, custom.region of each variant',
			'Fill in',
		],
	},
	'a menu that is not there': {
		more: { site: { menus: { header: 'main-menu', footer: 'nothing' } } },
		finds: ['menus', 'error', 'no menu "nothing" for the footer', 'Create it'],
	},
	'no Admin token': {
		settings: () => ({ PRIVATE_ADMIN_API_TOKEN: '' }),
		finds: ['admin token', 'error', 'ADMIN_API_CLIENT_SECRET are empty', 'Create an app'],
	},
	'a wrong Admin token': {
		settings: () => ({ PRIVATE_ADMIN_API_TOKEN: 'shpat_other' }),
		finds: ['admin token', 'error', 'PRIVATE_ADMIN_API_TOKEN is refused', 'Copy'],
	},
	'a wrong client secret': {
		settings: () => ({ ...clientSettings(), ADMIN_API_CLIENT_SECRET: 'shpss_other' }),
		finds: ['admin token', 'error', 'invalid_client', 'Copy the client secret'],
	},
	'a wrong client id': {
		settings: () => ({ ...clientSettings(), ADMIN_API_CLIENT_ID: 'other' }),
		finds: ['admin token', 'error', 'invalid_request', 'Copy the client id'],
	},
	'a URL without a shop, where the app gets no token': {
		settings: () => ({ ...clientSettings(), PUBLIC_STORE_DOMAIN: NOWHERE }),
		finds: ['admin token', 'error', 'does not respond', 'Compare PUBLIC_STORE_DOMAIN'],
	},
	'a sign-in that does not respond': {
		settings: () => ({ CUSTOMER_ACCOUNTS: 'customer-account-api', PUBLIC_STORE_DOMAIN: NOWHERE }),
		finds: ['sign-in', 'error', 'could not be checked: bad port', 'run the doctor again'],
	},
	'an app of another organization': {
		settings: () => clientSettings(),
		prepare: () =>
			proxy.alter((response) => {
				if (!response.path.startsWith('/admin/oauth/')) return;
				response.status = 400;
				response.body = { error: 'shop_not_permitted' };
			}),
		finds: ['admin token', 'error', 'shop_not_permitted', 'organization that owns the shop'],
	},
	'an app that may not write customers': {
		prepare: () => alterScopes('read_customers', 'write_products'),
		finds: ['admin scopes', 'error', 'lacks the scope write_customers', 'Add the scope'],
	},
	'an app that may not read products': {
		prepare: () => alterScopes('write_customers', 'read_metaobject_definitions'),
		finds: ['admin scopes', 'warning', 'lacks the scope write_products', 'Add the scope'],
	},
	'a new shop, without definitions': {
		prepare: async () => {
			await fetch(`${shop.origin}/__demo/definitions`, { method: 'DELETE' });
		},
		more: { file: '.env.production' },
		finds: [
			'definitions',
			'error',
			'custom.details of a product has no definition',
			'Run "npm run setup-shop -- .env.production --write"',
		],
	},
	'a definition that the storefront cannot read': {
		prepare: () =>
			alterData('Definitions', ({ metafieldDefinitions }) => {
				metafieldDefinitions.nodes[0].access.storefront = 'NONE';
			}),
		finds: ['definitions', 'error', 'is hidden from the storefront', 'Storefront API'],
	},
	'a definition with another type': {
		prepare: () =>
			alterData('Definitions', ({ metafieldDefinitions }) => {
				metafieldDefinitions.nodes[0].type.name = 'json';
			}),
		finds: ['definitions', 'error', 'has the type json instead of', 'delete the definition'],
	},
	'colours without a definition': {
		prepare: () =>
			alterData('MetaobjectDefinition', (data) => {
				data.metaobjectDefinitionByType = null;
			}),
		finds: ['definitions', 'error', 'The metaobject "color" has no definition', 'setup-shop'],
	},
	'the wrong kind of customer accounts': {
		settings: () => ({ CUSTOMER_ACCOUNTS: 'customer-account-api' }),
		finds: ['customer accounts', 'error', 'the shop has the kind "classic"', 'Set CUSTOMER_'],
	},
	'a callback that is not registered': {
		settings: () => ({
			CUSTOMER_ACCOUNTS: 'customer-account-api',
			SITE_URL: 'http://localhost:3999',
		}),
		finds: ['sign-in', 'error', 'localhost:3999/auth/callback or PUBLIC_CUSTOMER', 'Add the'],
	},
	'a wrong client id of the Customer Account API': {
		settings: () => ({
			CUSTOMER_ACCOUNTS: 'customer-account-api',
			PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_other',
		}),
		finds: ['sign-in', 'error', 'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID is refused', 'client id'],
	},
	'no way to send mail': {
		settings: () => ({ MESSAGES_URL: '' }),
		finds: ['mail', 'error', 'cannot send mail', 'Set MAIL_PROVIDER'],
	},
	'a mail URL where nothing is': {
		settings: () => ({ MESSAGES_URL: `${shop.origin}/nothing` }),
		finds: ['mail', 'error', 'MESSAGES_URL responds with 404', 'Correct the URL'],
	},
	'a mail provider that does not respond': {
		settings: () => ({ ...mailSettings('postmark', 200), MAIL_API_URL: NOWHERE }),
		finds: ['mail', 'error', 'localhost:9 does not respond', 'Correct MAIL_API_URL'],
	},
	'a wrong key of Resend': {
		settings: () => mailSettings('resend', 403, { name: 'invalid_api_key' }),
		finds: ['mail', 'error', 'Resend refuses MAIL_API_KEY', 'Create a new key'],
	},
	'a sender that Resend has not verified': {
		settings: () =>
			mailSettings('resend', 200, { data: [{ name: 'aerolume.test', status: 'pending' }] }),
		finds: ['mail', 'error', 'Resend has not verified aerolume.test', 'DNS'],
	},
	'a wrong key of Postmark': {
		settings: () => mailSettings('postmark', 401, { ErrorCode: 10 }),
		finds: ['mail', 'error', 'Postmark refuses MAIL_API_KEY', 'Create a new key'],
	},
	'a wrong key of Mailgun': {
		settings: () => mailSettings('mailgun', 401),
		finds: ['mail', 'error', 'Mailgun refuses MAIL_API_KEY', 'Create a new key'],
	},
	'a sender whose domain Mailgun does not know': {
		settings: () => mailSettings('mailgun', 404),
		finds: ['mail', 'error', 'Mailgun does not know the domain', 'api.eu.mailgun.net'],
	},
	'a weather service that does not respond': {
		settings: () => ({ METAR_API_URL: NOWHERE }),
		finds: ['weather', 'error', 'gives no reports', 'METAR_API_URL'],
	},
};

function clientSettings(): Record<string, string> {
	return {
		PRIVATE_ADMIN_API_TOKEN: '',
		ADMIN_API_CLIENT_ID: shop.adminClientId,
		ADMIN_API_CLIENT_SECRET: shop.adminClientSecret,
	};
}

function alterScopes(...handles: string[]): void {
	alterData('DoctorApp', ({ currentAppInstallation }) => {
		currentAppInstallation.accessScopes = handles.map((handle) => ({ handle }));
	});
}

async function faults(rule: object): Promise<void> {
	const rules = [{ operation: 'DoctorScopes', kind: 'partial', ...rule }];
	await fetch(`${shop.origin}/__demo/faults`, { method: 'PUT', body: JSON.stringify({ rules }) });
}

describe('the doctor finds', () => {
	test.each(Object.entries(broken))('%s', async (_, { settings, prepare, more, finds }) => {
		await prepare?.();
		const findings = await examine({
			settings: settingsOf(settings?.()),
			source: '.env',
			...more,
		});
		const [check, level, what, remedy] = finds;
		const found = findings.find((one) => one.check === check && one.what.includes(what));
		expect(found, JSON.stringify(findings, null, 1)).toMatchObject({ check, level });
		expect(found?.remedy).toContain(remedy);
		// One sentence, and where to go.
		expect(found?.remedy).toMatch(/^[A-Z][^\n]*\.$/);
		expect(found?.where).toBeTruthy();
	});
});

test('the doctor does not judge the clock where nothing responds', async () => {
	const findings = await examine({
		settings: settingsOf({ PUBLIC_STORE_DOMAIN: NOWHERE }),
		source: '.env',
	});
	expect(findings.map(({ check }) => check)).not.toContain('clock');
});

describe('a shop that is set up', () => {
	test('has no warning and no error', async () => {
		const findings = await examine({
			settings: settingsOf(),
			source: '.env',
			nodeVersion: '22.12.0',
		});
		expect(findings.filter(({ level }) => level === 'warning' || level === 'error')).toEqual([]);
		expect(findings.length).toBeGreaterThan(15);
	});

	test('has none with tokens that expire and the Customer Account API', async () => {
		const other = await startDemoShop({
			siteUrl: SITE_URL,
			customerAccounts: 'NEW_CUSTOMER_ACCOUNTS',
		});
		const settings = {
			...demoShopEnvironment(other.origin, SITE_URL),
			...clientSettings(),
			CUSTOMER_ACCOUNTS: 'customer-account-api',
		};
		const findings = await examine({ settings, source: '.env', nodeVersion: '22.12.0' });
		await other.close();
		expect(findings.filter(({ level }) => level === 'warning' || level === 'error')).toEqual([]);
		expect(findings.filter(({ what }) => what.endsWith('is registered'))).toHaveLength(3);
	});

	test.each([
		['resend', 401, { name: 'restricted_api_key' }],
		['resend', 200, { data: [{ name: 'aerolume.test', status: 'verified' }] }],
		['postmark', 200, {}],
		['mailgun', 400, { message: 'to parameter is missing' }],
	])('has a key that %s accepts with %d', async (name, status, body) => {
		const settings = settingsOf(mailSettings(name, status, body));
		const findings = await examine({ settings, source: '.env' });
		expect(findings.find(({ check }) => check === 'mail')).toMatchObject({ level: 'ok' });
	});

	test('is only read', async () => {
		await examine({ settings: settingsOf(), source: '.env' });
		const log = await (await fetch(`${shop.origin}/__demo/requests`)).json();
		const { requests } = log as { requests: { rootFields: string[] }[] };
		expect(requests.length).toBeGreaterThan(8);
		const fields = requests.flatMap(({ rootFields }) => rootFields);
		expect(fields.filter((field) => /Create|Update|Set$|Delete/.test(field))).toEqual([]);
	});
});
