import * as v from 'valibot';
import { site } from '../../app/site';
import { dataOf, type ShopAccess } from './shop-access';

const PRODUCT_QUERY = `query ProductByHandle($handle: String!) {
	productByIdentifier(identifier: { handle: $handle }) { id status }
}`;

const product = v.object({
	productByIdentifier: v.nullable(v.object({ id: v.string(), status: v.string() })),
});

/** The map product as the admin knows it, published or not; `null` where there is none. */
export async function readMapProduct({
	admin,
}: ShopAccess): Promise<{ id: string; status: string } | null> {
	const data = dataOf(await admin(PRODUCT_QUERY, { handle: site.product }));
	return v.parse(product, data).productByIdentifier;
}
