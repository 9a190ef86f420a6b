import { data } from '@remix-run/server-runtime';
import type * as v from 'valibot';
import { checkForm } from '~/lib/checked-form';
import { honeypotFields } from '~/lib/honeypot';
import { checkHoneypot, issueStamp } from '~/lib/honeypot.server';
import { readForm } from '~/lib/read-form';
import type { AppContext } from '~/server/context.server';
import { failureOf } from './auth-failure.server';
import type { AuthSchema } from './auth-forms';
import { type AuthAnswer, type AuthProblem, problemsOf } from './auth-problem';

/**
 * Checks and submits a form. On failure returns its values without passwords and the problems of the schema or the
 * platform (422, 429, 503). On success throws the redirect that `work` returns.
 */
export async function answerForm<Schema extends AuthSchema>(
	context: AppContext,
	request: Request,
	schema: Schema,
	work: (input: v.InferOutput<Schema>) => Promise<Response>,
) {
	const form = await readForm(request);
	const secret = context.env.SESSION_SECRET;
	const refuse = (status: number, stamp: string, ...problems: AuthProblem[]) => {
		const answer: AuthAnswer = { problems, values: typed(form), stamp };
		return data(answer, { status });
	};
	if (!form) return refuse(422, await issueStamp(secret), { code: 'INVALID_REQUEST' });
	// A stamp that is old enough, so that the next try does not have to wait.
	const stamp = String(form.get(honeypotFields.stamp) ?? '');
	const { fields, problems = {} } = checkForm(schema, form);
	if (!fields) return refuse(422, stamp, ...problemsOf(problems));
	const { kind } = await checkHoneypot(form, secret);
	if (kind !== 'person') {
		const code = kind === 'bot' ? 'TOO_FAST' : 'FORM_EXPIRED';
		return refuse(422, await issueStamp(secret), { code });
	}
	try {
		throw await work(fields);
	} catch (error) {
		const failure = failureOf(error);
		if (!failure) throw error;
		return refuse(failure.status, stamp, failure.problem);
	}
}

/** The submitted values that the response may contain. */
function typed(form: FormData | undefined): AuthAnswer['values'] {
	const values: AuthAnswer['values'] = {};
	for (const field of ['email', 'firstName', 'lastName'] as const) {
		const value = form?.get(field);
		if (typeof value === 'string') values[field] = value;
	}
	return values;
}
