import { formatNumber } from '~/i18n/format';
import { type Locale, locales } from '~/i18n/locales';

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

/** US units by the platform's name of a metric one, and how many of them it has. */
const US_UNITS: Record<string, readonly [sign: string, count: number]> = {
	CM: ['in', 0.393701],
	G: ['oz', 0.035274],
	KG: ['lb', 2.204623],
	L: ['fl oz', 33.814023],
	M: ['ft', 3.28084],
	M2: ['ft²', 10.76391],
	ML: ['fl oz', 0.033814],
};

/**
 * What a unit price refers to: `m`, `100 g`; with US units `3.3 ft (1 m)`. `undefined` for single items, where it
 * equals the price.
 */
export function unitMeasure(
	measure: ReferenceMeasure | null | undefined,
	locale: Locale,
): string | undefined {
	const unit = measure?.referenceUnit;
	if (!measure || !unit || unit === 'ITEM' || unit === 'UNKNOWN') return undefined;
	const sign = SIGNS[unit] ?? unit.toLowerCase();
	const [usSign, count] = (locales[locale].units === 'us' && US_UNITS[unit]) || [];
	if (usSign && count) {
		const amount = formatNumber(measure.referenceValue * count, locale, 1);
		return `${amount}\u00a0${usSign} (${measure.referenceValue}\u00a0${sign})`;
	}
	return measure.referenceValue === 1 ? sign : `${measure.referenceValue} ${sign}`;
}
