/** One visitor over HTTP: keeps cookies, follows redirects of the shop itself, counts what it had to try again. */
export interface Visitor {
	get(path: string): Promise<Page>;
	post(path: string, fields: Record<string, string>): Promise<Page>;
	/** Answers "try again" (503) that the visitor followed. */
	readonly retries: number;
}

export interface Page {
	status: number;
	body: string;
	/** Where a redirect that leaves the shop leads. */
	location: string | null;
}

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
			return get(location);
		}
		return { status: response.status, body: await response.text(), location };
	}

	/** Reads are repeated as a visitor would press "try again"; an unhandled error is a failure at once. */
	async function get(path: string): Promise<Page> {
		for (let tries = 1; ; tries++) {
			const page = await once(path, {});
			if (page.status !== 503 || tries === MAX_TRIES) return page;
			retries += 1;
		}
	}

	return {
		get,
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
