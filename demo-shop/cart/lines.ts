import { randomUUID } from 'node:crypto';
import type { Attribute, CartLineRecord } from '../state/records';

/** Lines after a change, and the ids of the changed ones, in the order of the request. */
export interface ChangedLines {
	lines: CartLineRecord[];
	changedIds: string[];
	/** Which lines of a variant take from its stock first: the changed ones or all others. */
	stockFirst: 'changed' | 'others';
}

export interface LineToAdd {
	variantId: number;
	quantity: number;
	attributes: Attribute[];
	sellingPlanId?: number | undefined;
}

export interface LineToUpdate {
	id: string;
	variantId: number;
	/** Null for a one-time purchase. */
	sellingPlanId: number | null;
	quantity?: number;
	attributes?: Attribute[];
}

/** One attribute for each key: the first one's position, the last one's value. */
export function uniqueAttributes(attributes: readonly Attribute[]): Attribute[] {
	const values = new Map<string, string>();
	for (const { key, value } of attributes) {
		values.set(key, value);
	}
	return [...values].map(([key, value]) => ({ key, value }));
}

/**
 * Adds lines in turn: the same merchandise, plan and attributes merge into their line, others are put first. Lines that
 * the cart has already keep their stock.
 */
export function addLines(
	lines: readonly CartLineRecord[],
	additions: readonly LineToAdd[],
): ChangedLines {
	let result = [...lines];
	const changedIds: string[] = [];
	for (const addition of additions) {
		if (addition.quantity === 0) {
			continue;
		}
		const attributes = uniqueAttributes(addition.attributes);
		const same = result.find((line) => isSameItem(line, { ...addition, attributes }));
		if (same) {
			result = result.map((line) =>
				line === same ? { ...line, quantity: line.quantity + addition.quantity } : line,
			);
			changedIds.push(same.id);
		} else {
			const line: CartLineRecord = { id: randomUUID(), ...addition, attributes };
			result = [line, ...result];
			changedIds.push(line.id);
		}
	}
	return { lines: result, changedIds: [...new Set(changedIds)], stockFirst: 'others' };
}

/**
 * Updates lines in turn; quantity 0 removes. Assumed: a line that becomes equal to another takes over
 * its quantity.
 */
export function updateLines(
	lines: readonly CartLineRecord[],
	updates: readonly LineToUpdate[],
): ChangedLines {
	let result = [...lines];
	const changedIds: string[] = [];
	for (const update of updates) {
		const line = result.find(({ id }) => id === update.id);
		if (!line) {
			continue;
		}
		if (update.quantity === 0) {
			result = result.filter((other) => other !== line);
			continue;
		}
		const changed: CartLineRecord = {
			id: line.id,
			variantId: update.variantId,
			quantity: update.quantity ?? line.quantity,
			attributes: update.attributes ? uniqueAttributes(update.attributes) : line.attributes,
			sellingPlanId: update.sellingPlanId ?? undefined,
		};
		const same = result.find((other) => other !== line && isSameItem(other, changed));
		result = result
			.filter((other) => other !== same)
			.map((other) =>
				other === line ? { ...changed, quantity: changed.quantity + (same?.quantity ?? 0) } : other,
			);
		changedIds.push(line.id);
	}
	return { lines: result, changedIds: [...new Set(changedIds)], stockFirst: 'changed' };
}

function isSameItem(
	a: Pick<CartLineRecord, 'variantId' | 'attributes' | 'sellingPlanId'>,
	b: Pick<CartLineRecord, 'variantId' | 'attributes' | 'sellingPlanId'>,
): boolean {
	return (
		a.variantId === b.variantId &&
		a.sellingPlanId === b.sellingPlanId &&
		a.attributes.length === b.attributes.length &&
		a.attributes.every(({ key, value }) =>
			b.attributes.some((other) => other.key === key && other.value === value),
		)
	);
}
