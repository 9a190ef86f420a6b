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
