import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { sendToCollector } from '~/features/reporting/error-collector.server';
import { browserError } from '~/features/reporting/error-report';
import { continueTrace } from '~/features/reporting/trace';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';

/** Scrubs a browser's error and forwards it to the collector. 404 where reporting is off, 422 for an invalid report. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const dsn = context.env.PUBLIC_ERROR_REPORTING_DSN;
	if (dsn === '') return answer(404);
	const body: unknown = await request.json().catch(() => undefined);
	const report = v.safeParse(browserError, body);
	if (!report.success) return answer(422);
	const trace = continueTrace(request.headers.get('traceparent'));
	context.waitUntil(sendToCollector(dsn, { ...report.output, where: 'browser', trace }));
	return answer(204);
}

export function loader(): Response {
	return methodNotAllowed('POST');
}

function answer(status: number): Response {
	return new Response(null, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
