import type { CatalogueVariant } from '../catalogue/types';
import type { VariantRecord } from '../shop/catalogue-index';
import type { CurrencyCode } from '../shop/markets';
import { divideRounded } from '../shop/money';
import { type Money, money } from './money';

type UnitPrice = NonNullable<CatalogueVariant['unitPrice']>;

const centimetres = { M: 100, CM: 1 };

/** Cents for the reference quantity, e.g. for 1 m of a 2.5 m cable; rounded half up. */
function unitPriceCents(cents: bigint, unitPrice: UnitPrice): bigint {
	const quantity = BigInt(unitPrice.quantity * centimetres[unitPrice.unit]);
	const reference = BigInt(unitPrice.reference * centimetres[unitPrice.referenceUnit]);
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
				measuredType: 'LENGTH',
				quantityUnit: unitPrice.unit,
				quantityValue: unitPrice.quantity,
				referenceUnit: unitPrice.referenceUnit,
				referenceValue: unitPrice.reference,
			}
		: null;
}
