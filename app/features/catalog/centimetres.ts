import * as v from 'valibot';

/** Centimetres in each of the platform's units. */
const UNITS: Readonly<Record<string, number>> = {
	MILLIMETERS: 0.1,
	CENTIMETERS: 1,
	METERS: 100,
	INCHES: 2.54,
	FEET: 30.48,
	YARDS: 91.44,
};

const dimension = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ value: v.pipe(v.number(), v.minValue(0.1)), unit: v.string() }),
);

/** The value of a metafield of the type `dimension`, with one decimal at most. */
export function centimetres(metafield: string | null | undefined): number | undefined {
	const { success, output } = v.safeParse(dimension, metafield);
	const unit = success && UNITS[output.unit];
	return unit ? Math.round(output.value * unit * 10) / 10 : undefined;
}
