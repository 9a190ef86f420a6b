import type { Shop } from '../shop/shop';
import type { MetafieldDefinitionRecord, MetafieldOwner } from './records';
import type { Change } from './store';

type Kind = [owner: MetafieldOwner, key: string, type: string];

/** The shop's own metafields, in the namespace `custom`. */
const own: readonly Kind[] = [
	['PRODUCT', 'details', 'multi_line_text_field'],
	['PRODUCT', 'shipping', 'multi_line_text_field'],
	['PRODUCT', 'safety', 'multi_line_text_field'],
	['PRODUCT', 'weee', 'boolean'],
	['PRODUCT', 'option_properties', 'list.single_line_text_field'],
	['PRODUCT', 'filter_color', 'list.metaobject_reference'],
	['PRODUCT', 'matching_colors', 'list.product_reference'],
	['PRODUCT', 'box_picture', 'file_reference'],
	['PRODUCT', 'back_picture', 'file_reference'],
	['PRODUCT', 'desk_picture', 'file_reference'],
	['PRODUCT', 'hand_picture', 'file_reference'],
	['PRODUCT', 'inside_picture', 'file_reference'],
	['PRODUCT', 'light_picture', 'file_reference'],
	['PRODUCT', 'power_picture', 'file_reference'],
	['PRODUCT', 'delivery_days', 'json'],
	['PRODUCT', 'lowest_price_30d', 'money'],
	['PRODUCTVARIANT', 'lowest_price_30d', 'money'],
	['PRODUCTVARIANT', 'region', 'single_line_text_field'],
	['PRODUCTVARIANT', 'language', 'single_line_text_field'],
	['PRODUCTVARIANT', 'countries', 'list.single_line_text_field'],
	['PRODUCTVARIANT', 'night_picture', 'file_reference'],
	['PRODUCTVARIANT', 'media', 'list.file_reference'],
	['PRODUCTVARIANT', 'room_pictures', 'list.file_reference'],
	['PRODUCTVARIANT', 'width', 'dimension'],
	['PRODUCTVARIANT', 'height', 'dimension'],
	['PRODUCTVARIANT', 'step_pictures', 'list.file_reference'],
	['COLLECTION', 'night_picture', 'file_reference'],
	['CUSTOMER', 'wishlist', 'list.product_reference'],
	['CUSTOMER', 'notifications', 'json'],
];

/** Requests for messages about stock: addresses, which storefronts must not read. */
const stockRequests: Change = {
	table: 'metaobjectDefinitions',
	key: 'stock_request',
	value: {
		id: 500,
		type: 'stock_request',
		name: 'Stock request',
		storefront: 'NONE',
		fields: ['variant', 'customer', 'email', 'language', 'since'].map((key) => ({
			key,
			name: key,
			type: 'single_line_text_field',
			required: false,
		})),
	},
};

/** Ids of definitions that apps create are above this. */
export const lastOwnDefinition = 1000;

/** The definitions of the shop's own metafields, all with storefront access, and of its metaobjects. */
export function definitionChanges({ catalogue }: Shop): Change[] {
	const metafields = own.map(([owner, key, type], index) =>
		definitionChange({
			id: index + 1,
			owner,
			namespace: 'custom',
			key,
			name: key,
			type,
			storefront: 'PUBLIC_READ',
			customerAccount: owner === 'CUSTOMER' ? 'READ' : 'NONE',
		}),
	);
	const examples = new Map(
		catalogue.content.metaobjects.map(({ data }) => [data.type, data.fields] as const),
	);
	const metaobjects = [...examples].map(
		([type, fields], index): Change => ({
			table: 'metaobjectDefinitions',
			key: type,
			value: {
				id: index + 1,
				type,
				name: type,
				storefront: 'PUBLIC_READ',
				fields: Object.entries(fields).map(([key, field]) => ({
					key,
					name: key,
					type: field.type,
					required: false,
				})),
			},
		}),
	);
	return [...metafields, ...metaobjects, stockRequests];
}

export function definitionChange(value: MetafieldDefinitionRecord): Change {
	const { owner, namespace, key } = value;
	return { table: 'metafieldDefinitions', key: keyOf(owner, namespace, key), value };
}

export function findDefinition(
	{ store }: Shop,
	owner: MetafieldOwner,
	namespace: string,
	key: string,
): MetafieldDefinitionRecord | undefined {
	return store.get('metafieldDefinitions', keyOf(owner, namespace, key));
}

function keyOf(owner: MetafieldOwner, namespace: string, key: string): string {
	return `${owner} ${namespace}.${key}`;
}
