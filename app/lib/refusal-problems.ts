import type { Problems } from './checked-form';

/**
 * The platform's refusals as problems of a form: the shop's codes, or the platform's words where there is none.
 * @param codes own codes by the platform's: `'INVALID phone'` at that field only, `'INVALID'` anywhere
 */
export function refusalProblems<Field extends string>(
	refusals: readonly { code?: string | null; field?: readonly string[] | null; message: string }[],
	fields: readonly Field[],
	codes: Readonly<Record<string, string>>,
): Problems<Field> {
	const problems: Problems = {};
	for (const { code, field, message } of refusals) {
		const last = field?.at(-1) ?? '';
		const name = fields.find((field) => field === last) ?? 'form';
		problems[name] ??= codes[`${code} ${last}`] ?? codes[code ?? ''] ?? message;
	}
	return problems as Problems<Field>;
}
