import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import { answerJob } from '~/features/jobs/job-request.server';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';

export function loader(): Response {
	return methodNotAllowed();
}

export function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
	return answerJob(request, context, params.job ?? '');
}
