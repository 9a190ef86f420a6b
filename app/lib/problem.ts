/** Why an action was not carried out: what it answers, and what a screen puts into words. */
export interface Problem<Code extends string = string, Field extends string = string> {
	/** A field of the form; absent where the whole form is meant. */
	field?: Field;
	/** Names a message of the feature; absent where only `message` gives the reason. */
	code?: Code;
	/** The platform's own words. */
	message?: string;
}

/**
 * A refusal as a problem of a form.
 * @param codes own codes by the platform's: `'INVALID phone'` at that field only, `'INVALID'` anywhere
 */
export function problemOf<Code extends string, Field extends string>(
	refusal: { code?: string | null; field?: readonly string[] | null; message: string },
	fields: readonly Field[],
	codes: Readonly<Record<string, Code>>,
): Problem<Code, Field> {
	const { code: given = '', message } = refusal;
	const last = refusal.field?.at(-1) ?? '';
	const field = fields.find((name) => name === last);
	const code = codes[`${given} ${last}`] ?? codes[given ?? ''];
	return { ...(field && { field }), ...(code ? { code } : { message }) };
}
