import type { OutgoingMessage } from '~/features/mail/message-transport.server';
import {
	canSendMessages,
	MessageNotSent,
	sendMessage,
} from '~/features/mail/outgoing-messages.server';
import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import { type Locale, localeCodes } from '~/i18n/locales';
import { postalAddress } from '~/i18n/postal-address';
import { chunk } from '~/lib/chunk';
import { describeError } from '~/lib/describe-error';
import { shortHash } from '~/lib/short-hash.server';
import type { AppContext } from '~/server/context.server';
import { MAX_NODE_IDS } from '~/shopify/ids';
import { company, productPath } from '~/site';
import type { RequestedVariant } from './requested-variant';
import { loadRequestedVariants } from './requested-variants.server';
import { nameOf } from './stock-request-form';
import {
	addressOf,
	readStockRequests,
	removeStockRequest,
	type StoredStockRequest,
} from './stock-requests.server';

/** Limit of one run: an edge limits the requests that a worker may send. */
const MAX_MAILS = 100;
/** After this many failures the mail provider counts as down. */
const MAX_FAILURES = 3;
/** A request is deleted after this time, with its address. */
const LIFE_MS = 365 * 24 * 60 * 60_000;

export interface BackInStockRun {
	/** Number of all requests. */
	requests: number;
	/** Number of requests whose variant is back in stock. */
	due: number;
	sent: number;
	failed: number;
	/** Removed without a mail: taken back by the customer, or older than a year. */
	dropped: number;
}

/** An edge may cancel a run, which then never ends. After this time it no longer blocks the next one. */
const LONGEST_RUN_MS = 5 * 60_000;

/** Start of this isolate's run. A second run at the same time would mail the same requests. */
let runningSince = Number.NEGATIVE_INFINITY;

/**
 * Mails each request whose variant can be bought again, once, in its language, and removes it. A request whose mail
 * fails stays for the next run; its message has the same key then, so that it is not mailed twice.
 * @throws ShopifyError if the platform cannot be reached
 */
export async function mailBackInStock(
	context: AppContext,
	isDryRun: boolean,
	now = Date.now(),
): Promise<BackInStockRun> {
	const run: BackInStockRun = { requests: 0, due: 0, sent: 0, failed: 0, dropped: 0 };
	if (now - runningSince < LONGEST_RUN_MS || !canSendMessages(context.env)) return run;
	runningSince = now;
	try {
		const requests = await readStockRequests(context);
		run.requests = requests.length;
		for (const language of localeCodes) {
			const own = requests.filter((request) => request.language === language);
			await mailIn(context, { run, isDryRun, now, language, requests: own });
		}
	} finally {
		runningSince = Number.NEGATIVE_INFINITY;
	}
	const { log } = context;
	if (run.due + run.dropped > 0) log.info('Back in stock mailed', { ...run, isDryRun });
	return run;
}

interface Part {
	run: BackInStockRun;
	isDryRun: boolean;
	now: number;
	language: Locale;
	requests: StoredStockRequest[];
}

async function mailIn(context: AppContext, part: Part): Promise<void> {
	const { run, isDryRun, now, language, requests } = part;
	const variants = await availableVariants(context, language, requests);
	for (const request of requests) {
		const isOld = now - Date.parse(request.since) > LIFE_MS;
		const variant = isOld ? undefined : variants.get(request.variantId);
		if (variant) run.due += 1;
		if (isDryRun || !(variant || isOld)) continue;
		if (run.sent >= MAX_MAILS || run.failed >= MAX_FAILURES) return;
		run[await handleRequest(context, request, variant)] += 1;
	}
}

/** Mails a request, or drops one without a variant, and removes it. */
async function handleRequest(
	context: AppContext,
	request: StoredStockRequest,
	variant: RequestedVariant | undefined,
): Promise<'sent' | 'dropped' | 'failed'> {
	try {
		const to = variant && (await addressOf(context, request));
		if (to) await mail(context, request, variant, to);
		await removeStockRequest(context, request);
		return to ? 'sent' : 'dropped';
	} catch (error) {
		// A mail's failure is logged where it was sent.
		if (!(error instanceof MessageNotSent)) {
			context.log.error('Stock request failed', describeError(error));
		}
		return 'failed';
	}
}

/** The variants that are in stock, by the integers of their ids, with their names in this language. */
async function availableVariants(
	context: AppContext,
	language: Locale,
	requests: readonly StoredStockRequest[],
): Promise<Map<string, RequestedVariant>> {
	const ids = [...new Set(requests.map(({ variantId }) => variantId))];
	const variants: RequestedVariant[] = [];
	for (const some of chunk(ids, MAX_NODE_IDS)) {
		// A limit for each call: the mails of another language may have used up the time of the request.
		const options = { locale: language, timeLimit: 'call' } as const;
		variants.push(...(await loadRequestedVariants(context, some, options)));
	}
	return new Map(
		variants.filter(({ available }) => available).map((variant) => [variant.id, variant]),
	);
}

async function mail(
	{ env, log }: AppContext,
	{ id, since, language }: StoredStockRequest,
	variant: RequestedVariant,
	to: string,
): Promise<void> {
	const idempotencyKey = `${await shortHash(id, since)}-back-in-stock`;
	await sendMessage(env, backInStockEmail(env.SITE_URL, language, variant, to), {
		log,
		idempotencyKey,
	});
}

function backInStockEmail(
	siteUrl: string,
	language: Locale,
	variant: RequestedVariant,
	to: string,
): OutgoingMessage {
	const t = translator(language);
	const name = nameOf(variant);
	const path = canonicalPath(language, productPath(variant.handle));
	return {
		kind: 'back-in-stock',
		to,
		subject: t('stock:emails.backSubject', { name }),
		text: [
			t('stock:emails.greeting'),
			'',
			t('stock:emails.back', { name }),
			'',
			`${siteUrl}${path}?variant=${variant.id}`,
			'',
			t('stock:emails.once'),
			'',
			...postalAddress(company, language),
		].join('\n'),
		language,
	};
}
