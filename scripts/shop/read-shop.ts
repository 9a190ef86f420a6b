import * as v from 'valibot';
import { site } from '../../app/site';
import {
	type MetafieldDefinition,
	type MetaobjectDefinition,
	metafieldDefinitions,
	type Owner,
} from './definitions';
import { dataOf, type ShopAccess } from './shop-access';

const DEFINITIONS_QUERY = `query Definitions($owner: MetafieldOwnerType!) {
	metafieldDefinitions(ownerType: $owner, namespace: "custom", first: 250) {
		nodes { key type { name } access { storefront customerAccount } }
	}
}`;

const METAOBJECT_QUERY = `query MetaobjectDefinition($type: String!) {
	metaobjectDefinitionByType(type: $type) { id access { storefront } }
}`;

const PRODUCT_QUERY = `query ProductByHandle($handle: String!) {
	productByIdentifier(identifier: { handle: $handle }) { id status }
}`;

const definitions = v.object({
	metafieldDefinitions: v.object({
		nodes: v.array(
			v.object({
				key: v.string(),
				type: v.object({ name: v.string() }),
				access: v.object({ storefront: v.nullable(v.string()), customerAccount: v.string() }),
			}),
		),
	}),
});

const metaobjectDefinition = v.object({
	metaobjectDefinitionByType: v.nullable(
		v.object({ id: v.string(), access: v.object({ storefront: v.string() }) }),
	),
});

const product = v.object({
	productByIdentifier: v.nullable(v.object({ id: v.string(), status: v.string() })),
});

/** How a wanted definition is found in the shop: `hidden` is one that the storefront cannot read. */
export type DefinitionState = 'complete' | 'missing' | 'hidden' | 'otherType';

export interface FoundDefinition {
	wanted: MetafieldDefinition;
	state: DefinitionState;
	/** Where it has another type. */
	type?: string;
}

/** The definitions of one owner. Throws where the app may not read them. */
export async function readDefinitions(
	{ admin }: ShopAccess,
	owner: Owner,
): Promise<FoundDefinition[]> {
	const { nodes } = v.parse(
		definitions,
		dataOf(await admin(DEFINITIONS_QUERY, { owner })),
	).metafieldDefinitions;
	return metafieldDefinitions
		.filter((wanted) => wanted.owner === owner)
		.map((wanted) => {
			const found = nodes.find(({ key }) => key === wanted.key);
			if (!found) return { wanted, state: 'missing' };
			if (found.type.name !== wanted.type) {
				return { wanted, state: 'otherType', type: found.type.name };
			}
			// A customer's are read by the Storefront API or the Customer Account API.
			const isHidden =
				found.access.storefront !== 'PUBLIC_READ' ||
				(owner === 'CUSTOMER' && found.access.customerAccount === 'NONE');
			return { wanted, state: isHidden ? 'hidden' : 'complete' };
		});
}

/** A definition of metaobjects in the shop; `null` where there is none. Throws where the app may not read it. */
export async function readMetaobjectDefinition(
	{ admin }: ShopAccess,
	{ type }: MetaobjectDefinition,
): Promise<{ id: string; isVisible: boolean } | null> {
	const { metaobjectDefinitionByType: found } = v.parse(
		metaobjectDefinition,
		dataOf(await admin(METAOBJECT_QUERY, { type })),
	);
	return found && { id: found.id, isVisible: found.access.storefront === 'PUBLIC_READ' };
}

/** The map product as the admin knows it, published or not; `null` where there is none. */
export async function readMapProduct({
	admin,
}: ShopAccess): Promise<{ id: string; status: string } | null> {
	const data = dataOf(await admin(PRODUCT_QUERY, { handle: site.product }));
	return v.parse(product, data).productByIdentifier;
}
