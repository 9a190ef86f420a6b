import type { CartLineRecord } from '../state/records';
import type { ChangedLines } from './lines';

export interface StockWarning {
	kind: 'notEnough' | 'outOfStock';
	lineId: string;
	/** Quantity that remains in the line. */
	quantity: number;
	variantId: number;
}

export interface ClampedLines {
	lines: CartLineRecord[];
	warnings: StockWarning[];
}

/**
 * Limits quantities to the available stock, for the variants of the changed lines only. `stockFirst` states which
 * lines get the stock first; the others get what remains. A line without stock stays at quantity 0, and every later
 * mutation repeats its warning.
 *
 * @param sellable returns the units that can be bought, `null` for no limit
 */
export function clampToStock(
	{ lines, changedIds, stockFirst }: ChangedLines,
	sellable: (variantId: number) => number | null,
): ClampedLines {
	const quantities = new Map<string, number>();
	const warnings: StockWarning[] = [];
	const changedLines = changedIds.flatMap((id) => lines.find((line) => line.id === id) ?? []);
	const variants = new Set(changedLines.map(({ variantId }) => variantId));
	const others = lines.filter(
		(line) => variants.has(line.variantId) && !changedLines.includes(line),
	);
	const remaining = new Map<number, number>();
	const ordered =
		stockFirst === 'changed' ? [...changedLines, ...others] : [...others, ...changedLines];
	for (const line of ordered) {
		const limit = sellable(line.variantId);
		if (limit === null) {
			continue;
		}
		const stock = remaining.get(line.variantId) ?? limit;
		const quantity = Math.min(line.quantity, stock);
		remaining.set(line.variantId, stock - quantity);
		quantities.set(line.id, quantity);
		if (quantity > 0 && quantity < line.quantity) {
			warnings.push({
				kind: 'notEnough',
				lineId: line.id,
				quantity,
				variantId: line.variantId,
			});
		}
	}
	const clamped = lines.map((line) => ({
		...line,
		quantity: quantities.get(line.id) ?? line.quantity,
	}));
	const soldOut = clamped
		.filter((line) => line.quantity === 0)
		.map(
			({ id, variantId }): StockWarning => ({
				kind: 'outOfStock',
				lineId: id,
				quantity: 0,
				variantId,
			}),
		);
	return { lines: clamped, warnings: [...warnings, ...soldOut] };
}
