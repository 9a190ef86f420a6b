import type { CatalogueVariant } from '../catalogue/types';
import type { VariantRecord } from '../shop/catalogue-index';
import type { CurrencyCode } from '../shop/markets';
import { divideRounded } from '../shop/money';
import { type Money, money } from './money';

type UnitPrice = NonNullable<CatalogueVariant['unitPrice']>;

/** What one of a unit is in thousandths of its measure's base: M, KG, L, M2. */
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

/** Price of the reference quantity where one of the variant costs `cents`; null without measure. */
export function unitPriceOf(
	{ data }: VariantRecord,
	cents: bigint,
	currency: CurrencyCode,
): Money | null {
	return data.unitPrice ? money(unitPriceCents(cents, data.unitPrice), currency) : null;
}

/** What a variant holds and what its unit price refers to, as `UnitPriceMeasurement`. */
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
