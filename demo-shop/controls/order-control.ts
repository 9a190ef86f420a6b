import { randomHex } from '../shop/ids';
import type { Shop } from '../shop/shop';
import type { FulfillmentRecord, OrderRecord } from '../state/records';
import type { Change } from '../state/store';

/** A merchant's change of an order. */
export interface OrderChange {
	orderNumber: number;
	cancel?: NonNullable<OrderRecord['cancelReason']>;
	/** Decimal string: total refund. */
	refund?: string;
	edited?: boolean;
	/** Fulfils what is not yet fulfilled; `quantities` by line in order, all of them by default. */
	fulfil?: { company?: string; number?: string; url?: string; quantities?: number[] };
	/** Number of copies to add, each a minute older than the one before; nothing else is changed. */
	copies?: number;
}

const reasons = ['CUSTOMER', 'DECLINED', 'FRAUD', 'INVENTORY', 'OTHER', 'STAFF'];
const mostCopies = 2000;

/** Parses a change; returns a text where it is invalid. */
export function parseOrderChange(input: unknown): OrderChange | string {
	if (typeof input !== 'object' || input === null) {
		return 'the body is a JSON object {"orderNumber", "cancel", "refund", "edited", "fulfil", "copies"}.';
	}
	const { orderNumber, cancel, refund, edited, fulfil, copies } = input as Record<string, unknown>;
	if (!Number.isSafeInteger(orderNumber)) {
		return '"orderNumber" is the number of an order.';
	}
	if (cancel !== undefined && !reasons.includes(String(cancel))) {
		return `"cancel" is a reason: ${reasons.join(', ')}.`;
	}
	if (refund !== undefined && !/^\d+\.\d\d$/.test(String(refund))) {
		return '"refund" is an amount such as "12.50".';
	}
	if (edited !== undefined && typeof edited !== 'boolean') {
		return '"edited" is true or false.';
	}
	if (fulfil !== undefined && (typeof fulfil !== 'object' || fulfil === null)) {
		return '"fulfil" is an object {"company", "number", "url", "quantities"}.';
	}
	const isCount = Number.isSafeInteger(copies) && Number(copies) > 0;
	if (copies !== undefined && !(isCount && Number(copies) <= mostCopies)) {
		return `"copies" is a number up to ${mostCopies}.`;
	}
	return input as OrderChange;
}

export function changeOrder(order: OrderRecord, change: OrderChange, now: number): Change {
	const { cancel, refund, edited, fulfil } = change;
	const changed: OrderRecord = {
		...order,
		...(cancel === undefined ? {} : { canceledAt: now, cancelReason: cancel }),
		...(refund === undefined ? {} : { refunded: refund }),
		...(edited === undefined ? {} : { edited }),
	};
	return orderRow(fulfil === undefined ? changed : send(changed, fulfil, now));
}

function send(
	order: OrderRecord,
	{ company, number, url, quantities }: NonNullable<OrderChange['fulfil']>,
	now: number,
): OrderRecord {
	const sent = order.fulfillments ?? [];
	const left = order.lines.map(({ quantity }, position) => quantity - sentOf(sent, position));
	const lines = left
		.map((most, position) => ({
			position,
			quantity: quantities ? Math.min(most, quantities[position] ?? 0) : most,
		}))
		.filter(({ quantity }) => quantity > 0);
	const parcel: FulfillmentRecord = {
		sentAt: now,
		trackingCompany: company ?? null,
		trackingNumber: number ?? null,
		trackingUrl: url ?? null,
		lines,
	};
	const fulfillments = [...sent, parcel];
	const isWhole = order.lines.every(
		({ quantity }, position) => sentOf(fulfillments, position) >= quantity,
	);
	return {
		...order,
		fulfillments,
		fulfillmentStatus: isWhole ? 'FULFILLED' : 'PARTIALLY_FULFILLED',
	};
}

function sentOf(fulfillments: readonly FulfillmentRecord[], position: number): number {
	return fulfillments
		.flatMap(({ lines }) => lines)
		.filter((line) => line.position === position)
		.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Copies of an order with their own ids and numbers. */
export function copyOrder(shop: Shop, order: OrderRecord, copies: number): Change[] {
	const firstId = shop.store.nextNumber('order', 1).value;
	const firstNumber = shop.store.nextNumber('orderNumber', 1).value;
	const orders = Array.from({ length: copies }, (_none, index) =>
		orderRow({
			...order,
			id: firstId + index,
			orderNumber: firstNumber + index,
			key: randomHex(32),
			statusToken: randomHex(32),
			processedAt: order.processedAt - (index + 1) * 60_000,
		}),
	);
	return [
		...orders,
		counterRow('order', firstId + copies - 1),
		counterRow('orderNumber', firstNumber + copies - 1),
	];
}

function orderRow(order: OrderRecord): Change {
	return { table: 'orders', key: String(order.id), value: order };
}

function counterRow(name: string, value: number): Change {
	return { table: 'counters', key: name, value: { name, value } };
}
