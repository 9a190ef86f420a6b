import * as v from 'valibot';

/** What customers rated a product on average. */
export interface Rating {
	/** Decimal strings: `4.5` of `5.0`. */
	value: string;
	best: string;
	/** Number of ratings, at least one. */
	count: number;
}

const decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));

const metafields = v.object({
	rating: v.pipe(v.string(), v.parseJson(), v.object({ value: decimal, scale_max: decimal })),
	count: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
});

/** The values of the platform's standard metafields `reviews.rating` and `reviews.rating_count`. */
export function toRating(
	rating: string | null | undefined,
	count: string | null | undefined,
): Rating | undefined {
	const { success, output } = v.safeParse(metafields, { rating, count });
	if (!success) return undefined;
	const { value, scale_max: best } = output.rating;
	return { value, best, count: Number(output.count) };
}
