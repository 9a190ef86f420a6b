import { createHash } from 'node:crypto';
import { PendingOperations } from './pending-operations';

export const faultKinds = [
	'latency',
	'throttled',
	'internal',
	'http204',
	'http400',
	'http401',
	'http402',
	'http403',
	'http423',
	'http429',
	'http430',
	'http500',
	'http502',
	'http503',
	'malformed',
	'drop',
	'timeout',
	'partial',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface FaultRule {
	/** Name of an operation or of a root field; `*` for all. */
	operation: string;
	kind: FaultKind;
	/**
	 * Whether the operation runs before its response is lost, or `delayMs` after it. Throttling and
	 * statuses of 400 to 499 never let it run.
	 */
	phase: 'before' | 'after' | 'late';
	/** Share of requests that fail, 0 to 1. */
	rate: number;
	/** How often the same request fails; null for always. */
	times: number | null;
	/** Length of a latency; how long after the lost response a late operation runs. */
	delayMs: number;
	/** Response keys and list indexes of the field that fails in a partial response; null for the first. */
	path: string | null;
	/** Code of a partial response's error; null for an internal error. */
	code: string | null;
	/** Seed of the rule's random numbers. */
	seed: number;
}

/** A request as the rules see it: a retry has the same key. */
export interface FaultSubject {
	names: string[];
	/** Computed only when a rule asks for it. */
	requestKey: () => string;
}

/** Number of keys stored for `times`; beyond it the oldest are deleted. */
const maximumRequests = 50_000;

/** Decides which faults apply to a request. Deterministic for a given order of requests. */
export class FaultRules {
	/** Independent of later rules: only a reset or the server's close cancels them. */
	readonly pending = new PendingOperations();
	#rules: Array<{ rule: FaultRule; random: () => number; counts: Map<string, number> }> = [];

	get rules(): FaultRule[] {
		return this.#rules.map(({ rule }) => rule);
	}

	replace(rules: FaultRule[]): void {
		this.#rules = rules.map((rule) => ({
			rule,
			random: randomNumbers(rule.seed),
			counts: new Map(),
		}));
	}

	/** The rules that apply: every latency, and the first of the other kinds. */
	match(subject: FaultSubject): FaultRule[] {
		const matches: FaultRule[] = [];
		for (const { rule, random, counts } of this.#rules) {
			const isOver = matches.some(({ kind }) => kind !== 'latency');
			const isNamed = rule.operation === '*' || subject.names.includes(rule.operation);
			if (!isNamed || (isOver && rule.kind !== 'latency')) {
				continue;
			}
			if (random() < rule.rate && (rule.times === null || countUp(counts, subject) <= rule.times)) {
				matches.push(rule);
			}
		}
		return matches;
	}
}

/** How often the request arrived, including this time. */
function countUp(counts: Map<string, number>, subject: FaultSubject): number {
	const key = subject.requestKey();
	const count = (counts.get(key) ?? 0) + 1;
	counts.set(key, count);
	if (counts.size > maximumRequests) {
		const [oldest] = counts.keys();
		counts.delete(oldest ?? key);
	}
	return count;
}

/** A retry has the same group, operation and variables. */
export function requestKey(group: string, operation: string, variables: unknown): string {
	return createHash('sha1')
		.update(`${group}\n${operation}\n${JSON.stringify(variables)}`)
		.digest('base64');
}

/** Reads `{rules: […]}`, a list of rules or one rule; returns a text where they are invalid. */
export function parseFaultRules(input: unknown): FaultRule[] | string {
	const given =
		typeof input === 'object' && input !== null && 'rules' in input ? input.rules : input;
	const list: unknown[] = Array.isArray(given) ? given : [given];
	const rules: FaultRule[] = [];
	for (const [index, entry] of list.entries()) {
		const rule = parseRule(entry);
		if (typeof rule === 'string') {
			return `Rule ${index + 1}: ${rule}`;
		}
		rules.push(rule);
	}
	return rules;
}

const knownKeys = [
	'operation',
	'kind',
	'phase',
	'rate',
	'times',
	'delayMs',
	'path',
	'code',
	'seed',
];

function parseRule(entry: unknown): FaultRule | string {
	if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
		return 'a rule is a JSON object.';
	}
	const given = entry as Record<string, unknown>;
	const unknownKey = Object.keys(given).find((key) => !knownKeys.includes(key));
	if (unknownKey) {
		return `"${unknownKey}" is not known; a rule has ${knownKeys.join(', ')}.`;
	}
	const { operation, phase = 'before', rate = 1, times = null, delayMs = 0, seed = 1 } = given;
	const kind = faultKinds.find((name) => name === given.kind);
	if (typeof operation !== 'string' || operation === '') {
		return '"operation" is the name of an operation or root field, or "*".';
	}
	if (!kind) {
		return `"kind" is one of ${faultKinds.join(', ')}.`;
	}
	if (phase !== 'before' && phase !== 'after' && phase !== 'late') {
		return '"phase" is "before", "after" or "late".';
	}
	if (phase === 'late' && kind !== 'drop' && kind !== 'timeout') {
		return '"phase" is "late" only where "kind" is drop or timeout.';
	}
	if (typeof rate !== 'number' || rate < 0 || rate > 1) {
		return '"rate" is a number from 0 to 1.';
	}
	if (times !== null && !isCount(times)) {
		return '"times" is a whole number from 0.';
	}
	if (!isCount(delayMs) || delayMs > 60_000) {
		return '"delayMs" is a whole number from 0 to 60000.';
	}
	if (!isCount(seed)) {
		return '"seed" is a whole number from 0.';
	}
	const place = parsePlace(kind, given);
	if (typeof place === 'string') {
		return place;
	}
	return { operation, kind, phase, rate, times, delayMs, ...place, seed };
}

/** The field that fails in a partial response, and its error. */
function parsePlace(
	kind: FaultKind,
	{ path = null, code = null }: Record<string, unknown>,
): Pick<FaultRule, 'path' | 'code'> | string {
	if ((path !== null || code !== null) && kind !== 'partial') {
		return '"path" and "code" are only for rules whose "kind" is partial.';
	}
	if (path !== null && !isMatch(path, /^[_a-z]\w*(\.([_a-z]\w*|0|[1-9]\d*))*$/i)) {
		return '"path" is response keys and list indexes with dots between, as in "cart.lines.nodes.0".';
	}
	if (code !== null && !isMatch(code, /^[A-Z][A-Z0-9_]*$/)) {
		return '"code" is an error code in capitals, as in "ACCESS_DENIED".';
	}
	return { path, code };
}

function isMatch(value: unknown, pattern: RegExp): value is string {
	return typeof value === 'string' && pattern.test(value);
}

function isCount(value: unknown): value is number {
	return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Mulberry32: small, fast, and the same on every machine. */
function randomNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
