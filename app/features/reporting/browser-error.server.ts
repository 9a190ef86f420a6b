import * as v from 'valibot';
import type { AppContext } from '~/server/context.server';
import { sendToCollector } from './error-collector.server';
import { jsonReport } from './error-report';
import { continueTrace } from './trace';

/** Larger than what `reportEvent` sends. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * Scrubs a browser's error and forwards it to the collector. Returns the status of the response: 404 where reporting is
 * off, 413 for a large report, 422 for an invalid one, 429 for too many.
 */
export async function forwardBrowserError(
	context: AppContext,
	request: Request,
): Promise<204 | 404 | 413 | 422 | 429> {
	const dsn = context.env.PUBLIC_ERROR_REPORTING_DSN;
	if (dsn === '') return 404;
	if (!(await context.limits.allow('errorReport'))) return 429;
	if (Number(request.headers.get('Content-Length')) > MAX_BODY_BYTES) return 413;
	const body = await request.text();
	if (body.length > MAX_BODY_BYTES) return 413;
	const report = v.safeParse(jsonReport, body);
	if (!report.success) return 422;
	const trace = continueTrace(request.headers.get('traceparent'));
	context.waitUntil(sendToCollector(dsn, { ...report.output, where: 'browser', trace }));
	return 204;
}
