/** A search query in the platform's syntax: terms, fields, AND, OR, NOT, groups. */
export type QueryNode =
	| { kind: 'and' | 'or'; nodes: QueryNode[] }
	| { kind: 'not'; node: QueryNode }
	| QueryTerm;

export interface QueryTerm {
	kind: 'term';
	/** Lower case; null for the default fields. */
	field: string | null;
	comparison: '' | '<' | '<=' | '>' | '>=';
	value: string;
	/** Ends with `*`. */
	prefix: boolean;
}

export interface ParsedQuery {
	root: QueryNode;
	/** Uses more than words; then no typo is tolerated. */
	hasSyntax: boolean;
}

/** Further words are ignored. */
const maximumTokens = 100;

/**
 * Parses a query. Any text is valid: missing closing quotes and parentheses are added.
 */
export function parseQuery(text: string): ParsedQuery {
	const tokens = (
		text.match(/[()]|-?(?:[\w.]+:)?[<>]?=?(?:"[^"]*"?|'[^']*'?|[^\s()"]+)/g) ?? []
	).slice(0, maximumTokens);
	const reader = { tokens, next: 0 };
	const nodes: QueryNode[] = [];
	while (reader.next < tokens.length) {
		// Skip a closing parenthesis without an opening one.
		nodes.push(readAlternatives(reader));
		reader.next += tokens[reader.next] === ')' ? 1 : 0;
	}
	return { root: joined('and', nodes), hasSyntax: tokens.some(isSyntax) };
}

/** Whether a query matches, given whether each of its terms matches. */
export function holdsQuery(node: QueryNode, holdsTerm: (term: QueryTerm) => boolean): boolean {
	switch (node.kind) {
		case 'and':
			return node.nodes.every((part) => holdsQuery(part, holdsTerm));
		case 'or':
			return node.nodes.some((part) => holdsQuery(part, holdsTerm));
		case 'not':
			return !holdsQuery(node.node, holdsTerm);
		default:
			return holdsTerm(node);
	}
}

interface Reader {
	tokens: string[];
	next: number;
}

function isSyntax(token: string): boolean {
	return /^(?:AND|OR|NOT|[()]|-.+|.*\*|["'<>].*|[\w.]+:.+)$/.test(token);
}

function joined(kind: 'and' | 'or', nodes: QueryNode[]): QueryNode {
	const [first] = nodes;
	return nodes.length === 1 && first ? first : { kind, nodes };
}

/** AND has a higher precedence than OR. */
function readAlternatives(reader: Reader): QueryNode {
	const alternatives: QueryNode[][] = [[]];
	for (;;) {
		const token = reader.tokens[reader.next];
		if (token === undefined || token === ')') {
			return joined(
				'or',
				alternatives.filter(({ length }) => length > 0).map((nodes) => joined('and', nodes)),
			);
		}
		reader.next += 1;
		if (token === 'OR') {
			alternatives.push([]);
		} else if (token !== 'AND') {
			const node = readNode(token, reader);
			if (node) {
				alternatives.at(-1)?.push(node);
			}
		}
	}
}

function readNode(token: string, reader: Reader): QueryNode | null {
	if (token === '(') {
		const node = readAlternatives(reader);
		reader.next += 1;
		return node;
	}
	if (token === 'NOT') {
		const negated = reader.tokens[reader.next];
		if (negated === undefined || negated === ')') {
			return null;
		}
		reader.next += 1;
		const node = readNode(negated, reader);
		return node && { kind: 'not', node };
	}
	if (token.length > 1 && token.startsWith('-')) {
		return { kind: 'not', node: readTerm(token.slice(1)) };
	}
	return readTerm(token);
}

function readTerm(token: string): QueryTerm {
	const [, field, comparison = '', rest = ''] = /^(?:([\w.]+):)?([<>]=?)?(.*)$/s.exec(token) ?? [];
	const quoted = /^(["'])(.*?)\1?$/s.exec(rest);
	const text = quoted?.[2] ?? rest;
	const prefix = !quoted && text.endsWith('*');
	return {
		kind: 'term',
		field: field?.toLowerCase() ?? null,
		comparison: comparison as QueryTerm['comparison'],
		value: prefix ? text.slice(0, -1) : text,
		prefix,
	};
}
