import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { sendToCollector } from '~/features/reporting/error-collector.server';
import { jsonReport } from '~/features/reporting/error-report';
import { continueTrace } from '~/features/reporting/trace';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { emptyResponse } from '~/lib/private-response.server';

/** Larger than what `reportEvent` sends. */
const MAX_BODY_BYTES = 16 * 1024;

export function loader(): Response {
	return methodNotAllowed();
}

/**
 * Scrubs a browser's error and forwards it to the collector. 404 where reporting is off, 413 for a large report, 422
 * for an invalid one, 429 for too many.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const dsn = context.env.PUBLIC_ERROR_REPORTING_DSN;
	if (dsn === '') return emptyResponse(404);
	if (!(await context.limits.allow('errorReport'))) return emptyResponse(429);
	if (Number(request.headers.get('Content-Length')) > MAX_BODY_BYTES) return emptyResponse(413);
	const body = await request.text();
	if (body.length > MAX_BODY_BYTES) return emptyResponse(413);
	const report = v.safeParse(jsonReport, body);
	if (!report.success) return emptyResponse(422);
	const trace = continueTrace(request.headers.get('traceparent'));
	context.waitUntil(sendToCollector(dsn, { ...report.output, where: 'browser', trace }));
	return emptyResponse(204);
}
