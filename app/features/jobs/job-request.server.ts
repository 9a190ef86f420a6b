import { describeError } from '~/lib/describe-error';
import { jsonResponse } from '~/lib/private-response.server';
import type { AppContext } from '~/server/context.server';
import { jobs } from './jobs.server';

/**
 * Runs a job for an external scheduler: `POST /api/jobs/{name}` with `Authorization: Bearer {JOBS_SECRET}`; `?dry-run`
 * changes nothing. 404 where no secret is set and for an unknown name, 401 for another secret, 500 where the job failed.
 */
export async function jobResponse(
	request: Request,
	context: AppContext,
	name: string,
): Promise<Response> {
	const { env, log } = context;
	const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
	if (env.JOBS_SECRET === '' || !job) return jsonResponse(404, { error: 'There is no such job.' });
	const given = request.headers.get('Authorization') ?? '';
	if (!(await isEqual(given, `Bearer ${env.JOBS_SECRET}`))) {
		return jsonResponse(401, { error: 'Send the header Authorization: Bearer {JOBS_SECRET}.' });
	}
	try {
		const isDryRun = new URLSearchParams(context.search).has('dry-run');
		return jsonResponse(200, { isDryRun, ...(await job.run(context, isDryRun)) });
	} catch (error) {
		log.error('Job failed', { job: name, ...describeError(error) });
		return jsonResponse(500, { error: describeError(error).error });
	}
}

/** Compares texts in constant time. */
async function isEqual(a: string, b: string): Promise<boolean> {
	const digest = async (text: string) =>
		new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	const [left, right] = [await digest(a), await digest(b)];
	return left.reduce((difference, byte, at) => difference | (byte ^ (right[at] ?? 0)), 0) === 0;
}
