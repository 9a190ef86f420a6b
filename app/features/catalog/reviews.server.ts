import * as v from 'valibot';
import { formatDay, formatNumber } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import type { ProductQuery } from '~/shopify/storefront.generated';
import type { ReviewsView } from './product-reviews';

/** The most reviews that a page shows. */
const MAX_REVIEWS = 6;

const decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.toNumber());
const value = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
	v.object({ value: schema });
const text = v.nullish(value(v.pipe(v.string(), v.trim())));

const entry = v.object({
	id: v.string(),
	product: value(v.string()),
	rating: value(
		v.pipe(v.string(), v.parseJson(), v.object({ value: decimal, scale_max: decimal })),
	),
	submitted: value(
		v.pipe(
			v.string(),
			v.check((time) => !Number.isNaN(Date.parse(time))),
		),
	),
	title: text,
	body: text,
	author: text,
	reply: text,
});

/**
 * A product's newest reviews with a text, of the shop's newest 100: entries of Shopify's standard metaobject
 * `product_review`, which review apps write. `undefined` where there are none. An entry that is malformed is left out.
 *
 * @param productId global id
 */
export function reviewsView(
	locale: Locale,
	reviews: ProductQuery['reviews'] | undefined,
	productId: string,
): ReviewsView | undefined {
	const t = translator(locale);
	const entries = (reviews?.nodes ?? [])
		.flatMap((node) => {
			const { success, output } = v.safeParse(entry, node);
			return success && output.product.value === productId && output.body?.value ? [output] : [];
		})
		.toSorted((one, other) => Date.parse(other.submitted.value) - Date.parse(one.submitted.value))
		.slice(0, MAX_REVIEWS)
		.map(({ id, rating, submitted, title, body, author, reply }) => ({
			id,
			stars: t('catalog:reviews.stars', {
				value: formatNumber(rating.value.value, locale),
				best: formatNumber(rating.value.scale_max, locale),
			}),
			...(title?.value && { title: title.value }),
			text: body?.value ?? '',
			by: [author?.value, formatDay(submitted.value, locale)].filter(Boolean).join(', '),
			...(reply?.value && { reply: t('catalog:reviews.reply', { text: reply.value }) }),
		}));
	if (entries.length === 0) return undefined;
	return { title: t('catalog:reviews.title'), note: t('catalog:reviews.note'), entries };
}
