import * as v from 'valibot';

/** Schema of a form's fields; each check has a message key. */
export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

export type FieldOf<Schema extends FormSchema> = keyof Schema['entries'] & string;

/** Message keys by field, the first of each. */
export type Problems<Name extends string = string> = { [Field in Name]?: string };

/** Submitted values, to fill the form again. */
export type Typed<Name extends string = string> = { [Field in Name]: string };

export type CheckedForm<Schema extends FormSchema> =
	| { fields: v.InferOutput<Schema>; problems?: undefined }
	| { fields?: undefined; problems: Problems<FieldOf<Schema>> };

/** A person's name, which is needed. Messages: `nameMissing`, `tooLong`. */
export const nameField = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty('nameMissing'),
	v.maxLength(255, 'tooLong'),
);

/** An e-mail address, which is needed. Messages: `emailMissing`, `emailWrong`, `tooLong`. */
export const emailField = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty('emailMissing'),
	v.email('emailWrong'),
	v.maxLength(254, 'tooLong'),
);

/** Checks a form in the browser as on the server. A field that was not sent counts as empty. */
export function checkForm<Schema extends FormSchema>(
	schema: Schema,
	form: FormData,
): CheckedForm<Schema> {
	const result = v.safeParse(schema, typedIn(schema, form));
	if (result.success) return { fields: result.output };
	const problems: Problems<FieldOf<Schema>> = {};
	for (const issue of result.issues) {
		const name = issue.path?.[0]?.key as FieldOf<Schema> | undefined;
		if (name) problems[name] ??= issue.message;
	}
	return { problems };
}

/** Values of the schema's fields; files count as empty. */
export function typedIn<Schema extends FormSchema>(
	schema: Schema,
	form: FormData,
): Typed<FieldOf<Schema>> {
	const entries = Object.keys(schema.entries).map((name) => {
		const value = form.get(name);
		return [name, typeof value === 'string' ? value : ''];
	});
	return Object.fromEntries(entries) as Typed<FieldOf<Schema>>;
}
