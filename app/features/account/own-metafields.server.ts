import * as v from 'valibot';
import { MAX_REQUESTS } from '~/features/notifications/customer-requests.server';
import { WISHLIST_LIMIT } from '~/features/wishlist/wishlist-ids';
import type { OwnMetafield } from '~/shopify/customer-metafields.queries';
import { ownMetafield } from '~/shopify/customer-metafields.server';

const json = <Schema extends v.GenericSchema>(schema: Schema) =>
	v.pipe(v.string(), v.parseJson(), schema);

const variantId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,18}$/));

/** The only input that is accepted; anything else, such as a customer's id, is refused. */
const variables = v.strictObject({
	input: v.strictObject({
		metafields: v.pipe(
			v.array(
				v.variant('key', [
					v.strictObject({
						namespace: v.literal('custom'),
						key: v.literal('wishlist'),
						type: v.literal('list.product_reference'),
						value: json(
							v.pipe(
								v.array(v.pipe(v.string(), v.regex(/^gid:\/\/shopify\/Product\/[1-9]\d{0,18}$/))),
								v.maxLength(WISHLIST_LIMIT),
							),
						),
					}),
					v.strictObject({
						namespace: v.literal('custom'),
						key: v.literal('notifications'),
						type: v.literal('json'),
						value: json(
							v.strictObject({
								backInStock: v.pipe(
									v.array(
										v.strictObject({ variantId, since: v.pipe(v.string(), v.isoTimestamp()) }),
									),
									v.maxLength(MAX_REQUESTS),
								),
							}),
						),
					}),
				]),
			),
			v.minLength(1),
			v.maxLength(2),
		),
	}),
});

/** The customer's own metafields in the variables of a request; `undefined` for any others. */
export function readOwnMetafields(value: unknown): OwnMetafield[] | undefined {
	const parsed = v.safeParse(variables, value);
	if (!parsed.success) return undefined;
	return parsed.output.input.metafields.map(({ key, value }) => ownMetafield(key, value));
}
