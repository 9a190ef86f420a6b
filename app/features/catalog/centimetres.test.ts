import { expect, test } from 'vitest';
import { centimetres } from './centimetres';

test.each([
	['{"value":60,"unit":"CENTIMETERS"}', 60],
	['{"value":23.6,"unit":"INCHES"}', 59.9],
	['{"value":0.9,"unit":"METERS"}', 90],
	['{"value":60,"unit":"PARSECS"}', undefined],
	['{"value":-1,"unit":"CENTIMETERS"}', undefined],
	['60', undefined],
	[undefined, undefined],
])('%s', (metafield, result) => {
	expect(centimetres(metafield)).toBe(result);
});
