import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { machineAnswer } from '~/features/seo/machine-answer.server';
import { loadOverview } from '~/features/seo/overview.server';
import { wrongMethod } from '~/lib/wrong-method.server';
import { TEXT_PAGE } from './headers.server';

/** `/llms.txt`: what the shop has, for those who read it as text. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	return machineAnswer(context, loadOverview(context), TEXT_PAGE);
}

export function action(): Response {
	return wrongMethod('GET');
}
