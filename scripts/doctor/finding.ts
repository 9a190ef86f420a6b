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

/** What went wrong; a failed request has it in its cause. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? error.cause.message : error.message;
}

const SIGNS: Readonly<Record<Level, string>> = { ok: '✓', look: '→', warning: '!', error: '✗' };

/** The findings as text: a line each, and the remedy of those that need one. */
export function reportText(findings: readonly Finding[]): string {
	const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
	const summary = `ok: ${count('ok')}, to look at: ${count('look')}, warnings: ${count('warning')}, errors: ${count('error')}`;
	return [...findingLines(findings), '', summary].join('\n');
}

/** Findings in a row with the same remedy share it. */
export function findingLines(findings: readonly Finding[]): string[] {
	return findings.flatMap(({ check, level, what, remedy, where }, index) => {
		const next = findings[index + 1];
		const isShared = next?.remedy === remedy && next?.where === where;
		return [
			`${SIGNS[level]} ${check.padEnd(22)} ${what}`,
			...(remedy && !isShared
				? [`  ${' '.repeat(22)} ${remedy}`, `  ${' '.repeat(22)} ${where}`]
				: []),
		];
	});
}
