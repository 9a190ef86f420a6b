/** `look`: no API has it, so a person has to look. */
export type Level = 'ok' | 'look' | 'warning' | 'error';

/** What a check has found. */
export interface Finding {
	/** Name of the check. */
	check: string;
	level: Level;
	what: string;
	/** One sentence; absent where all is well. */
	remedy?: string;
	/** Where the remedy is applied: a page of Shopify's admin, or a file. */
	where?: string;
}

/** A finding of a check that does not repeat its own name. */
export type CheckFinding = Omit<Finding, 'check'>;

export function fine(what: string): CheckFinding {
	return { level: 'ok', what };
}

export function problem(
	level: Exclude<Level, 'ok'>,
	what: string,
	remedy: string,
	where: string,
): CheckFinding {
	return { level, what, remedy, where };
}

const SIGNS: Readonly<Record<Level, string>> = { ok: '✓', look: '→', warning: '!', error: '✗' };

/** The findings as text: a line each, and the remedy of those that need one. */
export function reportText(findings: readonly Finding[]): string {
	const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
	const summary = `${count('ok')} ok, ${count('look')} to look at, ${count('warning')} warnings, ${count('error')} errors`;
	return [...findingLines(findings), '', summary].join('\n');
}

export function findingLines(findings: readonly Finding[]): string[] {
	return findings.flatMap(({ check, level, what, remedy, where }) => [
		`${SIGNS[level]} ${check.padEnd(22)} ${what}`,
		...(remedy ? [`  ${' '.repeat(22)} ${remedy}`, `  ${' '.repeat(22)} ${where}`] : []),
	]);
}
