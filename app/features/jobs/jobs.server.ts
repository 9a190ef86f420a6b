import { mailBackInStock } from '~/features/notifications/back-in-stock.server';
import { updateLowestPrices } from '~/features/price-history/lowest-prices.server';
import { describeError } from '~/lib/describe-error';
import type { AppContext } from '~/server/context.server';

interface Job {
	/** As in `wrangler.jsonc`. */
	cron: string;
	/** @param isDryRun changes nothing; the result says what would be done */
	run(context: AppContext, isDryRun: boolean): Promise<object>;
}

/** What is done regularly, by the name in `/api/jobs/{name}`. */
export const jobs: Readonly<Record<string, Job>> = {
	'back-in-stock': { cron: '*/15 * * * *', run: mailBackInStock },
	prices: { cron: '7 * * * *', run: updateLowestPrices },
};

/** Runs the jobs of a cron expression. Throws where one has failed, so that the edge counts it. */
export async function runScheduled(context: AppContext, cron: string): Promise<void> {
	for (const [job, { run }] of Object.entries(jobs).filter(([, known]) => known.cron === cron)) {
		try {
			await run(context, false);
		} catch (error) {
			context.log.error('Job failed', { job, ...describeError(error) });
			context.reportError(error);
			throw error;
		}
	}
}
