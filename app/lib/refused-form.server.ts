import { data } from '@remix-run/server-runtime';

const refused = new WeakSet<object>();

/**
 * The answer of a form's action; with an error status the page that is rendered again knows that its form was refused.
 * @param context of the request, which the page's loader gets too
 */
export function formAnswer<Answer>(context: object, answer: Answer, status: number) {
	if (status >= 400) refused.add(context);
	return data(answer, { status });
}

export function isFormRefused(context: object): boolean {
	return refused.has(context);
}
