import type * as v from 'valibot';
import { checkForm } from '~/lib/checked-form';
import { honeypotFields } from '~/lib/honeypot';
import { checkHoneypot, issueFormToken } from '~/lib/honeypot.server';
import { readForm } from '~/lib/read-form';
import { formAnswer } from '~/lib/refused-form.server';
import type { AppContext } from '~/server/context.server';
import { failureOf } from './auth-failure.server';
import { type AuthFormName, authForms } from './auth-forms';
import { type AuthAnswer, type AuthProblem, problemsOf } from './auth-problem';

/**
 * Checks and submits a form. On failure returns its values without passwords and the problems of the schema or the
 * platform (422, 429, 503). On success throws the redirect that `work` returns.
 */
export async function answerForm<Name extends AuthFormName>(
	context: AppContext,
	request: Request,
	name: Name,
	work: (input: v.InferOutput<(typeof authForms)[Name]>) => Promise<Response>,
) {
	const form = await readForm(request);
	const { env, limits } = context;
	const secret = env.SESSION_SECRET;
	const refuse = (status: number, formToken: string, ...problems: AuthProblem[]) => {
		const answer: AuthAnswer = { problems, values: typed(form), formToken };
		return formAnswer(context, answer, status);
	};
	if (!form) return refuse(422, await issueFormToken(secret, name), { code: 'INVALID_REQUEST' });
	// A token that is old enough, so that the next try does not have to wait.
	const formToken = String(form.get(honeypotFields.token) ?? '');
	const { fields, problems = {} } = checkForm<(typeof authForms)[Name]>(authForms[name], form);
	if (!fields) return refuse(422, formToken, ...problemsOf(problems));
	const { kind } = await checkHoneypot(form, {
		secret,
		form: name,
		consume: limits.consumeFormToken,
	});
	if (kind !== 'person') {
		const code = kind === 'bot' ? 'TOO_FAST' : 'FORM_EXPIRED';
		return refuse(422, await issueFormToken(secret, name), { code });
	}
	const account = 'email' in fields ? fields.email : undefined;
	if (!(await limits.allow(name, account))) return refuse(429, formToken, { code: 'THROTTLED' });
	try {
		throw await work(fields);
	} catch (error) {
		const failure = failureOf(error);
		if (!failure) throw error;
		return refuse(failure.status, formToken, failure.problem);
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
