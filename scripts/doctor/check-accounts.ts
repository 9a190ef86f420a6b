import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { localeCodes } from '../../app/i18n/locales';
import type { ShopAccess } from '../shop/shop-access';
import type { AppData } from './check-admin';
import { type CheckFinding, fine, problem } from './finding';

const KIND_PAGE = 'Settings → Customer accounts';
const CALLBACK_PAGE =
	'Sales channels → Headless (or Hydrogen) → the storefront → Customer Account API → Application setup';

/** Whether `CUSTOMER_ACCOUNTS` is the shop's own kind. */
export function checkAccountKind({ env }: ShopAccess, { shop }: AppData): CheckFinding[] {
	const { customerAccountsVersion } = shop.customerAccountsV2;
	const kind = customerAccountsVersion === 'CLASSIC' ? 'classic' : 'customer-account-api';
	if (env.CUSTOMER_ACCOUNTS === kind) return [fine(`the shop has the kind "${kind}"`)];
	return [
		problem(
			'error',
			`CUSTOMER_ACCOUNTS is "${env.CUSTOMER_ACCOUNTS}", but the shop has the kind "${kind}": nobody can sign in`,
			`Set CUSTOMER_ACCOUNTS=${kind}, or change the kind of the shop’s accounts.`,
			KIND_PAGE,
		),
	];
}

const discovery = v.object({ authorization_endpoint: v.pipe(v.string(), v.url()) });

/** Requests a sign-in that must end at once: a callback that is not registered gets an error page, not a redirect. */
export async function checkSignIn({ env, fetch }: ShopAccess): Promise<CheckFinding[]> {
	if (env.CUSTOMER_ACCOUNTS === 'classic') {
		return [
			problem(
				'look',
				'No API shows whether the mail for a forgotten password leads to this storefront',
				`Let its link lead to ${env.SITE_URL}/auth/reset, as docs/operations.md shows.`,
				'Settings → Notifications → Customer notifications → Customer account password reset',
			),
		];
	}
	const response = await fetch(`${env.storeOrigin}/.well-known/openid-configuration`, {});
	const { authorization_endpoint } = v.parse(discovery, await response.json());
	const callbacks = ['', ...localeCodes.map((code) => `/${code}`)].map(
		(prefix) => `${env.SITE_URL}${prefix}/auth/callback`,
	);
	const findings: CheckFinding[] = [];
	for (const callback of callbacks) {
		findings.push(await checkCallback(fetch, env, authorization_endpoint, callback));
	}
	const logout = ['/', ...localeCodes.map((code) => `/${code}`)].map(
		(path) => `${env.SITE_URL}${path}`,
	);
	return [
		...findings,
		problem(
			'look',
			'No API shows the registered logout URLs',
			`Compare them with ${logout.join(', ')}.`,
			CALLBACK_PAGE,
		),
	];
}

async function checkCallback(
	fetch: ShopAccess['fetch'],
	env: ShopAccess['env'],
	endpoint: string,
	callback: string,
): Promise<CheckFinding> {
	const url = new URL(endpoint);
	const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url');
	url.search = new URLSearchParams({
		client_id: env.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID,
		redirect_uri: callback,
		response_type: 'code',
		scope: 'openid email customer-account-api:full',
		state: 'doctor',
		nonce: 'doctor',
		code_challenge: challenge,
		code_challenge_method: 'S256',
		prompt: 'none',
	}).toString();
	const { status, headers } = await fetch(url.href, {});
	if (headers.get('Location')?.startsWith(callback)) return fine(`${callback} is registered`);
	if (status >= 400 && status < 500) {
		return problem(
			'error',
			`The callback ${callback} or PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID is refused (HTTP ${status})`,
			'Add the URL to the callbacks, and copy the client id of the public client.',
			CALLBACK_PAGE,
		);
	}
	return problem(
		'look',
		`Whether ${callback} is registered could not be seen (HTTP ${status})`,
		'Compare it with the callbacks there.',
		CALLBACK_PAGE,
	);
}
