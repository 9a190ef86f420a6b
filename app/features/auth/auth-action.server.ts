import type * as v from 'valibot';
import { checkPublicForm } from '~/lib/public-form.server';
import { readForm } from '~/lib/read-form';
import { formResponse } from '~/lib/refused-form.server';
import type { AppContext } from '~/server/context.server';
import { failureOf } from './auth-failure.server';
import { type AuthFormName, type AuthResult, authForms } from './auth-forms';

/**
 * Checks and submits a form. On failure returns its values without passwords and the problems of the schema or the
 * platform (422, 429, 503). On success throws the redirect that `onValid` returns.
 */
export async function submitAuthForm<Name extends AuthFormName>(
	context: AppContext,
	request: Request,
	name: Name,
	onValid: (input: v.InferOutput<(typeof authForms)[Name]>) => Promise<Response>,
) {
	const form = await readForm(request);
	const schema: (typeof authForms)[Name] = authForms[name];
	const publicForm = { schema, limit: name };
	const checked = await checkPublicForm(context, form ?? new FormData(), publicForm);
	const { result } = checked;
	const refuse = (status: number, problems: AuthResult['problems']) => {
		const values = { ...result.values, password: undefined };
		return formResponse<AuthResult>(context, { ...result, values, problems }, status);
	};
	if (!form) return refuse(422, { form: 'invalidRequest' });
	if ('status' in checked) {
		return refuse(
			checked.status,
			checked.isExpired ? { form: 'expired' } : checked.result.problems,
		);
	}
	let redirect: Response;
	try {
		redirect = await onValid(checked.fields);
	} catch (error) {
		const failure = failureOf(error);
		if (!failure) throw error;
		return refuse(failure.status, failure.problems);
	}
	// Not returned: the type of the action's data is that of a failed form.
	throw redirect;
}
