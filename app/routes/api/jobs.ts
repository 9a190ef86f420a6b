import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import { jobResponse } from '~/features/jobs/job-request.server';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';

export function loader(): Response {
	return methodNotAllowed();
}

export function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
	return jobResponse(request, context, params.job ?? '');
}
