/** A test that a row names. */
export interface NamedTest {
	file: string;
	title: string;
}

/** One behaviour of `docs/behaviour.md`. */
export interface BehaviourRow {
	line: number;
	behaviour: string;
	/** Empty where the row says "not yet". */
	tests: NamedTest[];
}

export interface BehaviourDocument {
	rows: BehaviourRow[];
	problems: string[];
}

const SEPARATOR = /^\|(\s*:?-+:?\s*\|)+$/;
/** `` `file` › "title", "title" ``, as often as needed. */
const REFERENCE = /`([^`]+)` › ("(?:[^"\\]|\\.)*"(?:, "(?:[^"\\]|\\.)*")*)/g;
const TITLE = /"((?:[^"\\]|\\.)*)"/g;

/** Reads every table of the document: `| behaviour | test |`, a test or "not yet". */
export function readBehaviourRows(text: string): BehaviourDocument {
	const rows: BehaviourRow[] = [];
	const problems: string[] = [];
	const lines = text.split('\n');
	for (const [index, line] of lines.entries()) {
		const isHeader = SEPARATOR.test(lines[index + 1] ?? '');
		if (!line.startsWith('|') || SEPARATOR.test(line) || isHeader) continue;
		const cells = cellsOf(line);
		const [behaviour = '', test = ''] = cells;
		const tests = testsOf(test);
		if (cells.length !== 2 || behaviour === '' || !tests) {
			problems.push(
				`${index + 1}: a row is | behaviour | \`file\` › "title" | or | … | not yet |.`,
			);
		} else {
			rows.push({ line: index + 1, behaviour, tests });
		}
	}
	return { rows, problems };
}

function cellsOf(line: string): string[] {
	return line
		.replace(/^\||\|\s*$/g, '')
		.split(/(?<!\\)\|/)
		.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** The tests of a cell, none for "not yet", `undefined` where it says anything else. */
function testsOf(cell: string): NamedTest[] | undefined {
	if (cell === 'not yet') return [];
	const tests = [...cell.matchAll(REFERENCE)].flatMap(([, file = '', titles = '']) =>
		[...titles.matchAll(TITLE)].map(([, title = '']) => ({
			file,
			title: title.replaceAll('\\"', '"'),
		})),
	);
	const rest = cell.replace(REFERENCE, '').replaceAll(/[;\s]/g, '');
	return tests.length > 0 && rest === '' ? tests : undefined;
}
