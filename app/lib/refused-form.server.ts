import { data } from '@remix-run/server-runtime';

const refused = new WeakSet<object>();

/**
 * The response of a form's action. With an error status, the loader of the same request can tell that the form was
 * refused.
 * @param context of the request, which the page's loader gets too
 * @param isRefused whether the form was refused although the status is no error
 */
export function formResponse<Result>(
	context: object,
	result: Result,
	status: number,
	isRefused = false,
) {
	if (isRefused || status >= 400) refused.add(context);
	return data(result, { status });
}

/** Whether the form of this request was refused. */
export function isFormRefused(context: object): boolean {
	return refused.has(context);
}

/**
 * Data that a page shows beside its form. `undefined` if it cannot be loaded and the form was just refused: the form
 * with its values is then shown without that data.
 */
export async function optionalForForm<T>(
	context: object,
	work: Promise<T>,
): Promise<T | undefined> {
	try {
		return await work;
	} catch (error) {
		if (isFormRefused(context) && !(error instanceof Response)) return undefined;
		throw error;
	}
}
