import { company } from '../../app/site';
import { demoShopEnvironment } from '../../scripts/environment';
import type { RawResponse } from '../edge/raw-request';
import type { FuzzRequest } from './requests';

export const SECURITY_HEADERS = [
	...['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'],
	...['Permissions-Policy', 'Cross-Origin-Opener-Policy'],
];

const environment = demoShopEnvironment('', '');
const SECRETS = ['PRIVATE_STOREFRONT_API_TOKEN', 'PRIVATE_ADMIN_API_TOKEN', 'SESSION_SECRET'].map(
	(name) => environment[name] ?? '',
);

export const STACK = /\n\s+at \S|\bat (async )?[\w.]+ \(|\bapp:\d+:\d+|node_modules|workerd\//;
const FRAMEWORK =
	/did not provide an? `|No route matches|Unexpected Server Error|Invalid request method|does not match URL|\b(Type|Reference|URI|Syntax|Range)Error\b|internal error|Single fetch/;
/** Not the customer's id that requests send themselves: a guest's cart can contain it as a gift message. */
const CUSTOMER = /Lindner|Flughafenstra|gid:\/\/shopify\/(Customer\/(?!7100000000001\b)|Order\/)\d/;
/** What pages show: the shop's address, and examples in fields. */
const SHOWN = [company.email, 'name@beispiel.de', 'name@example.com'];
const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi;

/**
 * What a response to a random request must not be: an error of the server, none at all, one with details, or one
 * without the security headers.
 * @param good headers of a page
 * @param session cookies of a customer, who may see their own data
 */
export function findingsIn(
	response: RawResponse | 'closed' | 'hang',
	{ message, half }: FuzzRequest,
	good: Headers,
	session = '',
): string[] {
	if (typeof response === 'string') return response === 'closed' && half ? [] : [response];
	const { status, headers, body } = response;
	const missing = SECURITY_HEADERS.filter((name) => headers.get(name) !== good.get(name));
	if (!headers.has('Content-Security-Policy')) missing.push('Content-Security-Policy');
	if (!headers.has('Cache-Control')) missing.push('Cache-Control');
	const customer = message.includes('Customer') ? undefined : CUSTOMER.exec(body)?.[0];
	const isOwn = session !== '' && message.includes(session);
	const mails = (body.replaceAll('\\u003e', '>').match(MAIL) ?? []).filter(
		(mail) => !SHOWN.includes(mail) && !message.includes(mail),
	);
	const leaks = {
		'a stack': STACK.test(body),
		'framework text': FRAMEWORK.test(body),
		'a token': SECRETS.some((secret) => body.includes(secret)),
		[`a customer, ${customer}`]: !isOwn && customer !== undefined,
		[`the address ${mails[0]}`]: !isOwn && mails.length > 0,
		'a visitor’s data in a shared response':
			isOwn && customer !== undefined && /\bpublic\b/.test(headers.get('Cache-Control') ?? ''),
		'markup from the request':
			body.includes('<script>alert(1)') && /html/.test(headers.get('Content-Type') ?? ''),
		'a header from the request': headers.has('X-Injected'),
	};
	return [
		...(status >= 200 && status < 500 ? [] : [`status ${status}`]),
		...(missing.length > 0 ? [`${status} without ${missing.join(', ')}`] : []),
		...Object.entries(leaks).flatMap(([what, found]) => (found ? [`${status} with ${what}`] : [])),
	];
}

/** Lines of the worker's log that are errors, unstructured, or contain secrets. */
export function wrongLines(lines: string[]): string[] {
	// The runtime reports broken connections itself.
	return lines.filter(
		(line) =>
			line !== '' &&
			!/^(workerd|kj)\/|^stack: /.test(line) &&
			(!/^\{"level":"(info|warn)"/.test(line) ||
				CUSTOMER.test(line) ||
				SECRETS.some((secret) => line.includes(secret))),
	);
}
