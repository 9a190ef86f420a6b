import type { IncomingMessage, ServerResponse } from 'node:http';
import { keptSigningKey } from '../accounts/signing-key';
import type { AppTokens } from '../admin/app-tokens';
import type { CostBucket } from '../admin/cost-bucket';
import { BodyTooLargeError, readBody, sendJson } from '../http/responses';
import { sendPage } from '../pages/page';
import { defaultLimits, type Limits, limitedOperations } from '../shop/attempt-limits';
import { integerOf } from '../shop/ids';
import { refreshPrices } from '../shop/prices';
import type { Shop } from '../shop/shop';
import { stockChange, stockOf } from '../shop/stock';
import { seedChanges } from '../state/seed';
import { notifyInventoryLevelUpdate } from '../webhooks/notifications';
import { type FaultRules, parseFaultRules } from './fault-rules';
import { mailAsJson, mailboxPage, mails } from './mailbox';
import { changeOrder, copyOrder, parseOrderChange } from './order-control';
import type { RequestLog } from './request-log';

export interface Controls {
	shop: Shop;
	faults: FaultRules;
	requests: RequestLog;
	/** Rate limit of the Admin API. */
	bucket: CostBucket;
	/** Tokens of the Admin API. */
	appTokens: AppTokens;
	/** Folder of the state; null when it is in memory only. */
	stateFolder: string | null;
}

/** Response of a control. */
interface Outcome {
	status: number;
	body: unknown;
}

type Handler = (controls: Controls, body: string) => Outcome;

const done: Outcome = { status: 200, body: { ok: true } };

const handlers: Record<string, Partial<Record<string, Handler>>> = {
	health: { GET: ({ stateFolder }) => ok({ status: 'ok', stateFolder }) },
	reset: {
		POST: ({ shop, faults, requests, bucket, appTokens }) => {
			faults.pending.cancelAll();
			shop.webhooks.cancelAll();
			shop.store.replace([...seedChanges(shop), ...keptSigningKey(shop)]);
			refreshPrices(shop);
			faults.replace([]);
			shop.limits.replace({});
			bucket.reset();
			appTokens.revoke();
			requests.clear();
			return done;
		},
	},
	'admin-tokens': {
		DELETE: ({ appTokens }) => {
			appTokens.revoke();
			return done;
		},
	},
	// As in a new shop; a reset restores them.
	definitions: {
		DELETE: ({ shop }) => {
			shop.store.commit(
				(['metafieldDefinitions', 'metaobjectDefinitions'] as const).flatMap((table) =>
					shop.store.keys(table).map((key) => ({ table, key, value: null })),
				),
			);
			return done;
		},
	},
	requests: {
		GET: ({ requests }) => ok({ requests: requests.entries }),
		DELETE: ({ requests }) => {
			requests.clear();
			return done;
		},
	},
	faults: {
		GET: ({ faults }) => ok({ rules: faults.rules }),
		PUT: ({ faults }, body) => {
			const input = parseJson(body);
			const rules = input === undefined ? 'the body is not JSON.' : parseFaultRules(input);
			if (typeof rules === 'string') {
				return refused(rules);
			}
			faults.replace(rules);
			return ok({ rules: faults.rules });
		},
		DELETE: ({ faults }) => {
			faults.replace([]);
			return done;
		},
	},
	mailbox: {
		GET: ({ shop }) => ok({ mails: mails(shop).map(mailAsJson) }),
		DELETE: ({ shop }) => {
			shop.store.commit(
				mails(shop).map(({ id }) => ({ table: 'mails', key: String(id), value: null })),
			);
			return done;
		},
	},
	limits: {
		GET: ({ shop }) => ok({ limits: shop.limits.limits }),
		PUT: ({ shop }, body) => setLimits(shop, parseJson(body)),
		DELETE: ({ shop }) => {
			shop.limits.replace({});
			return done;
		},
	},
	orders: { POST: ({ shop }, body) => changeOrders(shop, parseJson(body)) },
	stock: { POST: ({ shop }, body) => setStock(shop, parseJson(body)) },
};

/** Handles `/__demo/<name>`: the controls for tests and developers. */
export async function handleControls(
	controls: Controls,
	request: IncomingMessage,
	response: ServerResponse,
	name: string,
): Promise<void> {
	const methods = handlers[name];
	const handler = methods?.[request.method ?? ''];
	if (!methods) {
		const names = Object.keys(handlers).join(', ');
		sendJson(response, 404, { error: `There is no control "${name}"; there are ${names}.` });
		return;
	}
	if (!handler) {
		const allowed = Object.keys(methods).join(', ');
		const error = `/__demo/${name} takes ${allowed}.`;
		sendJson(response, 405, { error }, { Allow: allowed });
		return;
	}
	if (name === 'mailbox' && request.method === 'GET' && wantsPage(request)) {
		sendPage(response, mailboxPage(controls.shop));
		return;
	}
	try {
		const outcome = handler(controls, await readBody(request, 1024 * 1024));
		sendJson(response, outcome.status, outcome.body);
	} catch (error) {
		if (!(error instanceof BodyTooLargeError)) {
			throw error;
		}
		sendJson(response, 413, { error: error.message });
	}
}

function wantsPage(request: IncomingMessage): boolean {
	return (request.headers.accept ?? '').includes('text/html');
}

function ok(body: unknown): Outcome {
	return { status: 200, body };
}

function refused(error: string): Outcome {
	return { status: 400, body: { error } };
}

/** Undefined for a text that is not JSON. */
function parseJson(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}

/** Sets the stock of a variant, as a merchant would: `{variantId, stock}`. */
function setStock(shop: Shop, input: unknown): Outcome {
	if (typeof input !== 'object' || input === null) {
		return refused('the body is a JSON object {"variantId", "stock"}.');
	}
	const { variantId, stock } = input as Record<string, unknown>;
	const id = typeof variantId === 'string' ? integerOf('ProductVariant', variantId) : variantId;
	const variant = typeof id === 'number' ? shop.catalogue.variantById.get(id) : undefined;
	if (!variant) {
		return refused('"variantId" is the global id or the integer of a variant.');
	}
	if (stock !== null && !Number.isSafeInteger(stock)) {
		return refused('"stock" is a whole number, or null for a variant that does not track stock.');
	}
	shop.store.commit([stockChange(variant.data.id, stock as number | null)]);
	notifyInventoryLevelUpdate(shop, variant);
	return ok({ variantId: variant.data.id, stock: stockOf(shop, variant) });
}

/** Sets the rate limits of one buyer and resets the counts: `{customerCreate: 2, …}`. */
function setLimits(shop: Shop, input: unknown): Outcome {
	const entries = typeof input === 'object' && input !== null ? Object.entries(input) : null;
	const isGood = entries?.every(
		([name, limit]) => name in defaultLimits && Number.isSafeInteger(limit) && limit >= 0,
	);
	if (!isGood) {
		return refused(
			`the body is a JSON object with attempts an hour for ${limitedOperations.join(', ')}.`,
		);
	}
	shop.limits.replace(input as Partial<Limits>);
	return ok({ limits: shop.limits.limits });
}

/** Changes an order as a merchant would, or adds copies of it. */
function changeOrders(shop: Shop, input: unknown): Outcome {
	const change = parseOrderChange(input);
	if (typeof change === 'string') {
		return refused(change);
	}
	const order = shop.store.all('orders').find((one) => one.orderNumber === change.orderNumber);
	if (!order) {
		return refused(`there is no order ${change.orderNumber}.`);
	}
	shop.store.commit(
		change.copies === undefined
			? [changeOrder(order, change, shop.clock())]
			: copyOrder(shop, order, change.copies),
	);
	return done;
}
