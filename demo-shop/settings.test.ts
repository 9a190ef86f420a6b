import { describe, expect, test } from 'vitest';
import { optionalScopes } from './schema/access-scopes';
import { readSettings, SettingError } from './settings';

describe('settings', () => {
	test('come from arguments before the environment', () => {
		const env = { DEMO_SHOP_PORT: '4001', SITE_URL: 'https://aerolume.example' };
		expect(readSettings(['--memory'], env)).toMatchObject({
			port: 4001,
			stateFolder: null,
			siteUrl: 'https://aerolume.example',
		});
		expect(readSettings(['--state', 'x', '--port', '0'], env)).toMatchObject({
			port: 0,
			stateFolder: 'x',
		});
	});

	test('have the account type and the client id from the environment', () => {
		const env = {
			CUSTOMER_ACCOUNTS: 'customer-account-api',
			PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_other',
			CUSTOMER_ACCOUNT_CALLBACKS: 'https://a.example/x, http://localhost:3001/y',
			PRIVATE_ADMIN_API_TOKEN: 'shpat_other',
			ADMIN_API_CLIENT_ID: 'other',
			ADMIN_API_CLIENT_SECRET: 'shpss_other',
			DEMO_SHOP_MISSING_SCOPES: 'unauthenticated_read_product_tags',
		};
		expect(readSettings([], env)).toMatchObject({
			customerAccounts: 'NEW_CUSTOMER_ACCOUNTS',
			accountClientId: 'shp_other',
			accountCallbacks: ['https://a.example/x', 'http://localhost:3001/y'],
			adminToken: 'shpat_other',
			adminClientId: 'other',
			adminClientSecret: 'shpss_other',
			missingScopes: ['unauthenticated_read_product_tags'],
		});
	});

	test('have the catalogue size from an argument or the environment', () => {
		expect(readSettings(['--catalogue', '5000'], {}).catalogueSize).toBe(5000);
		expect(readSettings([], { DEMO_SHOP_CATALOGUE: '24' }).catalogueSize).toBe(24);
	});

	test.each([
		[
			[],
			{ CUSTOMER_ACCOUNT_CALLBACKS: 'https://a.example/x,/y' },
			'CUSTOMER_ACCOUNT_CALLBACKS contains "/y"; give URLs such as https://localhost:3000/account/authorize.',
		],
		[
			[],
			{ DEMO_SHOP_MISSING_SCOPES: 'unauthenticated_read_checkouts' },
			`DEMO_SHOP_MISSING_SCOPES contains "unauthenticated_read_checkouts"; give some of ${optionalScopes.join(', ')}.`,
		],
		[
			['--catalogue', '5001'],
			{},
			'--catalogue is "5001"; give a number of products from 24 to 5000.',
		],
		[
			[],
			{ DEMO_SHOP_CATALOGUE: 'many' },
			'DEMO_SHOP_CATALOGUE is "many"; give a number of products from 24 to 5000.',
		],
		[['--port'], {}, '--port needs a value.'],
		[
			['--what'],
			{},
			'"--what" is not known; use --port, --catalogue <number>, --state <folder> or --memory.',
		],
		[[], { DEMO_SHOP_PORT: '99999' }, 'DEMO_SHOP_PORT is "99999"; give a port from 0 to 65535.'],
		[
			[],
			{ SITE_URL: 'aerolume' },
			'SITE_URL is "aerolume"; give a URL such as http://localhost:3000.',
		],
	])('%j %j: %s', (args, env, message) => {
		expect(() => readSettings(args, env)).toThrow(new SettingError(message));
	});
});
