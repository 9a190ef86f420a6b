import * as v from 'valibot';
import { mailProviders } from '~/features/mail/message-transport.server';
import { canSendMessages } from '~/features/mail/outgoing-messages.server';
import { isLocalUrl } from '~/lib/own-origin.server';
import { listSecrets } from '~/lib/secrets.server';
import { isSampleCompany, site } from '~/site';
import { BUYER_IP_HEADERS, type Host, hostOf } from './host.server';

/** The public secret in `.env.example`: rejected for a real shop. */
const EXAMPLE_SECRET = 'example-secret-of-the-demo-shop-only';
/** The demo shop's public token in `.env.example`. */
const DEMO_PUBLIC_TOKEN = '8f4b2d6e1a9c47305d8e6b7f2c1a9034';
/** The demo shop's other tokens. Real ones are hexadecimal, so they do not match. */
const DEMO_TOKEN = /^(shp(at|ss)?_demo|demo-)/;
/** Settings that are rejected for a real shop where they have the demo shop's values, which everyone knows. */
const TOKEN_SETTINGS = [
	'PUBLIC_STOREFRONT_API_TOKEN',
	'PRIVATE_STOREFRONT_API_TOKEN',
	'PRIVATE_ADMIN_API_TOKEN',
	'ADMIN_API_CLIENT_ID',
	'ADMIN_API_CLIENT_SECRET',
	'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID',
	'WEBHOOK_SECRETS',
] as const;

/** URLs and hosts; one of this machine cannot be reached from elsewhere. */
const URL_SETTINGS = [
	'PUBLIC_STORE_DOMAIN',
	'PUBLIC_CHECKOUT_DOMAIN',
	'SITE_URL',
	'METAR_API_URL',
	'ICONS_API_URL',
	'MESSAGES_URL',
	'MAIL_API_URL',
	'PUBLIC_ERROR_REPORTING_DSN',
] as const;

const MIN_SECRET_LENGTH = 32;
/** Shopify's own have 38 (an app's) or 64 characters. */
const MIN_WEBHOOK_SECRET_LENGTH = 24;
/** A random secret of 32 hex digits has fewer different ones once in ten million times. */
const MIN_SECRET_CHARACTERS = 8;

const text = v.pipe(v.string(), v.trim());
const optional = v.optional(text, '');

/** An empty value in `.env` means the default. */
function orDefault(value: string) {
	return v.pipe(
		optional,
		v.transform((given) => given || value),
	);
}

/** Base URL of a service that only the server calls, without a trailing slash. */
function service(name: string, url: string) {
	return v.pipe(
		orDefault(url),
		v.transform((value) => value.replace(/\/+$/, '')),
		v.check(isWebUrl, `must be the ${name} service's base URL, e.g. ${url}`),
	);
}

const environment = v.pipe(
	v.object({
		host: v.custom<Host>(() => true),
		hasSampleCompany: v.boolean(),
		PUBLIC_STORE_DOMAIN: v.pipe(
			optional,
			v.check(isDomain, 'must be the shop’s domain, e.g. your-shop.myshopify.com'),
		),
		PUBLIC_STOREFRONT_API_TOKEN: v.pipe(
			optional,
			v.regex(/^[0-9a-f]{32}$/, 'must be the public Storefront API token: 32 hex digits'),
		),
		PRIVATE_STOREFRONT_API_TOKEN: optional,
		/** Permanent token of the Admin API; an app of the Dev Dashboard has a client id and a secret instead. */
		PRIVATE_ADMIN_API_TOKEN: optional,
		ADMIN_API_CLIENT_ID: optional,
		ADMIN_API_CLIENT_SECRET: optional,
		/** Secrets of the webhooks' signatures; empty: there is no endpoint for them. See `listSecrets`. */
		WEBHOOK_SECRETS: v.pipe(
			optional,
			v.check(
				(value) =>
					value === '' ||
					listSecrets(value).every((secret) => secret.length >= MIN_WEBHOOK_SECRET_LENGTH),
				'must be the client secret of the app, or what the shop’s admin shows below its webhooks; several separated by commas',
			),
		),
		/** The secret of an outside scheduler, for `/api/jobs/{name}`; empty: there is no endpoint for it. */
		JOBS_SECRET: v.pipe(
			optional,
			v.check(
				(value) => value === '' || (value.length >= MIN_SECRET_LENGTH && isVaried(value)),
				'must be a random text of at least 32 characters: take one from "openssl rand -hex 32"',
			),
		),
		PUBLIC_CHECKOUT_DOMAIN: v.pipe(
			optional,
			v.check(
				(value) => value === '' || isDomain(value),
				'must be the domain of the hosted checkout, e.g. checkout.shop.example; leave it empty for the shop’s own',
			),
			v.transform((value) => value && new URL(urlOf(value)).host),
		),
		/** In effect: the list of `SESSION_SECRETS` where there is one. See `listSecrets`. */
		SESSION_SECRET: v.pipe(
			optional,
			v.check(
				(value) => listSecrets(value).every((secret) => secret.length >= MIN_SECRET_LENGTH),
				`must have at least ${MIN_SECRET_LENGTH} characters: take one from "openssl rand -hex 32"`,
			),
			v.check(
				(value) =>
					listSecrets(value).every(
						(secret) => secret.length < MIN_SECRET_LENGTH || isVaried(secret),
					),
				'is easy to guess: take one from "openssl rand -hex 32"',
			),
		),
		SESSION_SECRETS: optional,
		/** Header with the buyer's IP address, set by a proxy of the operator's own; known edges have theirs. */
		BUYER_IP_HEADER: optional,
		SITE_URL: v.pipe(
			optional,
			v.check(
				(value) => isWebUrl(value) && isReachable(value),
				'must be the absolute URL of the storefront, e.g. https://shop.example',
			),
			v.transform((value) => new URL(value).origin),
		),
		/** Kind of customer accounts: passwords, or the Customer Account API. */
		CUSTOMER_ACCOUNTS: v.pipe(
			optional,
			v.picklist(
				['', 'classic', 'customer-account-api'],
				'must be "classic" or "customer-account-api"',
			),
		),
		/** Client id of the Customer Account API. */
		PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: optional,
		/** Base URL of the icon service, for icons that are not installed. */
		ICONS_API_URL: service('icon', 'https://api.iconify.design'),
		/** Base URL of the weather service. */
		METAR_API_URL: service('weather', 'https://aviationweather.gov'),
		/** Site token of Cloudflare Web Analytics; empty: not used. */
		PUBLIC_ANALYTICS_TOKEN: v.pipe(
			optional,
			v.regex(/^([0-9a-f]{32})?$/, 'must be the site token of the statistics: 32 hex digits'),
		),
		/** Integer of the shop's id; empty: no commerce events. */
		PUBLIC_COMMERCE_EVENTS_SHOP_ID: v.pipe(
			optional,
			v.regex(/^\d*$/, 'must be the integer of the shop’s id, e.g. 55145660472'),
		),
		/** DSN of the error collector, `https://{key}@{host}/{project}`; empty: errors are not reported. */
		PUBLIC_ERROR_REPORTING_DSN: v.pipe(
			optional,
			v.check(isDsn, 'must be the URL of the error reports, https://{key}@{host}/{project}'),
		),
		/** Endpoint for outgoing e-mail (`features/mail/outgoing-messages.server.ts`); empty: nothing is sent. */
		MESSAGES_URL: v.pipe(
			optional,
			v.check(
				(value) => value === '' || isSafeWebUrl(value),
				'must be the URL that takes outgoing messages, https://…',
			),
		),
		/** Mail provider that takes their place (`features/mail/message-transport.server.ts`). */
		MAIL_PROVIDER: v.pipe(
			optional,
			v.picklist(
				['', ...mailProviders],
				`must be one of ${mailProviders.map((name) => `"${name}"`).join(', ')}`,
			),
		),
		MAIL_API_KEY: optional,
		MAIL_FROM: v.pipe(
			optional,
			v.regex(
				/^$|^[^\s<>@]+@[\w.-]+\.\w+$|^[^<>@",;:\r\n]+ <[^\s<>@]+@[\w.-]+\.\w+>$/,
				'must be the sender’s address, e.g. Your shop <mail@shop.example>',
			),
		),
		MAIL_API_URL: v.pipe(
			optional,
			v.check(
				(value) => value === '' || isSafeWebUrl(value),
				'must be the base URL of the mail provider’s API, e.g. https://api.eu.mailgun.net',
			),
			v.transform((value) => value.replace(/\/+$/, '')),
		),
	}),
	v.check(
		(env) => env.MAIL_PROVIDER === '' || (env.MAIL_API_KEY !== '' && env.MAIL_FROM !== ''),
		'MAIL_API_KEY and MAIL_FROM are needed with MAIL_PROVIDER: the key of its API, and the sender’s address',
	),
	v.check(
		(env) => env.MAIL_PROVIDER === '' || env.MESSAGES_URL === '',
		'MAIL_PROVIDER and MESSAGES_URL are both set: remove one',
	),
	v.check(
		(env) => isDemoShop(env) || !listSecrets(env.SESSION_SECRET).includes(EXAMPLE_SECRET),
		'SESSION_SECRET must not be the example of the demo shop: take one from "openssl rand -hex 32"',
	),
	v.check(
		(env) => isDemoShop(env) || demoTokensOf(env).length === 0,
		({ input }) =>
			`${demoTokensOf(input).join(', ')} must not have the demo shop’s value: set that of your own shop`,
	),
	v.check(
		(env) => isDemoShop(env) || !env.PUBLIC_STORE_DOMAIN.startsWith('http:'),
		'PUBLIC_STORE_DOMAIN begins with http: tokens and customer data would travel unencrypted, so use https',
	),
	v.check(
		(env) => isDemoShop(env) || isSafeWebUrl(env.SITE_URL),
		'SITE_URL begins with http: with a real shop only a local URL may, so use https',
	),
	v.check(
		(env) => canSendMessages(env) || site.vatMarkets.size === 0 || isDemoShop(env),
		'MESSAGES_URL is empty: a shop that sells to the EU must be able to receive withdrawals, so set MAIL_PROVIDER, or the URL that takes its messages',
	),
	v.check(
		(env) => (env.ADMIN_API_CLIENT_ID === '') === (env.ADMIN_API_CLIENT_SECRET === ''),
		'ADMIN_API_CLIENT_ID and ADMIN_API_CLIENT_SECRET are one without the other: set both, from the settings of the app in the Dev Dashboard',
	),
	v.check(
		(env) => env.ADMIN_API_CLIENT_ID === '' || env.PRIVATE_ADMIN_API_TOKEN === '',
		'PRIVATE_ADMIN_API_TOKEN and ADMIN_API_CLIENT_ID are both set: remove the one that is not your app’s',
	),
	v.check(
		(env) =>
			env.CUSTOMER_ACCOUNTS !== 'customer-account-api' ||
			env.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID !== '',
		'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID is needed where CUSTOMER_ACCOUNTS is "customer-account-api"',
	),
	v.check(
		(env) => isDemoShop(env) || env.CUSTOMER_ACCOUNTS !== '',
		'CUSTOMER_ACCOUNTS is empty: set "customer-account-api", or "classic" for a shop that still has classic accounts',
	),
	v.check(
		(env) => !isLive(env) || localSettingsOf(env).length === 0,
		({ input }) =>
			`${localSettingsOf(input).join(', ')} must not lead to this machine: set one that others reach, or leave out what has a default`,
	),
	v.check(
		(env) => !isLive(env) || !env.hasSampleCompany,
		'company in app/site.ts is the invented sample: put your own data there before the shop goes live',
	),
	v.transform(({ host, hasSampleCompany: _, CUSTOMER_ACCOUNTS, BUYER_IP_HEADER, ...env }) => {
		const storeOrigin = originOf(env.PUBLIC_STORE_DOMAIN);
		return {
			...env,
			CUSTOMER_ACCOUNTS: CUSTOMER_ACCOUNTS || ('classic' as const),
			BUYER_IP_HEADER: host === 'local' ? BUYER_IP_HEADER : BUYER_IP_HEADERS[host],
			storeOrigin,
			acceptsLocalOrigin: isLocalUrl(storeOrigin),
		};
	}),
);

/**
 * The validated environment. `storeOrigin` is the shop's absolute origin. With a shop on this machine local URLs are
 * the storefront's own.
 */
export type Env = v.InferOutput<typeof environment>;

/** The same object is passed to every request of an isolate. */
const parsed = new WeakMap<object, Env>();

/** Parses the environment once. Throws one error that lists every wrong setting and its remedy. */
export function parseEnvironment(raw: object, hasSampleCompany = isSampleCompany()): Env {
	const cached = parsed.get(raw);
	if (cached) return cached;
	const read = readEnvironment(raw, hasSampleCompany);
	if ('problems' in read) {
		throw new Error(`Environment: ${read.problems.join('; ')}. See .env.example.`);
	}
	parsed.set(raw, read.env);
	return read.env;
}

/** The environment, or one sentence for each wrong setting. */
export function readEnvironment(
	raw: object,
	hasSampleCompany = isSampleCompany(),
): { env: Env } | { problems: string[] } {
	const given: Record<string, unknown> = { ...raw };
	const result = v.safeParse(environment, {
		...given,
		host: hostOf(given),
		hasSampleCompany,
		SESSION_SECRET: given.SESSION_SECRETS || given.SESSION_SECRET,
	});
	if (result.success) return { env: result.output };
	const problems = result.issues.map((issue) => {
		const name = v.getDotPath(issue);
		return name ? `${name} ${issue.message}` : issue.message;
	});
	return { problems };
}

function isWebUrl(value: string): boolean {
	return /^https?:\/\//.test(value) && URL.canParse(value);
}

function isDsn(value: string): boolean {
	if (value === '') return true;
	return isWebUrl(value) && new URL(value).username !== '' && /\/\d+$/.test(value);
}

/** Receives personal data: plain HTTP for localhost only. */
function isSafeWebUrl(value: string): boolean {
	return isWebUrl(value) && (value.startsWith('https:') || isLocalUrl(value));
}

function isVaried(secret: string): boolean {
	return new Set(secret).size >= MIN_SECRET_CHARACTERS;
}

/** Names of the settings with the demo shop's tokens. */
function demoTokensOf(env: Record<(typeof TOKEN_SETTINGS)[number], string>): string[] {
	return TOKEN_SETTINGS.filter(
		(name) =>
			env[name] === DEMO_PUBLIC_TOKEN ||
			listSecrets(env[name]).some((token) => DEMO_TOKEN.test(token)),
	);
}

/** Names of the settings that lead to this machine. */
function localSettingsOf(env: Record<(typeof URL_SETTINGS)[number], string>): string[] {
	return URL_SETTINGS.filter((name) => isLocalUrl(urlOf(env[name])));
}

/** A host without a path. */
function isDomain(domain: string): boolean {
	const url = urlOf(domain);
	return isReachable(url) && new URL(url).pathname === '/';
}

/** A plain word, such as the shop's name, is no domain. */
function isReachable(url: string): boolean {
	if (!URL.canParse(url)) return false;
	return isLocalUrl(url) || /[^.]\.[^.]/.test(new URL(url).hostname);
}

function originOf(domain: string): string {
	return new URL(urlOf(domain)).origin;
}

function urlOf(domain: string): string {
	return domain.includes('://') ? domain : `https://${domain}`;
}

/** The demo shop runs on the worker's machine, any other shop elsewhere. */
function isDemoShop(env: { host: Host; PUBLIC_STORE_DOMAIN: string }): boolean {
	return env.host === 'local' && isLocalUrl(urlOf(env.PUBLIC_STORE_DOMAIN));
}

/** Open to shoppers: not the demo shop, and no trial on this machine. */
function isLive(env: { host: Host; PUBLIC_STORE_DOMAIN: string; SITE_URL: string }): boolean {
	return !isDemoShop(env) && (env.host !== 'local' || !isLocalUrl(env.SITE_URL));
}
