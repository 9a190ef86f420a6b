import { createExpiringCache, type ExpiringCache } from '~/lib/expiring-cache';
import type { Log } from '~/lib/log';
import { listSecrets } from '~/lib/secrets.server';

export interface WebhookSettings {
	/** The secrets that Shopify may sign with, separated by commas; empty: there is no endpoint. */
	WEBHOOK_SECRETS: string;
	storeOrigin: string;
}

export interface Webhook {
	/** E.g. `products/update`. */
	topic: string;
	/** JSON of the changed resource, as the Admin API's REST version has it. */
	payload: unknown;
}

/** Shopify repeats a delivery without a response eight times within four hours, with the same id. */
const REPEATED_MS = 5 * 60 * 60_000;
const MAX_IDS = 2_000;

/** Ids of the webhooks that this isolate has processed. */
export type ProcessedWebhooks = ExpiringCache<true>;

export function createProcessedWebhooks(now?: () => number): ProcessedWebhooks {
	return createExpiringCache({ maxEntries: MAX_IDS, lifeMs: REPEATED_MS, now });
}

const isolateProcessed = createProcessedWebhooks();

/**
 * A webhook of the shop, or the status to respond with instead: 404 where no secret is set, 401 for a wrong signature or
 * another shop, 400 for a signed body that is no JSON, 200 for a repeated delivery.
 */
export async function readWebhook(
	request: Request,
	{ WEBHOOK_SECRETS, storeOrigin }: WebhookSettings,
	log: Log,
	processed: ProcessedWebhooks = isolateProcessed,
): Promise<Webhook | number> {
	if (WEBHOOK_SECRETS === '') return 404;
	const { headers } = request;
	const body = await request.arrayBuffer();
	const topic = headers.get('X-Shopify-Topic') ?? '';
	const refuse = (status: number, reason: string) => {
		log.warn('Webhook refused', { reason });
		return status;
	};
	const signature = bytesOf(headers.get('X-Shopify-Hmac-Sha256') ?? '');
	if (!signature || !(await isSigned(listSecrets(WEBHOOK_SECRETS), signature, body))) {
		return refuse(401, 'signature');
	}
	if (headers.get('X-Shopify-Shop-Domain') !== new URL(storeOrigin).host) {
		return refuse(401, 'shop domain');
	}
	const id = headers.get('X-Shopify-Webhook-Id') ?? '';
	if (processed.get(id)) return 200;
	try {
		const payload: unknown = JSON.parse(new TextDecoder().decode(body));
		if (id) processed.set(id, true);
		return { topic, payload };
	} catch {
		return refuse(400, 'no JSON');
	}
}

/** Compared in constant time. */
async function isSigned(
	secrets: readonly string[],
	signature: Uint8Array<ArrayBuffer>,
	body: ArrayBuffer,
): Promise<boolean> {
	const algorithm = { name: 'HMAC', hash: 'SHA-256' };
	for (const secret of secrets) {
		const bytes = new TextEncoder().encode(secret);
		const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
		if (await crypto.subtle.verify('HMAC', key, signature, body)) return true;
	}
	return false;
}

/** Of 32 bytes in base64. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
	if (!/^[\w+/]{43}=$/.test(text)) return undefined;
	return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
