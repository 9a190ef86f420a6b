import type { Localized } from '../catalogue/types';
import { findDefinition } from '../state/definitions';
import type { MetafieldOwner } from '../state/records';
import type { CollectionRecord, ProductRecord, VariantRecord } from './catalogue-index';
import { gid } from './ids';
import type { CurrencyCode, LanguageCode } from './markets';
import { type FileSource, mediaImageSource, mediumSource } from './media';
import { type ReferenceSource, referenceGid, referenceList } from './references';
import type { Shop } from './shop';
import { localize } from './texts';
import { lowestPriceOf } from './written-metafields';

/** Source of `Metafield`. */
export interface MetafieldSource {
	__typename: 'Metafield';
	id: string;
	namespace: string;
	key: string;
	type: string;
	value: string;
	description: null;
	createdAt: string;
	updatedAt: string;
	parentResource: unknown;
	reference: unknown;
	/** Targets of a list of references; null for other types. */
	targets: ReferenceSource[] | null;
}

export interface MetafieldIdentifier {
	namespace?: string | null;
	key: string;
}

/** What a metafield's value depends on. */
interface MetafieldContext {
	shop: Shop;
	language: LanguageCode;
	currency: CurrencyCode;
}

interface MetafieldData {
	type: string;
	value: string;
	reference?: FileSource;
	targets?: MetafieldSource['targets'];
}

type MetafieldTable<Owner> = Record<
	string,
	(owner: Owner, context: MetafieldContext, currency: CurrencyCode) => MetafieldData | null
>;

/** The product metafields of the namespace `custom`, by key. */
const productMetafields: MetafieldTable<ProductRecord> = {
	details: ({ data }, context) => multiLineText(data.details, context),
	shipping: ({ data }, context) => multiLineText(data.shipping, context),
	filter_color: ({ data }, context) =>
		references(
			'list.metaobject_reference',
			(data.filterColors ?? []).flatMap(
				(key) =>
					context.shop.catalogue.content.metaobjects.find(({ data }) => data.handle === key) ?? [],
			),
		),
	matching_colors: ({ data }, context) =>
		references(
			'list.product_reference',
			(data.matchingColors ?? []).flatMap(
				(handle) => context.shop.catalogue.productByHandle.get(handle) ?? [],
			),
		),
	lowest_price_30d: lowestPrice,
	safety: ({ data }, context) => multiLineText(data.safety, context),
	weee: ({ data }) => (data.weee ? { type: 'boolean', value: 'true' } : null),
	option_properties: ({ options }) =>
		options.some(({ property }) => property)
			? {
					type: 'list.single_line_text_field',
					value: JSON.stringify(options.map(({ property, key }) => property ?? key)),
				}
			: null,
	box_picture: (product) => fileReference(product, product.data.boxPicture),
	delivery_days: ({ data }) =>
		data.deliveryDays ? { type: 'json', value: JSON.stringify(data.deliveryDays) } : null,
	back_picture: (product) => fileReference(product, product.data.guidePictures?.back),
	desk_picture: (product) => fileReference(product, product.data.guidePictures?.desk),
	hand_picture: (product) => fileReference(product, product.data.guidePictures?.hand),
	inside_picture: (product) => fileReference(product, product.data.guidePictures?.inside),
	light_picture: (product) => fileReference(product, product.data.guidePictures?.light),
	power_picture: (product) => fileReference(product, product.data.guidePictures?.power),
};

/** The variant metafields of the namespace `custom`, by key. */
const variantMetafields: MetafieldTable<VariantRecord> = {
	lowest_price_30d: lowestPrice,
	region: ({ data }) =>
		data.region ? { type: 'single_line_text_field', value: data.region } : null,
	language: ({ data }) =>
		data.language ? { type: 'single_line_text_field', value: data.language } : null,
	countries: ({ data }) =>
		data.countries
			? { type: 'list.single_line_text_field', value: JSON.stringify(data.countries) }
			: null,
	night_picture: ({ data, product }) => fileReference(product, data.nightPicture),
	media: ({ data, product }) => fileReferences(product, data.furtherMedia),
	room_pictures: ({ data, product }) => fileReferences(product, data.roomPictures),
	width: ({ data }) => dimension(data.dimensions?.width),
	height: ({ data }) => dimension(data.dimensions?.height),
	step_pictures: ({ data, product }) => fileReferences(product, data.stepPictures),
};

/** The collection metafields of the namespace `custom`, by key. */
const collectionMetafields: MetafieldTable<CollectionRecord> = {
	night_picture: ({ nightPicture }) =>
		nightPicture && fileMetafield(mediaImageSource(nightPicture)),
};

/** A product's metafield; null where it has none of that name. */
export function productMetafield(
	product: ProductRecord,
	identifier: MetafieldIdentifier,
	context: MetafieldContext,
): MetafieldSource | null {
	const found = isVisible('PRODUCT', identifier, context)
		? lookUp(productMetafields, product, identifier, context, context.currency)
		: null;
	return found && metafieldSource(found, { dated: product.data, parent: product, position: 0 });
}

/** A variant's metafield; null where it has none of that name. */
export function variantMetafield(
	variant: VariantRecord,
	currency: CurrencyCode,
	identifier: MetafieldIdentifier,
	context: MetafieldContext,
): MetafieldSource | null {
	const { product } = variant;
	const parent = { __typename: 'ProductVariant', record: variant };
	const found = isVisible('PRODUCTVARIANT', identifier, context)
		? lookUp(variantMetafields, variant, identifier, context, currency)
		: null;
	const position = product.variants.indexOf(variant) + 1;
	return found && metafieldSource(found, { dated: product.data, parent, position });
}

/** A collection's metafield; null where it has none of that name. */
export function collectionMetafield(
	collection: CollectionRecord,
	identifier: MetafieldIdentifier,
	context: MetafieldContext,
): MetafieldSource | null {
	const found = isVisible('COLLECTION', identifier, context)
		? lookUp(collectionMetafields, collection, identifier, context, context.currency)
		: null;
	const { id, updatedAt } = collection.data;
	// The catalogue does not know when a collection was created.
	const dated = { id, updatedAt, createdAt: updatedAt };
	return found && metafieldSource(found, { dated, parent: collection, position: 0 });
}

function isVisible(
	owner: MetafieldOwner,
	{ namespace, key }: MetafieldIdentifier,
	{ shop }: MetafieldContext,
): boolean {
	return findDefinition(shop, owner, namespace ?? '', key)?.storefront === 'PUBLIC_READ';
}

interface FoundMetafield extends MetafieldData {
	key: string;
	/** Position of the key among those of its owner. */
	index: number;
}

function lookUp<Owner>(
	table: MetafieldTable<Owner>,
	owner: Owner,
	{ namespace, key }: MetafieldIdentifier,
	context: MetafieldContext,
	currency: CurrencyCode,
): FoundMetafield | null {
	const data = namespace === 'custom' ? table[key]?.(owner, context, currency) : null;
	return data ? { ...data, key, index: Object.keys(table).indexOf(key) } : null;
}

interface Dated {
	id: number;
	createdAt: string;
	updatedAt: string;
}

/** `position` is 0 for the product, and 1 or more for its variants. */
function metafieldSource(
	{ key, index, type, value, reference, targets }: FoundMetafield,
	{ dated, parent, position }: { dated: Dated; parent: unknown; position: number },
): MetafieldSource {
	return {
		__typename: 'Metafield',
		id: gid('Metafield', `${dated.id}${position * 100 + index}`),
		namespace: 'custom',
		key,
		type,
		value,
		description: null,
		createdAt: dated.createdAt,
		updatedAt: dated.updatedAt,
		parentResource: parent,
		reference: reference ?? null,
		targets: targets ?? null,
	};
}

function multiLineText(
	text: Localized | undefined,
	context: MetafieldContext,
): MetafieldData | null {
	return text ? { type: 'multi_line_text_field', value: localize(text, context) } : null;
}

function dimension(value: number | undefined): MetafieldData | null {
	return value
		? { type: 'dimension', value: JSON.stringify({ value, unit: 'CENTIMETERS' }) }
		: null;
}

/** A list of references; null where it is empty. */
function references(
	type: string,
	targets: NonNullable<MetafieldSource['targets']>,
): MetafieldData | null {
	return targets.length > 0 ? { type, value: referenceList(targets), targets } : null;
}

/** References to several of the product's own pictures or media. */
function fileReferences(
	product: ProductRecord,
	names: readonly string[] = [],
): MetafieldData | null {
	return references(
		'list.file_reference',
		names.map((name) => findFile(product, name)),
	);
}

/** A reference to one of the product's own pictures or media. */
function fileReference(product: ProductRecord, name: string | undefined): MetafieldData | null {
	const reference = name && findFile(product, name);
	return reference ? fileMetafield(reference) : null;
}

function fileMetafield(reference: FileSource): MetafieldData {
	return { type: 'file_reference', value: referenceGid(reference), reference };
}

/** Throws where the catalogue names a file that the product does not have. */
function findFile({ data, images, media }: ProductRecord, name: string): FileSource {
	const image = images.find((one) => one.data.file === name);
	if (image) return mediaImageSource(image);
	const medium = media.find((one) => one.preview.data.file === name);
	if (medium) return mediumSource(medium);
	throw new Error(`"${data.handle}" has no picture or medium ${name}.`);
}

function lowestPrice(
	owner: ProductRecord | VariantRecord,
	{ shop }: MetafieldContext,
	currency: CurrencyCode,
): MetafieldData | null {
	const value = lowestPriceOf(shop, owner, currency);
	return value === null ? null : { type: 'money', value };
}
