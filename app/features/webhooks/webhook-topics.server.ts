import * as v from 'valibot';
import { mailBackInStock } from '~/features/notifications/back-in-stock.server';
import { describeError } from '~/lib/describe-error';
import type { AppContext } from '~/server/context.server';
import { EVERYTHING, type Subject } from '~/shopify/catalogue-changes.server';
import { shortId } from '~/shopify/ids';
import { INVENTORY_ITEM_QUERY } from './inventory-item.queries';
import type { Webhook } from './webhook-request.server';

const MAIL_PAUSE_MS = 10_000;

const resource = v.object({ id: v.number() });
const inventoryLevel = v.object({
	inventory_item_id: v.number(),
	available: v.nullish(v.number()),
});

/**
 * Marks the responses and pages that show the changed resource as outdated. Never fails: a change that cannot be
 * assigned concerns everything.
 */
export async function applyWebhook(context: AppContext, webhook: Webhook): Promise<void> {
	const { changes, env, log } = context;
	const subjects = await changedBy(context, webhook);
	if (!subjects) return log.info('Webhook without effect', { topic: webhook.topic });
	changes.record(subjects);
	log.info('Webhook accepted', { topic: webhook.topic, subjects: subjects.join(' ') });
	await changes.sync(env.SITE_URL);
	if (webhook.topic === 'inventory_levels/update') await mailReturned(context, webhook.payload);
}

/** When mails about returned variants were last sent by this isolate. */
let mailedAt = 0;

/** The scheduled job sends what is left out here, so that each order does not read all requests. */
async function mailReturned(context: AppContext, payload: unknown): Promise<void> {
	const level = v.safeParse(inventoryLevel, payload);
	if (!level.success || (level.output.available ?? 0) <= 0) return;
	if (Date.now() - mailedAt < MAIL_PAUSE_MS) return;
	mailedAt = Date.now();
	try {
		await mailBackInStock(context, false);
	} catch (error) {
		context.log.warn('Stock requests not read', describeError(error));
	}
}

async function changedBy(
	context: AppContext,
	{ topic, payload }: Webhook,
): Promise<Subject[] | undefined> {
	switch (topic) {
		case 'products/update':
		case 'products/delete':
			return [subjectOf('Product', payload)];
		case 'collections/update':
			return [subjectOf('Collection', payload)];
		case 'inventory_levels/update':
			return [await productOfLevel(context, payload)];
		case 'shop/update':
			return [EVERYTHING];
		default:
			return undefined;
	}
}

function subjectOf(type: 'Product' | 'Collection', payload: unknown): Subject {
	const { success, output } = v.safeParse(resource, payload);
	return success ? `${type}/${output.id}` : EVERYTHING;
}

/** Stock belongs to an inventory item, which the Admin API alone knows. */
async function productOfLevel({ shopify, log }: AppContext, payload: unknown): Promise<Subject> {
	const { success, output } = v.safeParse(inventoryLevel, payload);
	if (!success) return EVERYTHING;
	try {
		const { inventoryItem } = await shopify.query(INVENTORY_ITEM_QUERY, {
			api: 'admin',
			variables: { id: `gid://shopify/InventoryItem/${output.inventory_item_id}` },
			cacheable: false,
		});
		const product = inventoryItem?.variant?.product;
		return product ? `Product/${shortId(product.id)}` : EVERYTHING;
	} catch (error) {
		log.warn('Product of a stock change not found', describeError(error));
		return EVERYTHING;
	}
}
