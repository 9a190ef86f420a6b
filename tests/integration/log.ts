import { beforeEach, vi } from 'vitest';

export interface LoggedLine {
	level: string;
	message: string;
}

/** The shop's log during a test, not printed; emptied before each test. */
export function useLog(): LoggedLine[] {
	const lines: LoggedLine[] = [];
	beforeEach(() => {
		lines.length = 0;
		for (const level of ['info', 'warn', 'error'] as const) {
			vi.spyOn(console, level).mockImplementation((line: string) => {
				if (line.startsWith('{')) lines.push(JSON.parse(line));
			});
		}
		return () => vi.restoreAllMocks();
	});
	return lines;
}
