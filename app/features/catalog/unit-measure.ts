/** The amount that a unit price refers to. */
export interface ReferenceMeasure {
	/** Unit of the platform, e.g. `ML`, `M2`. */
	referenceUnit?: string | null;
	referenceValue: number;
}

/** Symbols of units other than their platform name. */
const SIGNS: Record<string, string> = {
	FLOZ: 'fl oz',
	FT2: 'ft²',
	G: 'g',
	L: 'l',
	LB: 'lb',
	M2: 'm²',
	M3: 'm³',
};

/** What a unit price refers to: `m`, `100 g`. `undefined` for single items, where it equals the price. */
export function unitMeasure(measure: ReferenceMeasure | null | undefined): string | undefined {
	const unit = measure?.referenceUnit;
	if (!measure || !unit || unit === 'ITEM' || unit === 'UNKNOWN') return undefined;
	const sign = SIGNS[unit] ?? unit.toLowerCase();
	return measure.referenceValue === 1 ? sign : `${measure.referenceValue} ${sign}`;
}
