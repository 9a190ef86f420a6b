import * as v from 'valibot';
import { regionKeys } from '../../app/features/weather/weather-view';
import { site } from '../../app/site';
import {
	colorDefinition,
	type MetafieldDefinition,
	type MetaobjectDefinition,
	metaobjectDefinitions,
	type Owner,
	ownerNames,
} from './definitions';
import { readDefinitions, readMapProduct, readMetaobjectDefinition } from './read-shop';
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

const OWNERS: readonly Owner[] = ['PRODUCT', 'PRODUCTVARIANT', 'COLLECTION', 'CUSTOMER'];

/** Reads what there is, and lists what is missing. Throws where the app may not read it. */
export async function planSetup(shop: ShopAccess): Promise<Plan> {
	const plan: Plan = { steps: [], notes: [] };
	await planMetaobjects(shop, plan);
	for (const owner of OWNERS) await planMetafields(shop, owner, plan);
	if (!(await readMapProduct(shop))) {
		plan.steps.push({ what: `product ${site.product}, a sample as a draft`, write: createMap });
	}
	return plan;
}

async function planMetaobjects(shop: ShopAccess, { steps, notes }: Plan): Promise<void> {
	for (const wanted of metaobjectDefinitions) {
		const found = await readMetaobjectDefinition(shop, wanted);
		const name = `metaobject ${wanted.type}`;
		const isPublic = wanted.access.storefront === 'PUBLIC_READ';
		if (!found) {
			steps.push({ what: name, write: (target) => createMetaobjectDefinition(target, wanted) });
		} else if (found.isVisible !== isPublic) {
			notes.push(
				isPublic
					? `The ${name} is hidden from storefronts: switch it on.`
					: `The ${name} can be read by storefronts: switch that off.`,
			);
		}
	}
}

async function planMetafields(
	shop: ShopAccess,
	owner: Owner,
	{ steps, notes }: Plan,
): Promise<void> {
	for (const { wanted, state, type } of await readDefinitions(shop, owner)) {
		const name = `metafield custom.${wanted.key} of a ${ownerNames[owner]}`;
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

const accessOf = ({ owner }: MetafieldDefinition) => ({
	storefront: 'PUBLIC_READ',
	...(owner === 'CUSTOMER' && { customerAccount: 'READ' }),
});

async function createDefinition(shop: ShopAccess, wanted: MetafieldDefinition): Promise<void> {
	const { owner, key, name, type } = wanted;
	// The definition of the colours is made before those that refer to it.
	const color = type.includes('metaobject')
		? await readMetaobjectDefinition(shop, colorDefinition)
		: null;
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

async function createMetaobjectDefinition(
	shop: ShopAccess,
	definition: MetaobjectDefinition,
): Promise<void> {
	await mutate(
		shop,
		'metaobjectDefinitionCreate',
		'mutation CreateMetaobjectDefinition($definition: MetaobjectDefinitionCreateInput!) { metaobjectDefinitionCreate(definition: $definition) { userErrors { message } } }',
		{ definition },
	);
}

/** A map product to begin with, in every region. It is a draft: the merchant sets price, stock, pictures and texts. */
const sampleMap = {
	handle: site.product,
	title: `${site.name} (sample)`,
	status: 'DRAFT',
	productOptions: [{ name: 'Region', values: regionKeys.map((name) => ({ name })) }],
	variants: regionKeys.map((region) => ({
		optionValues: [{ optionName: 'Region', name: region }],
		price: '349.00',
		metafields: [metafield('region', 'single_line_text_field', region)],
	})),
	metafields: [
		metafield('details', 'multi_line_text_field', 'Size: 60 × 40 cm\nPower: USB-C, 10 W'),
		metafield('shipping', 'multi_line_text_field', 'Leaves us within 2 working days.'),
		metafield('option_properties', 'list.single_line_text_field', '["region"]'),
		metafield('weee', 'boolean', 'true'),
	],
} as const;

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

function metafield(key: string, type: string, value: string) {
	return { namespace: 'custom', key, type, value };
}
