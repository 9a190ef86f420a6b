import type * as v from 'valibot';
import { checkForm, type FieldOf, type FormSchema, typedIn } from '~/lib/checked-form';
import { readForm } from '~/lib/read-form';
import { formAnswer } from '~/lib/refused-form.server';
import type { AppContext } from '~/server/context.server';
import { changeAccount } from './account.server';
import { fieldProblems } from './account-problems.server';
import type { Refusal } from './account-source.server';

/**
 * Checks a posted form of the account and saves its change. Returns `undefined` if it is saved, `'missing'` for an
 * unknown id, else the values and problems of the form (422, 503), to show it again.
 */
export async function answerAccountForm<Schema extends FormSchema>(
	context: AppContext,
	request: Request,
	schema: Schema,
	change: (fields: v.InferOutput<Schema>) => Promise<Refusal<FieldOf<Schema>> | 'missing'>,
) {
	const form = (await readForm(request)) ?? new FormData();
	const values = typedIn(schema, form);
	const { fields, problems = {} } = checkForm(schema, form);
	if (!fields) {
		const answer = { values, problems: fieldProblems(context.locale, problems) };
		return formAnswer(context, answer, 422);
	}
	const failed = await changeAccount(context, request, change(fields));
	if (typeof failed !== 'object') return failed;
	return formAnswer(context, { values, problems: failed.problems }, failed.status);
}
