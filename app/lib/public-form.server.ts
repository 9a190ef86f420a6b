import type * as v from 'valibot';
import {
	checkForm,
	type FieldOf,
	type FormSchema,
	type PublicFormResult,
	readValues,
} from './checked-form';
import { honeypotFields } from './honeypot';
import { checkHoneypot, type HoneypotResult, issueFormToken } from './honeypot.server';

/** What the check needs of the request context. */
interface FormContext<Limit extends string> {
	env: { SESSION_SECRET: string };
	limits: {
		allow(form: Limit, recipient?: string): Promise<boolean>;
		consumeFormToken(id: string): Promise<boolean>;
	};
}

/** A form that anybody may submit. */
interface PublicForm<Schema extends FormSchema, Limit extends string> {
	schema: Schema;
	limit: Limit;
	/** Its name in the token, where it is not that of the limit: `stock 42` for the form of one variant. */
	name?: string;
	now?: number;
}

interface Accepted<Schema extends FormSchema> {
	fields: v.InferOutput<Schema>;
	/** The same for every submission of one rendered form. */
	tokenId: string;
	/** To show the form again, if what follows fails. */
	result: PublicFormResult<FieldOf<Schema>, never>;
}

interface Refused<Schema extends FormSchema> {
	fields?: undefined;
	status: 422 | 429;
	/** Whether the form was open for too long, or submitted too often. */
	isExpired: boolean;
	result: PublicFormResult<FieldOf<Schema>, 'again' | 'throttled'>;
}

/**
 * Checks the fields of a submitted form, then its honeypot and token, then the rate limit, also by its `email`. Only a
 * form with valid fields counts as a use of its token.
 */
export async function checkPublicForm<Schema extends FormSchema, Limit extends string>(
	context: FormContext<Limit>,
	data: FormData,
	form: PublicForm<Schema, NoInfer<Limit>>,
): Promise<Accepted<Schema> | Refused<Schema>> {
	const { env, limits } = context;
	const { schema, limit, name = limit, now } = form;
	const checked = checkForm(schema, data);
	const consume = checked.fields && limits.consumeFormToken;
	const token = { secret: env.SESSION_SECRET, form: name, now, consume };
	const honeypot = await checkHoneypot(data, token);
	const result = await publicFormResult(context, data, form, honeypot);
	const refuse = (status: 422 | 429, problems: Refused<Schema>['result']['problems']) => ({
		status,
		isExpired: honeypot.kind === 'expired',
		result: { ...result, problems },
	});
	if (!checked.fields) return refuse(422, checked.problems);
	if (honeypot.kind !== 'person') return refuse(422, { form: 'again' });
	const { fields } = checked;
	const email = typeof fields.email === 'string' ? fields.email : undefined;
	if (!(await limits.allow(limit, email))) return refuse(429, { form: 'throttled' });
	return { fields, tokenId: honeypot.id, result };
}

/** The values, and the token for the next try: the submitted one while it is valid, because it is old enough. */
export async function publicFormResult<Schema extends FormSchema, Limit extends string>(
	{ env }: FormContext<Limit>,
	data: FormData,
	{ schema, limit, name = limit, now }: PublicForm<Schema, NoInfer<Limit>>,
	checked?: HoneypotResult,
): Promise<PublicFormResult<FieldOf<Schema>, never>> {
	const secret = env.SESSION_SECRET;
	const { kind } = checked ?? (await checkHoneypot(data, { secret, form: name, now }));
	const formToken =
		kind === 'person'
			? String(data.get(honeypotFields.token))
			: await issueFormToken(secret, name, now);
	return { values: readValues(schema, data), formToken };
}
