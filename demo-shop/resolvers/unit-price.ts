import type { CatalogueVariant } from '../catalogue/types';
import type { VariantRecord } from '../shop/catalogue-index';
import type { CurrencyCode } from '../shop/markets';
import { divideRounded } from '../shop/money';
import { type Money, money } from './money';

type UnitPrice = NonNullable<CatalogueVariant['unitPrice']>;

/** A unit in thousandths of its base unit: M, KG, L, M2. */
const unitInThousandths: Record<UnitPrice['unit'], bigint> = {
	M: 1000n,
	CM: 10n,
	KG: 1000n,
	G: 1n,
	L: 1000n,
	ML: 1n,
	M2: 1000n,
};

const measuredTypes: Record<UnitPrice['referenceUnit'], string> = {
	M: 'LENGTH',
	KG: 'WEIGHT',
	L: 'VOLUME',
	M2: 'AREA',
};

/** Cents for the reference quantity, e.g. for 1 m of a 2.5 m cable; rounded half up. */
function unitPriceCents(cents: bigint, unitPrice: UnitPrice): bigint {
	const quantity =
		BigInt(Math.round(unitPrice.quantity * 1000)) * unitInThousandths[unitPrice.unit];
	const reference = BigInt(unitPrice.reference * 1000) * unitInThousandths[unitPrice.referenceUnit];
	return divideRounded(cents * reference, quantity);
}

/** Unit price of a variant that costs `cents`; null without measurement. */
export function unitPriceOf(
	{ data }: VariantRecord,
	cents: bigint,
	currency: CurrencyCode,
): Money | null {
	return data.unitPrice ? money(unitPriceCents(cents, data.unitPrice), currency) : null;
}

/** A variant's `UnitPriceMeasurement`. */
export function unitPriceMeasurement({ data: { unitPrice } }: VariantRecord) {
	return unitPrice
		? {
				measuredType: measuredTypes[unitPrice.referenceUnit],
				quantityUnit: unitPrice.unit,
				quantityValue: unitPrice.quantity,
				referenceUnit: unitPrice.referenceUnit,
				referenceValue: unitPrice.reference,
			}
		: null;
}
