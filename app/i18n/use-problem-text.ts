import { useTranslation } from 'react-i18next';
import { type ProblemTable, problemText } from './problem-text';

/** Turns the problems of a form into texts. */
export function useProblemText(
	table: ProblemTable,
): (problem: string, values?: Record<string, string | number>) => string {
	const { i18n } = useTranslation();
	return (problem, values) => problemText(i18n, table, problem, undefined, values);
}
