import * as v from 'valibot';

/** Schema of a form's fields; each check has a message key. */
export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

export type FieldOf<Schema extends FormSchema> = keyof Schema['entries'] & string;

/**
 * What is wrong with a form, from the schema or the platform to the screen: codes by field, or the platform's own
 * messages where it has no code; `form` is for the whole form. `problemText` turns each into a text.
 */
export type Problems<Name extends string = string, FormProblem extends string = string> = {
	[Field in Name]?: string;
} & { form?: FormProblem };

/** Submitted values, to fill the form again. */
export type FormValues<Name extends string = string> = { [Field in Name]: string };

/** What an action returns for a form that is shown again. */
export interface FormResult<Name extends string, FormProblem extends string = string> {
	problems?: Problems<Name, FormProblem>;
	values: FormValues<Name>;
}

/** The same for a form with a honeypot. */
export interface PublicFormResult<Name extends string, FormProblem extends string = string>
	extends FormResult<Name, FormProblem> {
	/** For the next submission. */
	formToken: string;
}

export type CheckedForm<Schema extends FormSchema> =
	| { fields: v.InferOutput<Schema>; problems?: undefined }
	| { fields?: undefined; problems: Problems<FieldOf<Schema>, never> };

/** What mail programs turn into a link: with a scheme, with `www.`, or with a frequent top-level domain. */
const LINK =
	/:\/\/|www\.|[\p{L}\d-]\.(?:com|net|org|info|biz|io|co|uk|eu|de|at|ch|nl|fr|pl|ru|cn|tk|xyz|top|site|online|shop|store|club|live|app|dev|link|click|zip)(?![\p{L}\d-])/iu;

/** Without links and markup, for a text that a mail repeats: the mail must not carry a stranger's message. */
export const withoutLinks = v.check(
	(text: string) => !LINK.test(text) && !/[<>]/.test(text),
	'noLinks',
);

/** Browsers post two characters for a line break, and count one. */
export const lineBreaks = v.transform((text: string) => text.replaceAll('\r\n', '\n'));

/** One line, as text fields have it. */
const oneLine = v.check((text: string) => !/\p{Cc}/u.test(text), 'noLinks');

/** A person's name, which is needed. Messages: `nameMissing`, `tooLong`, `noLinks`. */
export const nameField = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty('nameMissing'),
	v.maxLength(255, 'tooLong'),
	withoutLinks,
	oneLine,
);

/** A short text on one line, which may be empty. Messages: `tooLong`, `noLinks`. */
export const shortField = v.pipe(
	v.string(),
	v.trim(),
	v.maxLength(40, 'tooLong'),
	withoutLinks,
	oneLine,
);

/** An e-mail address, which is needed. Messages: `emailMissing`, `emailWrong`, `tooLong`. */
export const emailField = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty('emailMissing'),
	v.email('emailWrong'),
	v.maxLength(254, 'tooLong'),
);

/** Checks a form in the browser as on the server. A field that was not sent counts as empty, unless it is optional. */
export function checkForm<Schema extends FormSchema>(
	schema: Schema,
	form: FormData,
): CheckedForm<Schema> {
	const sent = Object.entries(readValues(schema, form)).filter(
		([name]) => form.has(name) || schema.entries[name]?.type !== 'optional',
	);
	const result = v.safeParse(schema, Object.fromEntries(sent));
	if (result.success) return { fields: result.output };
	const problems: Problems = {};
	for (const issue of result.issues) {
		const name = issue.path?.[0]?.key;
		if (typeof name === 'string') problems[name] ??= issue.message;
	}
	return { problems: problems as Problems<FieldOf<Schema>, never> };
}

/** Values of the schema's fields; files count as empty. */
export function readValues<Schema extends FormSchema>(
	schema: Schema,
	form: FormData,
): FormValues<FieldOf<Schema>> {
	const entries = Object.keys(schema.entries).map((name) => {
		const value = form.get(name);
		return [name, typeof value === 'string' ? value : ''];
	});
	return Object.fromEntries(entries) as FormValues<FieldOf<Schema>>;
}
