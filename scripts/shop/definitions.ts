export type Owner = 'PRODUCT' | 'PRODUCTVARIANT' | 'COLLECTION' | 'CUSTOMER';

/** A metafield that the storefront reads, in the namespace `custom`. */
export interface MetafieldDefinition {
	owner: Owner;
	key: string;
	name: string;
	type: string;
}

/** Not the demo shop's list, which stands for what a shop has: tests compare the two over HTTP. */
export const metafieldDefinitions: readonly MetafieldDefinition[] = [
	product('details', 'Details', 'multi_line_text_field'),
	product('shipping', 'Shipping notes', 'multi_line_text_field'),
	product('safety', 'Safety warnings', 'multi_line_text_field'),
	product('weee', 'Electrical device', 'boolean'),
	product('option_properties', 'Properties of the options', 'list.single_line_text_field'),
	product('filter_color', 'Colours', 'list.metaobject_reference'),
	product('matching_colors', 'Same product in other colours', 'list.product_reference'),
	product('box_picture', 'Picture of the box', 'file_reference'),
	product('back_picture', 'Picture of the back', 'file_reference'),
	product('desk_picture', 'Picture above a desk', 'file_reference'),
	product('hand_picture', 'Picture of a hand at the frame', 'file_reference'),
	product('inside_picture', 'Picture of the inside', 'file_reference'),
	product('light_picture', 'Picture of the lights', 'file_reference'),
	product('power_picture', 'Picture of the power supply', 'file_reference'),
	product('delivery_days', 'Delivery time', 'json'),
	product('lowest_price_30d', 'Lowest price of 30 days', 'money'),
	variant('lowest_price_30d', 'Lowest price of 30 days', 'money'),
	variant('region', 'Region of the map', 'single_line_text_field'),
	variant('language', 'Language of the text', 'single_line_text_field'),
	variant('countries', 'Countries that see it first', 'list.single_line_text_field'),
	variant('night_picture', 'Picture by night', 'file_reference'),
	variant('media', 'Further pictures', 'list.file_reference'),
	variant('room_pictures', 'In a room by day and at night, in a hallway', 'list.file_reference'),
	variant('step_pictures', 'Hang, connect, look', 'list.file_reference'),
	variant('width', 'Width', 'dimension'),
	variant('height', 'Height', 'dimension'),
	{ owner: 'COLLECTION', key: 'night_picture', name: 'Picture by night', type: 'file_reference' },
	customer('wishlist', 'Wishlist', 'list.product_reference'),
	customer('notifications', 'Back in stock', 'json'),
];

/** A definition of metaobjects, as the Admin API takes it. */
export interface MetaobjectDefinition {
	type: string;
	name: string;
	displayNameKey?: string;
	access: { storefront: 'PUBLIC_READ' | 'NONE' };
	fieldDefinitions: { key: string; name: string; type: string; required: boolean }[];
}

/** The metaobjects that `filter_color` refers to. */
export const colorDefinition: MetaobjectDefinition = {
	type: 'color',
	name: 'Colour',
	displayNameKey: 'label',
	access: { storefront: 'PUBLIC_READ' },
	fieldDefinitions: [
		{ key: 'label', name: 'Name', type: 'single_line_text_field', required: true },
		{ key: 'color', name: 'Colour', type: 'color', required: false },
	],
};

/** Requests for messages about stock. Storefronts must not read them: they contain e-mail addresses. */
const stockRequestDefinition: MetaobjectDefinition = {
	type: 'stock_request',
	name: 'Stock request',
	access: { storefront: 'NONE' },
	fieldDefinitions: ['variant', 'customer', 'email', 'language', 'since'].map((key) => ({
		key,
		name: key,
		type: 'single_line_text_field',
		required: false,
	})),
};

export const metaobjectDefinitions = [colorDefinition, stockRequestDefinition];

/** What has the metafields, in words. */
export const ownerNames: Readonly<Record<Owner, string>> = {
	PRODUCT: 'product',
	PRODUCTVARIANT: 'variant',
	COLLECTION: 'collection',
	CUSTOMER: 'customer',
};

/** Pages of Shopify's admin where definitions are made. */
export const definitionPages: Readonly<Record<Owner, string>> = {
	PRODUCT: 'Settings → Metafields and metaobjects → Products',
	PRODUCTVARIANT: 'Settings → Metafields and metaobjects → Variants',
	COLLECTION: 'Settings → Metafields and metaobjects → Collections',
	CUSTOMER: 'Settings → Metafields and metaobjects → Customers',
};

function product(key: string, name: string, type: string): MetafieldDefinition {
	return { owner: 'PRODUCT', key, name, type };
}

function variant(key: string, name: string, type: string): MetafieldDefinition {
	return { owner: 'PRODUCTVARIANT', key, name, type };
}

function customer(key: string, name: string, type: string): MetafieldDefinition {
	return { owner: 'CUSTOMER', key, name, type };
}
