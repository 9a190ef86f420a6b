import type { SizeFigure } from './catalogue-size';
import type { FirstVisit, Kind } from './first-visit';
import type { Latency } from './latency';
import { limits } from './limits';
import type { ServerCost } from './server-cost';
import { bytes, table } from './table';

/** A part of the results: Markdown, and a sentence for each exact figure above its limit. */
export interface Report {
	text: string;
	exceeded: string[];
}

const COLUMNS: [Kind, string][] = [
	['javascript', 'JavaScript'],
	['html', 'HTML'],
	['css', 'CSS'],
	['fonts', 'fonts'],
	['images', 'images'],
	['data', 'data'],
	['other', 'other'],
];

const LIMITED: Partial<Record<Kind, number>> = {
	javascript: limits.javascriptBytes,
	html: limits.htmlBytes,
	css: limits.cssBytes,
};

/** What pages weigh on a first visit, beside the floor. */
export function reportWeights(pages: FirstVisit[], floor: FirstVisit): Report {
	const row = (name: string, visit: FirstVisit) => [
		name,
		...COLUMNS.map(([kind]) => bytes(weightOf(visit, kind))),
		String(visit.files.filter(({ kind }) => kind === 'javascript').length),
		String(visit.files.length),
		String(visit.thirdParties.length),
	];
	const limitRow = [
		'limit',
		...COLUMNS.map(([kind]) => (LIMITED[kind] ? bytes(LIMITED[kind]) : '')),
		'',
		'',
		String(limits.thirdParties),
	];
	const head = ['', ...COLUMNS.map(([, name]) => name), 'scripts', 'requests', 'third parties'];
	const weights = table(head, [
		...pages.map((visit) => row(visit.path, visit)),
		row('floor', floor),
		limitRow,
	]);
	const exceeded = pages.flatMap((visit) => [
		...COLUMNS.flatMap(([kind, name]) => {
			const weight = weightOf(visit, kind);
			const limit = LIMITED[kind] ?? Number.POSITIVE_INFINITY;
			return weight > limit
				? [`${visit.path}: ${bytes(weight)} bytes of ${name}, limit ${bytes(limit)}.`]
				: [];
		}),
		...visit.thirdParties.map((url) => `${visit.path} asks a third party: ${url}.`),
	]);
	const text = `## First visit

Bytes that a phone (412 × 823) loads with a cold cache until the network is idle, before anything is touched.
JavaScript and CSS at brotli 11, HTML and data as they were sent.

${weights}

### Scripts

${scripts([...pages, { ...floor, path: 'floor' }])}`;
	return { text, exceeded };
}

/** Every script with its size, and which pages load it. */
function scripts(visits: FirstVisit[]): string {
	const sizes = new Map(
		visits.flatMap(({ files }) =>
			files
				.filter(({ kind }) => kind === 'javascript')
				.map((file) => [file.name, file.bytes] as const),
		),
	);
	const loads = (visit: FirstVisit, name: string) =>
		visit.files.some((file) => file.name === name) ? '•' : '';
	return table(
		['', 'bytes', ...visits.map(({ path }) => path)],
		[...sizes]
			.sort(([, a], [, b]) => b - a)
			.map(([name, size]) => [
				name.replace('/assets/', ''),
				bytes(size),
				...visits.map((visit) => loads(visit, name)),
			]),
	);
}

function weightOf({ files }: FirstVisit, wanted: Kind): number {
	return files.filter(({ kind }) => kind === wanted).reduce((sum, file) => sum + file.bytes, 0);
}

/** What a request costs the worker, as ratios to rendering and to the floor. */
export function reportServerCost({ floor, constant, pages }: ServerCost): Report {
	const rows = pages.flatMap(({ path, cached, rendered }) => [
		[
			`${path} from the page cache, above a constant answer`,
			(cached - constant).toFixed(3),
			`${((cached - constant) / (rendered - constant)).toFixed(3)} of rendering it`,
			String(limits.cachedToRendered),
			verdict((cached - constant) / (rendered - constant) <= limits.cachedToRendered),
		],
		[
			`${path} from the page cache, with it`,
			cached.toFixed(2),
			`${(cached / rendered).toFixed(3)} of rendering it`,
			'',
			'',
		],
		[
			`${path} rendered`,
			rendered.toFixed(2),
			`${(rendered / floor).toFixed(2)} × the floor`,
			`${limits.renderedToFloor}`,
			verdict(rendered / floor <= limits.renderedToFloor),
		],
	]);
	const costs = table(
		['', 'CPU ms', 'ratio', 'limit', ''],
		[
			...rows,
			['floor rendered', floor.toFixed(2), '', '', ''],
			['a constant answer', constant.toFixed(2), '', '', ''],
		],
	);
	const text = `## Server

Processor time (user and system) of the bare worker a request, one request after another; medians over rounds
in which all candidates take turns. "Rendered" passes by the page cache and finds the catalogue in the worker's memory.
The runtime's Cache API runs in the same process and is counted. A constant answer is 50 kB out of a worker that
does nothing else: no answer can cost less, so what a kept page costs is counted from there, and told with it too.

${costs}`;
	return { text, exceeded: [] };
}

/** How soon a page leaves that has to ask the platform first. */
export function reportLatency({ platform, pages }: Latency): Report {
	const latencies = table(
		['', 'p50 ms', 'ratio to one call', 'limit ms', '', 'calls', 'one after the other', 'limit'],
		[
			...pages.map(({ path, ms, operations, roundTrips }) => [
				path,
				ms.toFixed(1),
				`${(ms / platform).toFixed(2)} ×`,
				`${limits.uncachedMs}`,
				verdict(ms <= limits.uncachedMs),
				operations.join(', '),
				String(roundTrips),
				String(limits.roundTrips),
			]),
			['one call', platform.toFixed(1), '', '', '', '', '', ''],
		],
	);
	const exceeded = pages
		.filter(({ roundTrips }) => roundTrips > limits.roundTrips)
		.map(
			({ path, roundTrips, operations }) =>
				`${path} asks the platform ${roundTrips} times in a row (${operations.join(', ')}), limit ${limits.roundTrips}.`,
		);
	const text = `## Uncached

Pages that neither the page cache nor the worker's memory holds, the platform answering each call after ${limits.platformMs} ms:
from the request to the last byte.

${latencies}`;
	return { text, exceeded };
}

/** How a list's cost follows the size of the catalogue. Bytes are exact, the rest are times. */
export function reportCatalogueSize(figures: SizeFigure[]): Report {
	const show = (value: number, unit: SizeFigure['unit']) =>
		unit === 'ms' ? `${value.toFixed(2)} ms` : bytes(value);
	const isMet = ({ large, small }: SizeFigure) => large / small <= limits.largeToSmall;
	const lists = table(
		['', 'large', 'small', 'ratio', 'limit', ''],
		figures.map((figure) => [
			figure.name,
			show(figure.large, figure.unit),
			show(figure.small, figure.unit),
			(figure.large / figure.small).toFixed(2),
			String(limits.largeToSmall),
			verdict(isMet(figure)),
		]),
	);
	const exceeded = figures
		.filter((figure) => figure.unit === 'bytes' && !isMet(figure))
		.map(
			({ name, large, small }) =>
				`A large list's ${name} is ${bytes(large)} bytes, a small one's ${bytes(small)}, limit ${limits.largeToSmall} times that.`,
		);
	const text = `## Lists

A collection of 5,000 products beside one of 24: rendered from the worker's memory, as it is sent, and what the browser's
main thread works for a filter; for more products beside a collection of 48. Medians over rounds in turn.

${lists}`;
	return { text, exceeded };
}

export function verdict(isMet: boolean): string {
	return isMet ? 'met' : 'not met';
}
