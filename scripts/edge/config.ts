/** Hydrogen's compatibility date; the same in wrangler.jsonc and the bundle's oxygen.json. */
export const COMPATIBILITY_DATE = '2025-04-01';

/**
 * V8's limits in megabytes. Requests, responses and streams are small objects there with much native memory, which V8
 * does not count: it collects them too late where its heap may grow to gigabytes, as by default. Workers have 128 MB;
 * twice as much here, because V8 ends the whole process at its limit.
 */
const V8_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=256'];

export interface EdgeConfig {
	/** Addresses to listen on, such as `127.0.0.1:3000`. */
	addresses: string[];
	/** Names of the app's environment variables. */
	variables: string[];
	/** Absolute path of the public files; `undefined` serves the app without the edge's front worker. */
	clientFolder: string | undefined;
	/** Module names of the front and cache workers, main module first. */
	modules: { front: string[]; cache: string[] };
}

/** workerd's configuration, to be placed beside `app.js`, `assets.json` and the modules. Contains no secret values. */
export function edgeConfig({ addresses, variables, clientFolder, modules }: EdgeConfig): string {
	const worker = (names: string[], bindings: string[], more = '') => `(
				modules = [${list(names.map((name) => `(name = ${text(name)}, esModule = embed ${text(`${name}.js`)})`))}],
				bindings = [${list(bindings)}],
				compatibilityDate = "${COMPATIBILITY_DATE}",${more}
			)`;
	const app = worker(
		['app'],
		[
			...variables.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`),
			// Named as in wrangler.jsonc.
			...(clientFolder === undefined ? [] : ['(name = "ASSETS", service = "front")']),
		],
		'\n				cacheApiOutbound = "cache",',
	);
	const front =
		clientFolder === undefined
			? []
			: [
					`(name = "front", worker = ${worker(modules.front, [
						'(name = "APP", service = "app")',
						'(name = "FILES", service = "files")',
						'(name = "ASSETS", json = embed "assets.json")',
					])})`,
					`(name = "files", disk = (path = ${text(clientFolder)}))`,
				];
	const services = [
		`(name = "app", worker = ${app})`,
		`(name = "cache", worker = ${worker(modules.cache, [])})`,
		// The demo shop is on this machine, which workerd blocks by default.
		`(name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true)))`,
		...front,
	];
	const entry = clientFolder === undefined ? 'app' : 'front';
	const sockets = addresses.map(
		(address, i) =>
			`(name = "http${i}", address = ${text(address)}, http = (), service = "${entry}")`,
	);
	return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
	services = [${list(services)}],
	sockets = [${list(sockets)}],
	v8Flags = [${list(V8_FLAGS.map(text))}],
);
`;
}

function list(items: string[]): string {
	return items.map((item) => `\n\t\t${item},`).join('');
}

/** A Cap'n Proto text literal; non-ASCII characters as UTF-8 bytes. */
function text(value: string): string {
	const escaped = [...Buffer.from(value, 'utf8')].map((byte) =>
		byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c
			? String.fromCharCode(byte)
			: `\\x${byte.toString(16).padStart(2, '0')}`,
	);
	return `"${escaped.join('')}"`;
}
