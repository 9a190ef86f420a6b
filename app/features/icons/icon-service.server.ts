import * as v from 'valibot';
import { createExpiringCache } from '~/lib/expiring-cache';
import { isPlainBody } from './icon-body';
import { isIconName } from './icon-names';
import { type IconResponse, pickIcons } from './icon-set';

/** For the whole response, including its body. */
const TIMEOUT_MS = 1500;

/** Fifty icons are about 25 kB. */
const MAX_CHARACTERS = 256 * 1024;

const name = v.pipe(v.string(), v.check(isIconName));
const length = v.optional(v.pipe(v.number(), v.minValue(-1000), v.maxValue(10_000)));
const flag = v.optional(v.boolean());
const frame = { left: length, top: length, width: length, height: length };
const look = {
	...frame,
	rotate: v.optional(v.pipe(v.number(), v.integer())),
	hFlip: flag,
	vFlip: flag,
};

const responseSchema = v.object({
	prefix: name,
	lastModified: v.optional(v.number()),
	...frame,
	icons: v.record(name, v.object({ body: v.string(), ...look })),
	aliases: v.optional(v.record(name, v.object({ parent: name, ...look }))),
});

export interface IconService {
	/**
	 * The requested icons that the service has and that are plain shapes; `undefined` for an unknown set.
	 * Throws where there is no response, or an invalid one.
	 */
	find(prefix: string, names: readonly string[]): Promise<IconResponse | undefined>;
}

export interface IconServiceOptions {
	/** Base URL, without a slash at its end. */
	baseUrl: string;
	/** For tests. */
	timeoutMs?: number;
}

/** Responses of the service for ten minutes, including "not found". */
const responses = createExpiringCache<{ response: IconResponse | undefined }>({
	maxEntries: 100,
	lifeMs: 600_000,
});

/** The public icon service. It learns nothing about the visitor: the server sends the request. */
export function createIconService({
	baseUrl,
	timeoutMs = TIMEOUT_MS,
}: IconServiceOptions): IconService {
	return {
		async find(prefix, names) {
			const url = `${baseUrl}/${prefix}.json?icons=${[...names].sort().join(',')}`;
			const known = responses.get(url);
			if (known) return known.response;
			const text = await fetchText(url, timeoutMs);
			const response = text === undefined ? undefined : readResponse(text, prefix, names);
			responses.set(url, { response });
			return response;
		},
	};
}

/** The body of the response; `undefined` for a 404. */
async function fetchText(url: string, timeoutMs: number): Promise<string | undefined> {
	const response = await fetch(url, {
		headers: { Accept: 'application/json' },
		signal: AbortSignal.timeout(timeoutMs),
		// No redirects: only the configured host may be called.
		redirect: 'manual',
	});
	const text = response.status === 404 ? undefined : await response.text();
	if (text !== undefined && !response.ok) throw new Error(`HTTP ${response.status}`);
	if (text && text.length > MAX_CHARACTERS)
		throw new Error(`A response of ${text.length} characters`);
	return text;
}

/** The shop serves these icons from its own origin, so only plain shapes are allowed. */
function readResponse(text: string, prefix: string, names: readonly string[]): IconResponse {
	const set = v.parse(responseSchema, JSON.parse(text));
	const plain = Object.entries(set.icons).filter(([, { body }]) => isPlainBody(body));
	return pickIcons({ ...set, prefix, icons: Object.fromEntries(plain) }, names);
}
