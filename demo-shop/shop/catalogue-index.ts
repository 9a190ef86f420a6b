import type {
	Catalogue,
	CatalogueCollection,
	CatalogueDiscount,
	CatalogueFilter,
	CatalogueGiftCard,
	CatalogueMedium,
	CatalogueOption,
	CatalogueProduct,
	CatalogueRedirect,
	CatalogueVariant,
} from '../catalogue/types';
import { type ContentIndex, indexContent } from './content-index';
import { encodeVariants } from './encoded-variants';
import { gid } from './ids';
import { type ImageRecord, imageRecord } from './image-record';

export interface ProductRecord {
	/** The record's type in the Storefront API. */
	__typename: 'Product';
	data: CatalogueProduct;
	options: CatalogueOption[];
	variants: VariantRecord[];
	images: ImageRecord[];
	media: MediumRecord[];
	collections: CollectionRecord[];
	/** All combinations that have a variant, encoded. */
	encodedExistence: string;
}

export interface VariantRecord {
	data: CatalogueVariant;
	product: ProductRecord;
	/** For each option of the product, in order, the position of the variant's value. */
	valuePositions: number[];
	image: ImageRecord | null;
}

/** A model or video. */
export interface MediumRecord<Data extends CatalogueMedium = CatalogueMedium> {
	data: Data;
	id: string;
	preview: ImageRecord;
}

export interface CollectionRecord {
	__typename: 'Collection';
	data: CatalogueCollection;
	products: ProductRecord[];
	image: ImageRecord | null;
	nightPicture: ImageRecord | null;
}

/** Lookups over the catalogue, without unpublished products, as on the platform. */
export interface CatalogueIndex {
	products: ProductRecord[];
	productById: Map<number, ProductRecord>;
	productByHandle: Map<string, ProductRecord>;
	/** Unpublished products: only the Admin API returns them. */
	hiddenProductIds: ReadonlySet<number>;
	variantById: Map<number, VariantRecord>;
	collections: CollectionRecord[];
	collectionById: Map<number, CollectionRecord>;
	collectionByHandle: Map<string, CollectionRecord>;
	imageByMediaId: Map<string, ImageRecord>;
	mediumById: Map<string, MediumRecord>;
	content: ContentIndex;
	filters: readonly CatalogueFilter[];
	discountByCode: Map<string, CatalogueDiscount>;
	giftCardByCode: Map<string, CatalogueGiftCard>;
	redirects: readonly CatalogueRedirect[];
}

/** The platform's default option of a product without options. */
const titleOption: CatalogueOption = {
	key: 'title',
	name: { de: 'Title', en: 'Title' },
	values: [{ key: 'default', name: { de: 'Default Title', en: 'Default Title' } }],
};

/** Builds the lookups; throws an error that names an inconsistent entry. */
export function indexCatalogue(catalogue: Catalogue): CatalogueIndex {
	const published = catalogue.products.filter((product) => product.published !== false);
	const products = published.map(indexProduct);
	const productByHandle = new Map(products.map((product) => [product.data.handle, product]));
	const collections = catalogue.collections.map((data): CollectionRecord => {
		const record: CollectionRecord = {
			__typename: 'Collection',
			data,
			products: data.products.flatMap((handle) => productByHandle.get(handle) ?? []),
			image: data.image ? imageRecord(data.image, `${data.id}`, 'CollectionImage') : null,
			nightPicture: data.nightPicture
				? imageRecord(data.nightPicture, `${data.id}1`, 'CollectionImage')
				: null,
		};
		for (const product of record.products) {
			product.collections.push(record);
		}
		return record;
	});
	const variants = products.flatMap((product) => product.variants);
	const variantById = new Map(variants.map((variant) => [variant.data.id, variant]));
	if (variantById.size !== variants.length) {
		throw new Error('The catalogue uses a variant id twice.');
	}
	return {
		products,
		productById: new Map(products.map((product) => [product.data.id, product])),
		productByHandle,
		hiddenProductIds: new Set(
			catalogue.products.filter(({ published }) => published === false).map(({ id }) => id),
		),
		variantById,
		collections,
		collectionById: new Map(collections.map((collection) => [collection.data.id, collection])),
		collectionByHandle: new Map(
			collections.map((collection) => [collection.data.handle, collection]),
		),
		imageByMediaId: new Map(
			products.flatMap((product) => product.images.map((image) => [image.mediaId, image])),
		),
		mediumById: new Map(
			products.flatMap((product) => product.media.map((medium) => [medium.id, medium])),
		),
		content: indexContent(catalogue),
		filters: catalogue.filters ?? [{ kind: 'availability' }, { kind: 'price' }],
		discountByCode: new Map(
			catalogue.discounts.map((discount) => [discount.code.toLowerCase(), discount]),
		),
		giftCardByCode: new Map(
			(catalogue.giftCards ?? []).map((card) => [card.code.toLowerCase(), card]),
		),
		redirects: catalogue.redirects ?? [],
	};
}

function indexProduct(data: CatalogueProduct): ProductRecord {
	const options = data.options.length > 0 ? data.options : [titleOption];
	const images = data.images.map((image, index) =>
		imageRecord(image, `${data.id}${`${index + 1}`.padStart(3, '0')}`, 'ProductImage'),
	);
	const product: ProductRecord = {
		__typename: 'Product',
		data,
		options,
		variants: [],
		images,
		media: (data.media ?? []).map((medium, index) => mediumRecord(medium, data.id, index)),
		collections: [],
		encodedExistence: '',
	};
	product.variants = data.variants.map((variant) => ({
		data: variant,
		product,
		valuePositions: options.map((option) => valuePosition(data, option, variant)),
		image: images.find((image) => image.data.file === variant.image) ?? null,
	}));
	product.encodedExistence = encodeVariants(
		product.variants.map((variant) => variant.valuePositions),
	);
	return product;
}

function valuePosition(
	product: CatalogueProduct,
	option: CatalogueOption,
	variant: CatalogueVariant,
): number {
	if (option === titleOption) {
		return 0;
	}
	const position = option.values.findIndex((value) => value.key === variant.options[option.key]);
	if (position < 0) {
		throw new Error(
			`Variant ${variant.sku} of "${product.handle}" has no valid value for option "${option.key}".`,
		);
	}
	return position;
}

/** Numbers from 901 are above those of the images. */
function mediumRecord(data: CatalogueMedium, productId: number, index: number): MediumRecord {
	const number = `${productId}${901 + index}`;
	return {
		data,
		id: gid(data.type, number),
		preview: imageRecord(data.preview, number, 'ProductImage'),
	};
}
