import { setTimeout as pause } from 'node:timers/promises';
import { excerpt, formsOf, linksOf, type PageForm } from './page-html';

/** A visitor over HTTP: keeps cookies, follows the shop's redirects, counts repeated requests. */
export interface Visitor {
	/** Opens a page, with retries if the page offers them. Throws if that fails. */
	open(path: string): Promise<Page>;
	/** Opens the first matching link of a page. Throws if there is none. */
	follow(page: Page, fits: (path: string) => boolean): Promise<Page>;
	/** Submits a GET form; `chosen` replaces fields of the same name. */
	submit(form: PageForm, chosen: [name: string, value: string][]): Promise<Page>;
	/** Sends one request without retries, as a script does. */
	ask(path: string): Promise<Page>;
	post(path: string, fields: Record<string, string>): Promise<Page>;
	/** Number of 503 responses after which the visitor tried again. */
	readonly retries: number;
}

export interface Page {
	/** The requested URL. */
	path: string;
	status: number;
	body: string;
	/** Target of a redirect to another site. */
	location: string | null;
	/** Seconds of the `Retry-After` header. */
	retryAfter: string | null;
}

/** User-Agent of a browser: a crawler gets no error page. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** How often a visitor tries one step, and how long they wait between. */
export interface Patience {
	tries: number;
	pauseMs: number;
}

export function createVisitor(origin: string, { tries: maxTries, pauseMs }: Patience): Visitor {
	const cookies = new Map<string, string>();
	let retries = 0;

	async function once(path: string, init: RequestInit): Promise<Page> {
		const response = await fetch(new URL(path, origin), {
			...init,
			redirect: 'manual',
			headers: {
				...init.headers,
				Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				Accept: 'text/html,application/json',
				// The server closes idle ones after five seconds.
				Connection: 'close',
				'User-Agent': BROWSER,
			},
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [pair = ''] = cookie.split(';');
			const separator = pair.indexOf('=');
			cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
		}
		const location = response.headers.get('Location');
		if (location && URL.canParse(location, origin) && new URL(location, origin).origin === origin) {
			await response.body?.cancel();
			return open(location);
		}
		const retryAfter = response.headers.get('Retry-After');
		const body = await response.text();
		const page = { path, status: response.status, body, location, retryAfter };
		if (page.status === 500) throw problem(page, 'is unhandled');
		const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
		if (isHtml && !/<main[\s\S]*<h1/.test(body)) throw problem(page, 'is blank');
		return page;
	}

	/** Repeats reads, like a visitor who presses "try again". An unhandled error fails at once. */
	async function open(path: string): Promise<Page> {
		for (let tries = 1; ; tries++) {
			const page = await once(path, {});
			if (page.status === 200) return page;
			if (page.status !== 503 || tries === maxTries) throw problem(page);
			// "Try again" links to the same URL.
			if (!page.retryAfter || !linksOf(page.body).includes('')) {
				throw problem(page, 'offers no way to try again');
			}
			retries += 1;
			await pause(pauseMs);
		}
	}

	return {
		open,
		follow(page, fits) {
			const link = linksOf(page.body).find((href) => fits(href));
			if (link === undefined) throw problem(page, 'has no such link');
			return open(link);
		},
		submit({ action, fields }, chosen) {
			const kept = fields.filter(([name]) => !chosen.some(([other]) => other === name));
			return open(`${action}?${new URLSearchParams([...kept, ...chosen])}`);
		},
		ask: (path) => once(path, {}),
		post: (path, fields) =>
			once(path, {
				method: 'POST',
				headers: { Origin: origin },
				body: new URLSearchParams(fields),
			}),
		get retries() {
			return retries;
		},
	};
}

/** The first matching form of a page; throws if there is none. */
export function formOf(page: Page, fits: (form: PageForm) => boolean): PageForm {
	const form = formsOf(page.body).find(fits);
	if (!form) throw problem(page, 'has no such form');
	return form;
}

export function problem(page: Page, what = ''): Error {
	return new Error(`${page.path}: HTTP ${page.status} ${what}: ${excerpt(page.body)}`);
}
