import { largestCatalogue, smallestCatalogue } from './catalogue/large-catalogue';
import { optionalScopes } from './schema/access-scopes';

/** Settings of a demo shop started from the command line. */
export interface Settings {
	port: number;
	/** Null for state in memory only. */
	stateFolder: string | null;
	/** Number of generated prints; 0 adds none. */
	catalogueSize: number;
	siteUrl: string;
	publicToken: string;
	privateToken: string;
	adminToken: string;
	/** Client of the app that requests its tokens for the Admin API. */
	adminClientId: string;
	adminClientSecret: string;
	/** Client id of the Customer Account API. */
	accountClientId: string;
	/** Callback URLs of other clients than the storefront. */
	accountCallbacks: string[];
	/** Account type in the Admin API's response. */
	customerAccounts: 'CLASSIC' | 'NEW_CUSTOMER_ACCOUNTS';
	/** Access scopes that the storefront's tokens lack. */
	missingScopes: string[];
}

/** The values of `.env.example`. */
export const defaultSettings: Settings = {
	port: 4000,
	stateFolder: '.demo-shop',
	catalogueSize: 0,
	siteUrl: 'http://localhost:3000',
	publicToken: '8f4b2d6e1a9c47305d8e6b7f2c1a9034',
	privateToken: 'shpat_demo_aerolume_private',
	adminToken: 'shpat_demo_aerolume_admin',
	adminClientId: 'demo-aerolume-admin',
	adminClientSecret: 'shpss_demo_aerolume_admin',
	accountClientId: 'shp_demo-aerolume',
	accountCallbacks: [],
	customerAccounts: 'CLASSIC',
	missingScopes: [],
};

/** An invalid setting; the message names it and the remedy. */
export class SettingError extends Error {}

/** Reads arguments, then the environment, then the defaults. Throws `SettingError`. */
export function readSettings(
	args: readonly string[],
	env: Readonly<Record<string, string | undefined>>,
): Settings {
	const options = readArguments(args);
	const [portName, portText] = options.port
		? ['--port', options.port]
		: ['DEMO_SHOP_PORT', env.DEMO_SHOP_PORT || String(defaultSettings.port)];
	const port = Number(portText);
	if (!/^\d+$/.test(portText) || port > 65_535) {
		throw new SettingError(`${portName} is "${portText}"; give a port from 0 to 65535.`);
	}
	const siteUrl = env.SITE_URL || defaultSettings.siteUrl;
	if (!/^https?:\/\//.test(siteUrl) || !URL.canParse(siteUrl)) {
		throw new SettingError(`SITE_URL is "${siteUrl}"; give a URL such as http://localhost:3000.`);
	}
	return {
		port,
		stateFolder: options.stateFolder,
		catalogueSize: readCatalogueSize(options.catalogue, env.DEMO_SHOP_CATALOGUE),
		siteUrl,
		publicToken: env.PUBLIC_STOREFRONT_API_TOKEN || defaultSettings.publicToken,
		privateToken: env.PRIVATE_STOREFRONT_API_TOKEN || defaultSettings.privateToken,
		adminToken: env.PRIVATE_ADMIN_API_TOKEN || defaultSettings.adminToken,
		adminClientId: env.ADMIN_API_CLIENT_ID || defaultSettings.adminClientId,
		adminClientSecret: env.ADMIN_API_CLIENT_SECRET || defaultSettings.adminClientSecret,
		accountClientId: env.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID || defaultSettings.accountClientId,
		accountCallbacks: readCallbacks(env.CUSTOMER_ACCOUNT_CALLBACKS ?? ''),
		customerAccounts:
			env.CUSTOMER_ACCOUNTS === 'customer-account-api' ? 'NEW_CUSTOMER_ACCOUNTS' : 'CLASSIC',
		missingScopes: readMissingScopes(env.DEMO_SHOP_MISSING_SCOPES ?? ''),
	};
}

const optionNames: Readonly<Record<string, 'port' | 'stateFolder' | 'catalogue'>> = {
	'--port': 'port',
	'--state': 'stateFolder',
	'--catalogue': 'catalogue',
};

function readCallbacks(text: string): string[] {
	const urls = readList(text);
	const wrong = urls.find((url) => !/^https?:\/\//.test(url) || !URL.canParse(url));
	if (wrong !== undefined) {
		throw new SettingError(
			`CUSTOMER_ACCOUNT_CALLBACKS contains "${wrong}"; give URLs such as https://localhost:3000/account/authorize.`,
		);
	}
	return urls;
}

function readMissingScopes(text: string): string[] {
	const scopes = readList(text);
	const wrong = scopes.find((scope) => !optionalScopes.includes(scope));
	if (wrong !== undefined) {
		throw new SettingError(
			`DEMO_SHOP_MISSING_SCOPES contains "${wrong}"; give some of ${optionalScopes.join(', ')}.`,
		);
	}
	return scopes;
}

/** The entries of a list that is separated by commas. */
function readList(text: string): string[] {
	return text.split(',').flatMap((entry) => entry.trim() || []);
}

function readCatalogueSize(argument: string | null, variable: string | undefined): number {
	const [name, text] = argument
		? ['--catalogue', argument]
		: ['DEMO_SHOP_CATALOGUE', variable || String(defaultSettings.catalogueSize)];
	const size = Number(text);
	if (
		size !== 0 &&
		!(Number.isInteger(size) && size >= smallestCatalogue && size <= largestCatalogue)
	) {
		throw new SettingError(
			`${name} is "${text}"; give a number of products from ${smallestCatalogue} to ${largestCatalogue}.`,
		);
	}
	return size;
}

function readArguments(args: readonly string[]) {
	const options: { port: string | null; stateFolder: string | null; catalogue: string | null } = {
		port: null,
		catalogue: null,
		stateFolder: defaultSettings.stateFolder,
	};
	const rest = [...args];
	for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
		if (name === '--memory') {
			options.stateFolder = null;
			continue;
		}
		const option = optionNames[name];
		if (!option) {
			throw new SettingError(
				`"${name}" is not known; use --port, --catalogue <number>, --state <folder> or --memory.`,
			);
		}
		const value = rest.shift();
		if (!value) {
			throw new SettingError(`${name} needs a value.`);
		}
		options[option] = value;
	}
	return options;
}
