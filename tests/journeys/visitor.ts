import { excerpt, formsOf, linksOf, type PageForm } from './page-html';

/** One visitor over HTTP: keeps cookies, follows redirects of the shop itself, counts what it had to try again. */
export interface Visitor {
	/** Opens a page, trying again as the page offers. Throws where it does not arrive. */
	open(path: string): Promise<Page>;
	/** Opens the first link of a page that fits, as a click does. Throws where there is none. */
	follow(page: Page, fits: (path: string) => boolean): Promise<Page>;
	/** Submits a form that asks for a page; `chosen` takes the place of fields of the same name. */
	submit(form: PageForm, chosen: [name: string, value: string][]): Promise<Page>;
	/** Asks for data once, as a script does. */
	ask(path: string): Promise<Page>;
	post(path: string, fields: Record<string, string>): Promise<Page>;
	/** Answers "try again" (503) that the visitor followed. */
	readonly retries: number;
}

export interface Page {
	/** As it was asked for. */
	path: string;
	status: number;
	body: string;
	/** Of a redirect that leads out of the shop. */
	location: string | null;
	/** Seconds after which a failed page may be asked for again. */
	retryAfter: string | null;
}

/** A browser's words: a crawler is shown no page that failed. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** A visitor gives a page this many tries when the shop asks to try again. */
const MAX_TRIES = 6;

export function createVisitor(origin: string): Visitor {
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
		return { path, status: response.status, body: await response.text(), location, retryAfter };
	}

	/** Reads are repeated as a visitor would press "try again"; an unhandled error is a failure at once. */
	async function open(path: string): Promise<Page> {
		for (let tries = 1; ; tries++) {
			const page = await once(path, {});
			if (page.status === 200) return page;
			if (page.status !== 503 || tries === MAX_TRIES) throw problem(page);
			// A link to the very same address.
			if (!page.retryAfter || !linksOf(page.body).includes('')) {
				throw problem(page, 'offers no way to try again');
			}
			retries += 1;
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

/** A form of the page; throws where there is none that fits. */
export function formOf(page: Page, fits: (form: PageForm) => boolean): PageForm {
	const form = formsOf(page.body).find(fits);
	if (!form) throw problem(page, 'has no such form');
	return form;
}

export function problem(page: Page, what = ''): Error {
	return new Error(`${page.path}: HTTP ${page.status} ${what}: ${excerpt(page.body)}`);
}
