import { expect, test } from 'vitest';
import { unitMeasure } from './unit-measure';

test.each([
	[{ referenceUnit: 'M', referenceValue: 1 }, 'm', '3.3\u00a0ft (1\u00a0m)'],
	[{ referenceUnit: 'G', referenceValue: 100 }, '100 g', '3.5\u00a0oz (100\u00a0g)'],
	[{ referenceUnit: 'M2', referenceValue: 1 }, 'm²', '10.8\u00a0ft² (1\u00a0m²)'],
	[{ referenceUnit: 'FLOZ', referenceValue: 1 }, 'fl oz', 'fl oz'],
	[{ referenceUnit: 'ITEM', referenceValue: 1 }, undefined, undefined],
	[{ referenceUnit: null, referenceValue: 1 }, undefined, undefined],
	[null, undefined, undefined],
])('%o → %s, in English %s', (measure, german, english) => {
	expect(unitMeasure(measure, 'de')).toBe(german);
	expect(unitMeasure(measure, 'en')).toBe(english);
});
