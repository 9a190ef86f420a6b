import type { Finding, Level } from './finding';

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
