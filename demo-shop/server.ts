import { createServer, type RequestListener, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { accountCaller, customerAccountGraphql } from './accounts/account-api';
import { adminApi } from './admin/admin-api';
import { defaultScopes } from './admin/admin-scopes';
import { AppTokens } from './admin/app-tokens';
import { CostBucket } from './admin/cost-bucket';
import { expiredCartChanges } from './cart/cart-store';
import { catalogue as ownCatalogue } from './catalogue/catalogue';
import { withAirportPrints } from './catalogue/large-catalogue';
import type { Catalogue } from './catalogue/types';
import { FaultRules } from './controls/fault-rules';
import { RequestLog } from './controls/request-log';
import { adminCaller, storefrontCaller, storefrontHeaders } from './http/access';
import { listen } from './http/listen';
import { send } from './http/responses';
import { createRouter } from './http/router';
import { ImageService, readFileVersions } from './images/image-service';
import { MediaService, readMediaFiles } from './images/media-files';
import { Executor } from './schema/execute';
import { storefrontApi } from './schema/storefront-api';
import { defaultSettings } from './settings';
import { AttemptLimits } from './shop/attempt-limits';
import { indexCatalogue } from './shop/catalogue-index';
import type { Clock } from './shop/clock';
import { refreshPrices } from './shop/prices';
import type { Shop } from './shop/shop';
import { claimFolder } from './state/folder-lock';
import { seedChanges } from './state/seed';
import { Store } from './state/store';
import { WeatherRecording } from './weather/recording';
import { WebhookDeliveries } from './webhooks/deliveries';

export interface DemoShopOptions {
	/** 0, the default, uses any free port. */
	port?: number;
	/** Keeps the state across restarts; without it everything is in memory. */
	stateFolder?: string | null;
	catalogue?: Catalogue;
	/** Number of generated prints to add to the catalogue, 24 to 5,000; 0, the default, adds none. */
	catalogueSize?: number;
	/** Folder of the images, models and videos. */
	filesFolder?: string;
	clock?: Clock;
	/** URL of the storefront, for links back. */
	siteUrl?: string;
	publicToken?: string;
	privateToken?: string;
	adminToken?: string;
	/** Client of the app that requests its tokens for the Admin API. */
	adminClientId?: string;
	adminClientSecret?: string;
	/** Access scopes of that app. */
	adminScopes?: readonly string[];
	/** Client id of the Customer Account API. */
	accountClientId?: string;
	/** Callback URLs of other clients than the storefront; their origins are allowed after a sign-out. */
	accountCallbacks?: string[];
	/** Account type in the Admin API's response; both types are always served. */
	customerAccounts?: Shop['customerAccounts'];
	/** Access scopes that the storefront's tokens lack, of `optionalScopes`. */
	missingScopes?: readonly string[];
}

/**
 * Idle connections stay open longer than a client's: both workerd and Node close after 5 s, and a request sent just
 * then would be lost.
 */
const IDLE_MS = 75_000;

/** Tokens that the APIs accept. */
interface ApiTokens {
	publicToken: string;
	privateToken: string;
	adminToken: string;
	adminClientId: string;
	adminClientSecret: string;
	adminScopes: readonly string[];
}

export interface DemoShop extends ApiTokens {
	origin: string;
	close(): Promise<void>;
}

/**
 * Starts a demo shop on the loopback addresses. Rejects when the port is taken or the state file
 * cannot be used.
 */
export async function startDemoShop(options: DemoShopOptions = {}): Promise<DemoShop> {
	let listener: RequestListener = (_request, response) =>
		send(response, 503, 'text/plain', 'Starting');
	const servers = [0, 1].map(() =>
		createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => listener(request, response)),
	) as [Server, Server];
	// The port first: a second shop on the same port must not change the state.
	const port = await listen(servers, options.port ?? 0);
	const atClose: Array<() => void | Promise<void>> = [() => closeAll(servers)];
	const close = async () => {
		for (const step of atClose) {
			await step();
		}
	};
	try {
		const origin = `http://localhost:${port}`;
		const tokens = {
			publicToken: options.publicToken ?? defaultSettings.publicToken,
			privateToken: options.privateToken ?? defaultSettings.privateToken,
			adminToken: options.adminToken ?? defaultSettings.adminToken,
			adminClientId: options.adminClientId ?? defaultSettings.adminClientId,
			adminClientSecret: options.adminClientSecret ?? defaultSettings.adminClientSecret,
			adminScopes: options.adminScopes ?? defaultScopes,
		};
		listener = await openShop(options, origin, tokens, atClose);
		return { origin, ...tokens, close };
	} catch (error) {
		await close();
		throw error;
	}
}

/** Opens the state and creates the services; adds cleanup functions to `atClose`. */
async function openShop(
	options: DemoShopOptions,
	origin: string,
	tokens: ApiTokens,
	atClose: Array<() => void | Promise<void>>,
): Promise<RequestListener> {
	const stateFolder = options.stateFolder ? resolve(options.stateFolder) : null;
	if (stateFolder !== null) {
		atClose.push(await claimFolder(stateFolder, origin));
	}
	const store = new Store(stateFolder === null ? null : join(stateFolder, 'state.journal'));
	atClose.push(() => store.close());
	const filesFolder = options.filesFolder ?? join(import.meta.dirname, 'files');
	const catalogue = options.catalogue ?? ownCatalogue;
	const clock = options.clock ?? Date.now;
	const { adminClientSecret: secret } = tokens;
	const webhooks = new WebhookDeliveries({ store, clock, domain: new URL(origin).host, secret });
	atClose.push(() => webhooks.cancelAll());
	const firstCatalogue = options.catalogueSize
		? withAirportPrints(catalogue, options.catalogueSize)
		: catalogue;
	const shop: Shop = {
		catalogue: indexCatalogue(firstCatalogue),
		firstCatalogue,
		webhooks,
		store,
		clock,
		origin,
		siteUrl: (options.siteUrl ?? defaultSettings.siteUrl).replace(/\/$/, ''),
		fileVersions: readFileVersions(filesFolder),
		mediaFiles: readMediaFiles(filesFolder),
		limits: new AttemptLimits(),
		accountClientId: options.accountClientId ?? defaultSettings.accountClientId,
		accountCallbacks: options.accountCallbacks ?? defaultSettings.accountCallbacks,
		customerAccounts: options.customerAccounts ?? defaultSettings.customerAccounts,
		missingScopes: options.missingScopes ?? defaultSettings.missingScopes,
	};
	prepareState(shop);
	refreshPrices(shop);
	const faults = new FaultRules();
	const requests = new RequestLog();
	const bucket = new CostBucket();
	const appTokens = new AppTokens(tokens, shop.clock);
	const shared = { faults, requests, clock: shop.clock };
	return createRouter(
		{
			storefront: {
				...shared,
				executor: new Executor(storefrontApi(shop)),
				authorize: (request) => storefrontCaller(request, tokens),
				allowedHeaders: storefrontHeaders,
			},
			admin: {
				...shared,
				executor: new Executor(adminApi(shop, bucket)),
				authorize: (request) => adminCaller(request, appTokens),
				allowedHeaders: null,
			},
			customerAccount: {
				...shared,
				executor: new Executor(customerAccountGraphql(shop)),
				authorize: (request) => accountCaller(shop, request),
				allowedHeaders: 'Content-Type, Accept, Accept-Language, Authorization',
			},
		},
		{ shop, faults, requests, stateFolder, bucket, appTokens },
		new ImageService(filesFolder, shop.fileVersions),
		new MediaService(filesFolder, shop.mediaFiles),
		{ recording: new WeatherRecording(), ...shared },
	);
}

/** Seeds a new state; deletes expired carts of an existing one and compacts it. */
function prepareState(shop: Shop): void {
	if (shop.store.isEmpty()) {
		shop.store.commit(seedChanges(shop));
		return;
	}
	const changes = expiredCartChanges(shop);
	if (changes.length > 0) {
		shop.store.commit(changes);
	}
	shop.store.compact();
}

async function closeAll(servers: Server[]): Promise<void> {
	await Promise.all(
		servers.map(
			(server) =>
				new Promise<void>((resolve) => {
					server.close(() => resolve());
					server.closeAllConnections();
				}),
		),
	);
}
