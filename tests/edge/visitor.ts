/** The User-Agent of a browser, so that the shop does not take the test for a crawler. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

export const SITE_URL = 'https://aerolume.example';

/** URLs of the reports of the default maps in both languages. */
const FIRST_WEATHER = ['/api/weather/germany', '/en/api/weather/usa'];

/** Sends requests to a running storefront. */
export interface EdgeVisitor {
	readonly origin: string;
	/** Sends a request as a browser would; redirects are not followed. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** The body of a page that must respond with 200. */
	page(path: string, init?: RequestInit): Promise<string>;
	/** Posts a form from the shop's own origin. */
	post(
		path: string,
		fields: Record<string, string>,
		headers?: Record<string, string>,
	): Promise<Response>;
}

/** @param originOf called for each request, because the storefront starts after the test file is loaded. */
export function visitEdge(originOf: () => string): Omit<EdgeVisitor, 'origin'> {
	const visitor: Omit<EdgeVisitor, 'origin'> = {
		fetch: (path, init = {}) => {
			const headers = new Headers(init.headers);
			if (!headers.has('User-Agent')) headers.set('User-Agent', BROWSER);
			// workerd ends a connection whose body it has not read, and the next request could still use it.
			if (init.body) headers.set('Connection', 'close');
			return fetch(`${originOf()}${path}`, { ...init, headers, redirect: 'manual' });
		},
		page: async (path, init) => {
			const response = await visitor.fetch(path, init);
			const body = await response.text();
			if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
			return body;
		},
		post: (path, fields, headers = {}) =>
			visitor.fetch(path, {
				method: 'POST',
				headers: { Origin: originOf(), ...headers },
				body: new URLSearchParams(fields),
			}),
	};
	return visitor;
}

/** Loads the weather into the storefront: pages without weather are not cached. */
export async function warmUp(origin: string): Promise<void> {
	await Promise.all(FIRST_WEATHER.map((path) => fetch(`${origin}${path}`)));
}
