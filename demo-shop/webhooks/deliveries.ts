import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '../shop/clock';
import type { Store } from '../state/store';

/** Shopify waits so long for a response. */
const timeoutMs = 5_000;
/** Repeats of a failed delivery. Assumed: their times; the platform spreads them over four hours. */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000];

export interface WebhookSender {
	store: Store;
	clock: Clock;
	/** Host of the shop, in `X-Shopify-Shop-Domain`. */
	domain: string;
	/** Secret of the app, which signs the body. */
	secret: string;
}

/** Sends webhooks to the subscribed URLs. */
export class WebhookDeliveries {
	#sender: WebhookSender;
	#timers = new Set<NodeJS.Timeout>();
	/** Aborts the deliveries under way. */
	#abort = new AbortController();

	constructor(sender: WebhookSender) {
		this.#sender = sender;
	}

	/** Sends a payload to all subscriptions of a topic such as `products/update`. */
	notify(topic: string, payload: Record<string, unknown>): void {
		const name = topic.toUpperCase().replace('/', '_');
		const event = randomUUID();
		for (const subscription of this.#sender.store.all('webhookSubscriptions')) {
			if (subscription.topic !== name) continue;
			const { includeFields, uri } = subscription;
			const fields = Object.entries(payload).filter(
				([field]) => includeFields.length === 0 || includeFields.includes(field),
			);
			const body = JSON.stringify(Object.fromEntries(fields));
			const { secret, domain, clock } = this.#sender;
			const headers = {
				'Content-Type': 'application/json',
				'User-Agent': 'Shopify-Captain-Hook',
				'X-Shopify-API-Version': '2026-04',
				'X-Shopify-Event-Id': event,
				'X-Shopify-Hmac-Sha256': createHmac('sha256', secret).update(body).digest('base64'),
				'X-Shopify-Shop-Domain': domain,
				'X-Shopify-Topic': topic,
				'X-Shopify-Triggered-At': new Date(clock()).toISOString(),
				'X-Shopify-Webhook-Id': randomUUID(),
			};
			void this.#deliver(uri, { method: 'POST', headers, body }, pausesMs);
		}
	}

	/** Ends all deliveries, before a reset or the shop's end. */
	cancelAll(): void {
		for (const timer of this.#timers) clearTimeout(timer);
		this.#timers.clear();
		this.#abort.abort();
		this.#abort = new AbortController();
	}

	async #deliver(uri: string, init: RequestInit, [pause, ...rest]: number[]): Promise<void> {
		const { signal: cancelled } = this.#abort;
		try {
			const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), cancelled]);
			const response = await fetch(uri, { ...init, redirect: 'manual', signal });
			await response.body?.cancel();
			if (response.ok) return;
		} catch {
			// Counts as failed, like any response but 2xx.
		}
		if (pause === undefined || cancelled.aborted) return;
		const timer = setTimeout(() => {
			this.#timers.delete(timer);
			void this.#deliver(uri, init, rest);
		}, pause);
		this.#timers.add(timer.unref());
	}
}
