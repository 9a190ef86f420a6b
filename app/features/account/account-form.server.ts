import type * as v from 'valibot';
import {
	checkForm,
	type FieldOf,
	type FormResult,
	type FormSchema,
	readValues,
} from '~/lib/checked-form';
import { readForm } from '~/lib/read-form';
import { formResponse } from '~/lib/refused-form.server';
import type { AppContext } from '~/server/context.server';
import { changeAccount } from './account.server';
import type { FieldErrors } from './account-source.server';

/**
 * Checks a posted form of the account and saves its change. Returns `undefined` if it is saved, `'missing'` for an
 * unknown id, else the values and problems of the form (422, 503), to show it again.
 */
export async function submitAccountForm<Schema extends FormSchema>(
	context: AppContext,
	request: Request,
	schema: Schema,
	change: (fields: v.InferOutput<Schema>) => Promise<FieldErrors<FieldOf<Schema>> | 'missing'>,
) {
	const form = (await readForm(request)) ?? new FormData();
	const values = readValues(schema, form);
	const { fields, problems = {} } = checkForm(schema, form);
	const outcome = fields
		? await changeAccount(context, request, change(fields))
		: { status: 422, problems };
	if (typeof outcome !== 'object') return outcome;
	const result: FormResult<FieldOf<Schema>> = { values, problems: outcome.problems };
	return formResponse(context, result, outcome.status);
}
