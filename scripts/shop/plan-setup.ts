import * as v from 'valibot';
import { site } from '../../app/site';
import { colorDefinition, type MetafieldDefinition, type Owner } from './definitions';
import { readColorDefinition, readDefinitions } from './read-definitions';
import { readMapProduct } from './read-map';
import { sampleMap } from './sample-map';
import { dataOf, type ShopAccess } from './shop-access';

/** One change that the shop needs. */
export interface Step {
	/** What it does, for people. */
	what: string;
	/** Throws with the platform's words where it refuses. */
	write(shop: ShopAccess): Promise<void>;
}

export interface Plan {
	steps: Step[];
	/** What a program must not change: a person has to decide. */
	notes: string[];
}

const OWNERS: readonly Owner[] = ['PRODUCT', 'PRODUCTVARIANT', 'CUSTOMER'];

/** Reads what there is, and lists what is missing. Throws where the app may not read it. */
export async function planSetup(shop: ShopAccess): Promise<Plan> {
	const steps: Step[] = [];
	const notes: string[] = [];
	const color = await readColorDefinition(shop);
	if (!color) steps.push({ what: `metaobject ${colorDefinition.type}`, write: createColors });
	if (color && !color.isVisible) {
		notes.push(`The metaobject ${colorDefinition.type} is hidden from storefronts: switch it on.`);
	}
	for (const owner of OWNERS) {
		for (const { wanted, state, type } of await readDefinitions(shop, owner)) {
			const name = `metafield custom.${wanted.key} of ${owner.toLowerCase()}`;
			if (state === 'missing') {
				steps.push({
					what: `${name}, ${wanted.type}`,
					write: (target) => createDefinition(target, wanted),
				});
			} else if (state === 'hidden') {
				steps.push({
					what: `${name}: access for storefronts`,
					write: (target) => openDefinition(target, wanted),
				});
			} else if (state === 'otherType') {
				notes.push(`The ${name} has the type ${type} instead of ${wanted.type}.`);
			}
		}
	}
	if (!(await readMapProduct(shop))) {
		steps.push({ what: `product ${site.product}, a sample as a draft`, write: createMap });
	}
	return { steps, notes };
}

const accessOf = ({ owner }: MetafieldDefinition) => ({
	storefront: 'PUBLIC_READ',
	...(owner === 'CUSTOMER' && { customerAccount: 'READ' }),
});

async function createDefinition(shop: ShopAccess, wanted: MetafieldDefinition): Promise<void> {
	const { owner, key, name, type } = wanted;
	// The definition of the colours is made before those that refer to it.
	const color = type.includes('metaobject') ? await readColorDefinition(shop) : null;
	const definition = {
		...{ ownerType: owner, namespace: 'custom', key, name, type, access: accessOf(wanted) },
		...(color && { validations: [{ name: 'metaobject_definition_id', value: color.id }] }),
	};
	await mutate(
		shop,
		'metafieldDefinitionCreate',
		'mutation CreateDefinition($definition: MetafieldDefinitionInput!) { metafieldDefinitionCreate(definition: $definition) { userErrors { message } } }',
		{ definition },
	);
}

async function openDefinition(shop: ShopAccess, wanted: MetafieldDefinition): Promise<void> {
	const { owner, key } = wanted;
	const definition = { ownerType: owner, namespace: 'custom', key, access: accessOf(wanted) };
	await mutate(
		shop,
		'metafieldDefinitionUpdate',
		'mutation OpenDefinition($definition: MetafieldDefinitionUpdateInput!) { metafieldDefinitionUpdate(definition: $definition) { userErrors { message } } }',
		{ definition },
	);
}

async function createColors(shop: ShopAccess): Promise<void> {
	const definition = { ...colorDefinition, access: { storefront: 'PUBLIC_READ' } };
	await mutate(
		shop,
		'metaobjectDefinitionCreate',
		'mutation CreateColors($definition: MetaobjectDefinitionCreateInput!) { metaobjectDefinitionCreate(definition: $definition) { userErrors { message } } }',
		{ definition },
	);
}

async function createMap(shop: ShopAccess): Promise<void> {
	await mutate(
		shop,
		'productSet',
		'mutation CreateMap($input: ProductSetInput!) { productSet(input: $input, synchronous: true) { userErrors { message } } }',
		{ input: sampleMap },
	);
}

const payload = v.nullable(v.object({ userErrors: v.array(v.object({ message: v.string() })) }));

async function mutate(
	{ admin }: ShopAccess,
	field: string,
	document: string,
	variables: object,
): Promise<void> {
	const data = v.parse(v.record(v.string(), payload), dataOf(await admin(document, variables)));
	const [error] = data[field]?.userErrors ?? [];
	if (error) throw new Error(error.message);
}
