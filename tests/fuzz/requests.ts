import type { RouteConfigEntry } from '@remix-run/route-config';
import { honeypotFields } from '../../app/lib/honeypot';
import routes from '../../app/routes';
import type { PageForm } from '../journeys/page-html';
import { variantIds } from '../setup/catalogue';

/** A request as bytes, and how to send it. */
export interface FuzzRequest {
	method: string;
	path: string;
	message: string;
	/** Rest of the body, sent later. */
	later?: string;
	/** The body ends before its stated length, and the connection with it. */
	half?: boolean;
}

/** A form of a page, and the cookies with which it was fetched. */
export interface FoundForm {
	path: string;
	session: string;
	form: PageForm;
}

/** Paths of all routes, without a language: `/products/:handle`. */
export function routePatterns(): string[] {
	const paths = (entries: readonly RouteConfigEntry[], parent: string): string[] =>
		entries.flatMap(({ path = '', children }) => {
			const own = path ? `${parent}/${path}` : parent;
			return [own, ...paths(children ?? [], own)];
		});
	const patterns = paths(routes, '').map((path) =>
		path.replace(/^\/(:locale\?|de|en)(?=\/|$)/, ''),
	);
	return [...new Set(patterns)].map((path) => path || '/').sort();
}

/** The address of a route's first known values. */
export function examplePath(pattern: string): string {
	return pattern
		.replace(/:(\w+)/g, (_, name: string) => KNOWN[name]?.[0] ?? 'x')
		.replace(/\*$/, () => KNOWN['*']?.[0] ?? 'x');
}

const LONG = 'a'.repeat(5000);

/** Valid values of the routes' parameters. */
const KNOWN: Record<string, string[]> = {
	handle: ['aerolume', 'poster-usa', 'posters', 'gift-card'],
	region: ['germany', 'usa'],
	lines: [`${variantIds.plenty}:1`, `${variantIds.plenty}:1,${variantIds.large}:2`],
	code: ['WILLKOMMEN10'],
	chapter: ['imprint', 'setup'],
	page: ['declare', 'wifi'],
	id: ['8100000000001', '5900000000001'],
	file: ['de.json', 'en.json', 'lucide.json'],
	part: ['products', 'pages'],
	'*': ['a/b', 'x'],
};

const ODD_SEGMENTS = [
	...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'null', 'undefined', '-1', '..;'],
	...['%', '%00', '%ff', '%E0%A4%A', '%c0%af', '%2e%2e%2f%2e%2e%2fetc', '%0d%0aX-Injected:%20x'],
	...['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>', '%F0%9F%98%80', '\xff'],
	...["'%20OR%201=1", 'gid:%2F%2Fshopify%2FCustomer%2F7100000000001', '9'.repeat(400), LONG],
];

const ODD_VALUES = [
	...ODD_SEGMENTS,
	...['', '1e9', '-1', 'NaN', '[]', '{}', 'true', '//evil.example', 'javascript:alert(1)'],
	...['eyJsYXN0X2lkIjoxfQ==', 'routes/cart', 'root', '\t//evil.example'],
];

const PARAMETERS = [
	...['variant', 'page', 'sort', 'q', 'after', 'before', 'cursor', 'first', 'returnTo', 'redirect'],
	...['_data', '_routes', 'index', 'gad_source', 'srsltid', 'utm_source', 'country', 'notice', 'p'],
	...['__proto__', 'constructor', 'toString', 'filter.v.price', 'filter.p.tag', 'min', 'max'],
	...['code', 'state', 'id', 'token', 'key', 'error', 'version', 'product', 'email', 'a[b][c]'],
];

const COOKIES = [
	'session',
	'sign-in',
	'locale',
	'country',
	'consent',
	'wishlist',
	'__Host-session',
];

const ODD_HEADERS = [
	...['Content-Length: 0', 'Content-Length: 5', 'Transfer-Encoding: chunked'],
	...['Sec-Fetch-Dest: iframe', 'Sec-Fetch-Mode: %', 'X-Moz: prefetch', 'baggage: a=%', 'CF-Ray: '],
	...['Idempotency-Key: x', 'X-Shopify-Topic: products/update', 'X-Shopify-Hmac-Sha256: \xff'],
	...['X-Forwarded-Host: evil.example', 'X-Forwarded-Host: a b', 'X-Forwarded-Proto: javascript'],
	...['X-HTTP-Method-Override: DELETE', 'X-Original-URL: /account', 'X-Rewrite-URL: /account'],
	...['Range: bytes=0-10', 'Range: bytes=9-1', 'If-Range: x', 'If-None-Match: *', 'If-Match: x'],
	...['Accept-Encoding: br;q=x', 'Accept-Encoding: gzip, br', 'Accept-Encoding: *;q=0'],
	...['Sec-Purpose: prefetch;prerender', 'Purpose: prefetch', 'Sec-Fetch-Site: cross-site'],
	...['Accept: application/json', 'Accept: \xff', 'Accept-Language: xx-XX;q=9,*', 'Expect: 200-ok'],
	...['User-Agent: Googlebot/2.1', 'User-Agent:', 'traceparent: 00-x', 'CF-Connecting-IP: x'],
	...[
		'Oxygen-Buyer-Ip: <script>',
		'Request-Id: a b',
		'Origin: null',
		'Origin: https://evil.example',
	],
	...['Referer: https://evil.example/', 'Referer: %', 'Authorization: Basic x', `X-Long: ${LONG}`],
];

/** What a header can do to the message itself; a second `Content-Length` would be another request. */
const FRAMING = /^(Content-Length|Transfer-Encoding):/;

const METHODS = ['GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'HEAD'];
const RARE_METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];

const FIELDS = [
	...['intent', 'variantId', 'quantity', 'lineId', 'code', 'note', 'email', 'password', 'token'],
	...[
		'firstName',
		'country',
		'product',
		'decision',
		'locale',
		'message',
		'order',
		'formToken',
		'name',
	],
	...['default', 'consent', 'returnTo', 'step', '__proto__', 'constructor', 'a[b][c]'],
];

/** What a visitor would type. */
const VALID: Record<string, string> = {
	email: 'demo@aerolume.example',
	password: 'aerolume-demo',
	zip: '10115',
	country: 'DE',
	quantity: '1',
	date: '2026-01-31',
	// Only bots fill it in.
	[honeypotFields.honeypot]: '',
};

const INTENTS = ['add', 'update', 'remove', 'discount', 'note', 'toString', ''];

const FORM = 'application/x-www-form-urlencoded';
const BODIES: [type: string, make: (form: string) => string][] = [
	[FORM, (form) => form],
	[FORM, (form) => form],
	[FORM, () => '%=%&%E0%A4%A=%ff&&&==='],
	[FORM, () => `note=${'x'.repeat(70_000)}`],
	[FORM, () => Array.from({ length: 2000 }, (_, at) => `a${at}=1`).join('&')],
	['application/json', (form) => form],
	['application/json', () => '{"a":'],
	['application/json', () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
	['application/json', () => '{"query":"{ shop { name } }","variables":{"__proto__":{"x":1}}}'],
	['application/json', () => '{"message":1,"stack":{"toString":"x"},"url":["%"]}'],
	['application/json', () => `{"message":"${'\\n'.repeat(8000)}","stack":"x"}`],
	['multipart/form-data; boundary=x', () => '--x\r\nContent-Disposition: form-data; name="a'],
	['multipart/form-data', (form) => form],
	['multipart/form-data; boundary=x', () => fileOf('quantity')],
	['multipart/form-data; boundary=x', () => fileOf('email')],
	['text/plain', (form) => form],
	['\xff/\xff', () => '\x00\x01\x02\xff'],
	['', (form) => form],
];

/** A file where a form has a text field. */
function fileOf(name: string): string {
	return `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\n1\r\n--x--\r\n`;
}

function choices(random: () => number) {
	const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
	return {
		pick,
		chance: (share: number) => random() < share,
		value: () => pick(ODD_VALUES).replace(/[ \t]/g, '+'),
	};
}

/**
 * A request to a route with one to four oddities. `host` is the storefront's; `session` are the cookies of a visitor,
 * which some requests have.
 */
export function fuzzRequest(
	pattern: string,
	host: string,
	random: () => number,
	session = '',
): FuzzRequest {
	const { pick, chance, value } = choices(random);

	const segment = (name: string) => (chance(0.5) ? pick(KNOWN[name] ?? ['x']) : pick(ODD_SEGMENTS));
	let path = `${pick(['', '', '/de', '/en', '/xx'])}${pattern}`
		.replace(/:(\w+)/g, (_, name: string) => segment(name))
		.replace(/\*$/, () => segment('*'))
		.replace(/(?<=.)\/$/, '');
	if (chance(0.15))
		path += pick(['.data', '/', '//', '/_payload.json', '.md', ';x', '/..', '/%2e']);
	const query = Array.from({ length: pick([0, 0, 1, 1, 2, 5]) }, () => {
		const name = pick(PARAMETERS);
		return chance(0.2) ? `${name}=${value()}&${name}=${value()}` : `${name}=${value()}`;
	});
	if (query.length > 0) path += `?${query.join('&')}`;

	const method = chance(0.15) ? pick(RARE_METHODS) : pick(METHODS);
	const headers = [`Host: ${host}`, 'User-Agent: Mozilla/5.0 Chrome/140.0'];
	headers.push(...cookieLines(session, random));
	const odd = Array.from({ length: pick([0, 1, 1, 2]) }, () => pick(ODD_HEADERS));
	if (method === 'GET' || method === 'HEAD') {
		const framing = odd.find((line) => FRAMING.test(line));
		headers.push(...odd.filter((line) => !FRAMING.test(line)), ...(framing ? [framing] : []));
		const body = framing?.endsWith('5') ? 'a=b&c' : framing?.endsWith('d') ? '0\r\n\r\n' : '';
		return { method, path, message: messageOf(method, path, headers, body) };
	}

	if (!odd.some((line) => line.startsWith('Origin')) && chance(0.9)) {
		headers.push(`Origin: http://${host}`);
	}
	headers.push(...odd.filter((line) => !FRAMING.test(line)));
	const form = Array.from({ length: pick([1, 3, 6]) }, () => pick(FIELDS))
		.map((name) => `${name}=${name === 'intent' ? pick(INTENTS) : value()}`)
		.join('&');
	const [type, make] = pick(BODIES);
	const body = make(form);
	if (type) headers.push(`Content-Type: ${type}`);
	if (chance(0.2)) {
		headers.push('Transfer-Encoding: chunked');
		const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
		return { method, path, message: messageOf(method, path, headers, chunks) };
	}
	if (chance(0.1)) {
		headers.push(`Content-Length: ${body.length + 9}`);
		return { method, path, message: messageOf(method, path, headers, body), half: true };
	}
	headers.push(`Content-Length: ${body.length}`);
	const cut = chance(0.1) ? Math.floor(body.length / 2) : body.length;
	const message = messageOf(method, path, headers, body.slice(0, cut));
	return { method, path, message, ...(cut < body.length && { later: body.slice(cut) }) };
}

function cookieLines(session: string, random: () => number): string[] {
	const { pick, chance, value } = choices(random);
	const cookies = chance(0.4) ? [`${pick(COOKIES)}=${value()}`, `${pick(COOKIES)}=${value()}`] : [];
	if (session && chance(0.5)) cookies.push(session);
	return cookies.length > 0 ? [`Cookie: ${cookies.join('; ')}`] : [];
}

/** A page's form as its visitor would send it, with up to two fields changed, missing, double or foreign. */
export function fuzzForm(
	{ path, session, form }: FoundForm,
	host: string,
	random: () => number,
): FuzzRequest {
	const { pick, chance, value } = choices(random);
	const fields = form.fields.map(([name, given]) => [
		name,
		// As typed, for the comparison with what the response shows.
		encodeURIComponent(given || (VALID[name] ?? 'x')).replace('%40', '@'),
	]);
	for (let changes = pick([0, 1, 1, 2]); changes > 0; changes--) {
		const at = Math.floor(random() * fields.length);
		const name = fields[at]?.[0] ?? pick(FIELDS);
		const change = pick(['other', 'other', 'missing', 'double', 'foreign']);
		if (change === 'missing') fields.splice(at, 1);
		else if (change === 'foreign') fields.push([pick(FIELDS), value()]);
		else fields.splice(at, change === 'other' ? 1 : 0, [name, value()]);
	}
	const body = fields.map((field) => field.join('=')).join('&');
	const { pathname, search } = new URL(form.action || path, `http://${host}${path}`);
	const method = form.method.toUpperCase();
	const headers = [`Host: ${host}`, 'User-Agent: Mozilla/5.0 Chrome/140.0', `Cookie: ${session}`];
	if (chance(0.2)) headers.push(pick(ODD_HEADERS.filter((line) => !FRAMING.test(line))));
	if (method === 'GET') {
		const address = `${pathname}?${body}`;
		return { method, path: address, message: messageOf(method, address, headers, '') };
	}
	headers.push(`Origin: http://${host}`, `Content-Type: ${FORM}`, `Content-Length: ${body.length}`);
	return { method, path: pathname, message: messageOf(method, pathname + search, headers, body) };
}

function messageOf(method: string, path: string, headers: string[], body: string): string {
	return `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
}
