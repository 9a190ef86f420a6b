import * as v from 'valibot';
import {
	definitionPages,
	type MetaobjectDefinition,
	metaobjectDefinitions,
	type Owner,
	ownerNames,
} from '../shop/definitions';
import { type FoundDefinition, readDefinitions, readMetaobjectDefinition } from '../shop/read-shop';
import { dataOf, type Reply, type ShopAccess } from '../shop/shop-access';
import { type CheckFinding, fine, problem } from './finding';

const APP = 'Dev Dashboard → the app → Settings';
const APP_SCOPES = 'Dev Dashboard → the app → Versions → Access scopes';

const APP_QUERY = `query DoctorApp {
	currentAppInstallation { accessScopes { handle } }
	shop { customerAccountsV2 { customerAccountsVersion } }
}`;

const appData = v.object({
	currentAppInstallation: v.object({ accessScopes: v.array(v.object({ handle: v.string() })) }),
	shop: v.object({ customerAccountsV2: v.object({ customerAccountsVersion: v.string() }) }),
});

/** What the Admin API says of the app and the shop. */
export type AppData = v.InferOutput<typeof appData>;

export const askApp = (shop: ShopAccess): Promise<Reply> => shop.admin(APP_QUERY);

export function appDataOf(reply: Reply): AppData {
	return v.parse(appData, dataOf(reply));
}

export function checkAdminToken({ env }: ShopAccess, { outcome }: Reply): CheckFinding[] {
	const { ADMIN_API_CLIENT_ID, PRIVATE_ADMIN_API_TOKEN } = env;
	if (!ADMIN_API_CLIENT_ID && !PRIVATE_ADMIN_API_TOKEN) {
		return [
			problem(
				'error',
				'ADMIN_API_CLIENT_ID and ADMIN_API_CLIENT_SECRET are empty: wishlists and notifications of customers are not saved',
				'Create an app with the scope write_customers, install it in the shop, and set its client id and secret.',
				APP,
			),
		];
	}
	if (outcome.kind === 'response') return [fine('the Admin API accepts the app')];
	// Without a response there is no token of an app either, which is `throttled`.
	if (outcome.kind === 'lost' || outcome.kind === 'throttled') {
		return [
			problem(
				'error',
				`The Admin API does not respond: ${outcome.reason}`,
				'Compare PUBLIC_STORE_DOMAIN with the shop’s own domain, which ends in .myshopify.com.',
				'Settings → Domains',
			),
		];
	}
	if (!ADMIN_API_CLIENT_ID) {
		return [
			problem(
				'error',
				`PRIVATE_ADMIN_API_TOKEN is refused by the Admin API: ${outcome.reason}`,
				'Copy the Admin API access token again, or use client id and secret of an app of the Dev Dashboard.',
				'Settings → Apps → Develop apps → the app → API credentials',
			),
		];
	}
	return [appRefusal(outcome.reason)];
}

/** The code of the platform's token endpoint is in the reason. */
function appRefusal(reason: string): CheckFinding {
	const what = `ADMIN_API_CLIENT_ID and ADMIN_API_CLIENT_SECRET get no token: ${reason}`;
	if (reason.includes('shop_not_permitted')) {
		const remedy = 'Create the app in the organization that owns the shop.';
		return problem('error', what, remedy, 'Dev Dashboard → Apps');
	}
	if (reason.includes('invalid_client')) {
		return problem('error', what, 'Copy the client secret again.', APP);
	}
	return problem('error', what, 'Copy the client id again, and install the app in the shop.', APP);
}

/** The scopes of the app, with what fails without each. */
const SCOPES: readonly { scope: string; level: 'error' | 'warning'; without: string }[] = [
	{
		scope: 'write_customers',
		level: 'error',
		without: 'wishlists and notifications of customers are not saved',
	},
	{
		scope: 'write_products',
		level: 'warning',
		without: 'the lowest price of 30 days is not written, and the definitions are not checked',
	},
	{
		scope: 'read_inventory',
		level: 'warning',
		without: 'a change of stock makes all pages outdated instead of one',
	},
	{
		scope: 'write_metaobjects',
		level: 'error',
		without: 'requests for messages about stock are not kept',
	},
	{
		scope: 'read_metaobject_definitions',
		level: 'warning',
		without: 'the definition of the colours cannot be checked',
	},
];

export function checkAdminScopes(data: AppData): CheckFinding[] {
	const lacking = SCOPES.filter(({ scope }) => !hasScope(data, scope));
	if (lacking.length === 0) return [fine('the app’s scopes are complete')];
	return lacking.map(({ scope, level, without }) =>
		problem(
			level,
			`The app lacks the scope ${scope}: ${without}`,
			'Add the scope in a new version of the app, and approve it in the shop.',
			APP_SCOPES,
		),
	);
}

/** A scope to write includes the one to read. */
function hasScope({ currentAppInstallation }: AppData, scope: string): boolean {
	const writing = scope.replace(/^read_/, 'write_');
	return currentAppInstallation.accessScopes.some(
		({ handle }) => handle === scope || handle === writing,
	);
}

const OWNERS: readonly { owner: Owner; scope: string }[] = [
	{ owner: 'PRODUCT', scope: 'read_products' },
	{ owner: 'PRODUCTVARIANT', scope: 'read_products' },
	{ owner: 'COLLECTION', scope: 'read_products' },
	{ owner: 'CUSTOMER', scope: 'read_customers' },
];

/** Definitions of metafields and their access. What the app may not read is a finding of the scopes. */
export async function checkDefinitions(shop: ShopAccess, data: AppData): Promise<CheckFinding[]> {
	const readable = OWNERS.filter(({ scope }) => hasScope(data, scope));
	const found: FoundDefinition[] = [];
	for (const { owner } of readable) found.push(...(await readDefinitions(shop, owner)));
	const wrong = found.filter(({ state }) => state !== 'complete');
	const metaobjects = hasScope(data, 'read_metaobject_definitions')
		? await Promise.all(metaobjectDefinitions.map((wanted) => checkMetaobject(shop, wanted)))
		: [];
	return [
		...(wrong.length === 0 ? [fine(`${found.length} definitions of metafields`)] : []),
		...wrong.map((one) => definitionFinding(shop, one)),
		...metaobjects,
	];
}

function definitionFinding(
	{ setupCommand }: ShopAccess,
	{ wanted, state, type }: FoundDefinition,
): CheckFinding {
	const { owner, key, type: wantedType } = wanted;
	const name = `custom.${key} of a ${ownerNames[owner]}`;
	const page = definitionPages[owner];
	if (state === 'otherType') {
		return problem(
			'error',
			`The metafield ${name} has the type ${type} instead of ${wantedType}`,
			`Save its values, delete the definition, and create it with the type ${wantedType}.`,
			page,
		);
	}
	return state === 'missing'
		? problem(
				'error',
				`The metafield ${name} has no definition (${wantedType})`,
				`Run "${setupCommand}", or add the definition with this type.`,
				page,
			)
		: problem(
				'error',
				`The metafield ${name} is hidden from the storefront`,
				`Run "${setupCommand}", or switch on the Storefront API (and customer account) access of its definition.`,
				page,
			);
}

async function checkMetaobject(
	shop: ShopAccess,
	wanted: MetaobjectDefinition,
): Promise<CheckFinding> {
	const { type, access, fieldDefinitions } = wanted;
	const found = await readMetaobjectDefinition(shop, wanted);
	const page = 'Settings → Metafields and metaobjects → Metaobjects';
	const isPublic = access.storefront === 'PUBLIC_READ';
	if (!found) {
		const fields = fieldDefinitions.map(({ key }) => key).join(', ');
		return problem(
			'error',
			`The metaobject "${type}" has no definition (fields ${fields})`,
			`Run "${shop.setupCommand}", or add the definition with these fields.`,
			page,
		);
	}
	if (found.isVisible === isPublic) return fine(`the metaobject "${type}" is defined`);
	return problem(
		'error',
		`The metaobject "${type}" ${isPublic ? 'is hidden from' : 'can be read by'} the storefront`,
		`Switch the Storefront API access of its definition ${isPublic ? 'on' : 'off'}.`,
		page,
	);
}
