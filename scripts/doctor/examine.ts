import { readEnvironment } from '../../app/server/env.server';
import { createShopAccess, type ShopAccess } from '../shop/shop-access';
import { checkAccountKind, checkSignIn } from './check-accounts';
import {
	appDataOf,
	askApp,
	checkAdminScopes,
	checkAdminToken,
	checkDefinitions,
} from './check-admin';
import { checkClock, checkNode } from './check-machine';
import { checkMap } from './check-map';
import { checkMail, checkWeather } from './check-services';
import {
	askShop,
	checkApiVersion,
	checkLanguages,
	checkMarkets,
	checkMenus,
	checkPrimaryDomain,
	checkStorefrontScopes,
	checkStorefrontTokens,
	type MenuHandles,
	shopDataOf,
} from './check-storefront';
import { type CheckFinding, type Finding, reasonOf } from './finding';

export interface Examination {
	/** The worker's settings. */
	settings: Record<string, string | undefined>;
	/** Where they come from, for the findings. */
	source: string;
	/** The file that was named. */
	file?: string | undefined;
	nodeVersion?: string;
	now?: () => number;
	/** Passed in by tests, in place of `app/site.ts`. */
	site?: { hasSampleCompany?: boolean; menus?: MenuHandles };
}

/** Runs every check that can be run; reads only. */
export async function examine({
	settings,
	source,
	file,
	nodeVersion = process.versions.node,
	now = Date.now,
	site = {},
}: Examination): Promise<Finding[]> {
	const findings: Finding[] = [];
	const run = runInto(findings);
	await run('node', () => checkNode(nodeVersion));
	await run('settings', () => checkSettings(settings, source, site.hasSampleCompany));
	// The sample company is no reason not to look at the rest.
	const read = readEnvironment(settings, false);
	if ('problems' in read) return findings;
	await examineShop(createShopAccess(read.env, file), run, { now, menus: site.menus });
	return findings;
}

/** What keeps a configured shop from selling, for the start of the storefront: tokens and map product. */
export async function examineStart(settings: Examination['settings']): Promise<Finding[]> {
	const read = readEnvironment(settings);
	if ('problems' in read) return [];
	const shop = createShopAccess(read.env);
	const findings: Finding[] = [];
	const run = runInto(findings);
	const [shopReply, appReply] = await Promise.all([askShop(shop), askApp(shop)]);
	const hasStorefrontAccess = await run('storefront tokens', () =>
		checkStorefrontTokens(shop, shopReply),
	);
	const hasAdminAccess = await run('admin token', () => checkAdminToken(shop, appReply));
	if (hasStorefrontAccess) await run('map product', () => checkMap(shop, hasAdminAccess));
	return findings;
}

type Run = (
	check: string,
	work: () => CheckFinding[] | Promise<CheckFinding[]>,
) => Promise<boolean>;

/** Runs a check, and adds what it finds; false where that is an error. */
function runInto(findings: Finding[]): Run {
	return async (check, work) => {
		const found = await attempt(work);
		findings.push(...found.map((finding) => ({ check, ...finding })));
		return found.every(({ level }) => level !== 'error');
	};
}

async function examineShop(
	shop: ShopAccess,
	run: Run,
	{ now, menus }: { now: () => number; menus?: MenuHandles | undefined },
): Promise<void> {
	const [shopReply, appReply] = await Promise.all([askShop(shop), askApp(shop)]);
	const hasStorefrontAccess = await run('storefront tokens', () =>
		checkStorefrontTokens(shop, shopReply),
	);
	const hasAdminAccess = await run('admin token', () => checkAdminToken(shop, appReply));
	const headers = shopReply.headers ?? appReply.headers;
	if (headers) await run('clock', () => checkClock(headers.get('Date'), now()));
	if (hasStorefrontAccess) {
		const served = shopReply.headers?.get('X-Shopify-API-Version') ?? null;
		const data = () => shopDataOf(shopReply);
		await run('api version', () => checkApiVersion(served, data()));
		await run('storefront permissions', () => checkStorefrontScopes(shop, menus));
		await run('primary domain', () => checkPrimaryDomain(shop, data()));
		await run('languages', () => checkLanguages(data()));
		await run('markets', () => checkMarkets(data()));
		await run('map product', () => checkMap(shop, hasAdminAccess));
		await run('menus', () => checkMenus(shop, menus));
	}
	if (hasAdminAccess) {
		const data = () => appDataOf(appReply);
		await run('admin scopes', () => checkAdminScopes(data()));
		await run('definitions', () => checkDefinitions(shop, data()));
		await run('customer accounts', () => checkAccountKind(shop, data()));
	}
	await run('sign-in', () => checkSignIn(shop));
	await run('mail', () => checkMail(shop));
	await run('weather', () => checkWeather(shop));
}

function checkSettings(
	settings: Examination['settings'],
	source: string,
	hasSampleCompany?: boolean,
): CheckFinding[] {
	const read = readEnvironment(settings, hasSampleCompany);
	if ('env' in read) return [{ level: 'ok', what: `the settings of ${source} are complete` }];
	return read.problems.map((what) => ({
		level: 'error',
		what,
		remedy: `Correct it in ${what.includes('app/site.ts') ? 'app/site.ts' : source}.`,
		where: 'docs/operations.md, "Settings"',
	}));
}

/** A check that fails itself is a finding, too. */
async function attempt(
	work: () => CheckFinding[] | Promise<CheckFinding[]>,
): Promise<CheckFinding[]> {
	try {
		return await work();
	} catch (error) {
		return [
			{
				level: 'error',
				what: `This could not be checked: ${reasonOf(error)}`,
				remedy: 'Correct the errors above, if any, then run the doctor again.',
				where: 'https://www.shopifystatus.com',
			},
		];
	}
}
