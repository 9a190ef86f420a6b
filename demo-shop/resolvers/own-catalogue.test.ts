import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ catalogue, filesFolder: join(import.meta.dirname, '../files') });

const money = '{ amount currencyCode }';
const image = '{ url altText width height }';
const medium = `
	__typename id alt mediaContentType presentation { id } previewImage ${image}
	... on MediaImage { image ${image} }
	... on Model3d { sources { filesize format mimeType url } }
	... on Video { sources { format width height mimeType url } }
	... on ExternalVideo { host embedUrl originUrl }
`;
const product = `
	id handle title description descriptionHtml productType vendor tags createdAt updatedAt publishedAt
	availableForSale totalInventory isGiftCard onlineStoreUrl seo { title description }
	encodedVariantExistence encodedVariantAvailability trackingParameters
	priceRange { minVariantPrice ${money} maxVariantPrice ${money} }
	compareAtPriceRange { minVariantPrice ${money} maxVariantPrice ${money} }
	featuredImage ${image} media(first: 250) { nodes { ${medium} } }
	options(first: 250) { id name optionValues { id name swatch { color } firstSelectableVariant { id } } }
	variants(first: 250) { nodes {
		id title sku barcode price ${money} compareAtPrice ${money} unitPrice ${money}
		unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue measuredType }
		image ${image} selectedOptions { name value } availableForSale quantityAvailable currentlyNotInStock
		requiresShipping weight weightUnit quantityRule { minimum maximum increment } product { handle }
		lowest: metafield(namespace: "custom", key: "lowest_price_30d") { type value } } }
	metafields(identifiers: [{namespace: "custom", key: "details"}, {namespace: "custom", key: "shipping"}, {namespace: "custom", key: "lowest_price_30d"}]) { type value }
	colors: metafield(namespace: "custom", key: "filter_color") { references(first: 9) { nodes { ... on Metaobject { id handle field(key: "color") { value } } } } }
	siblings: metafield(namespace: "custom", key: "matching_colors") { references(first: 9) { nodes { ... on Product { handle } } } }
	collections(first: 9) { nodes { handle title descriptionHtml image ${image} } }
`;

test.each([
	['DE', 'DE', 'EUR'],
	['US', 'EN', 'USD'],
])('the whole catalogue is served in %s/%s', async (country, language, currency) => {
	const data = await shop.data(
		`query @inContext(country: ${country}, language: ${language}) { products(first: 250) { nodes { ${product} } } collections(first: 250) { nodes { handle title products(first: 250) { nodes { handle } } } } }`,
	);
	const published = catalogue.products.filter((entry) => entry.published !== false);
	expect(data.products.nodes).toHaveLength(published.length);
	expect(data.collections.nodes).toHaveLength(catalogue.collections.length);
	// A picture without its file would have version 0.
	expect(JSON.stringify(data)).not.toContain('?v=0"');
	for (const node of data.products.nodes) {
		expect(node.title).not.toBe('');
		expect(node.variants.nodes.length).toBeGreaterThan(0);
		expect(node.priceRange.minVariantPrice.currencyCode).toBe(currency);
	}
});

test('the map has media of every kind, each with its file', async () => {
	const data = await shop.data(
		`{ product(handle: "aerolume") { media(first: 250) { nodes { ${medium} } } } }`,
	);
	const nodes: Json[] = data.product.media.nodes;
	expect(new Set(nodes.map(({ mediaContentType }) => mediaContentType))).toEqual(
		new Set(['IMAGE', 'MODEL_3D', 'VIDEO', 'EXTERNAL_VIDEO']),
	);
	expect(nodes[0].mediaContentType).toBe('IMAGE');
	const sources: Json[] = nodes.flatMap((node) => node.sources ?? []);
	expect(new Set(sources.map(({ mimeType }) => mimeType))).toEqual(
		new Set(['model/gltf-binary', 'video/mp4', 'video/webm']),
	);
	for (const { url, mimeType, filesize } of sources) {
		const response = await fetch(url);
		expect(response.headers.get('content-type')).toBe(mimeType);
		const { byteLength } = await response.arrayBuffer();
		if (filesize !== undefined) expect(byteLength).toBe(filesize);
	}
});

test('metafields refer to a variant’s own media, by id and as references', async () => {
	const { product } = await shop.data(`query @inContext(language: EN) {
		product(handle: "aerolume") {
			box: metafield(namespace: "custom", key: "box_picture") { type reference { ... on MediaImage { image { url } } } }
			properties: metafield(namespace: "custom", key: "option_properties") { type value }
			variants(first: 1) { nodes {
				region: metafield(namespace: "custom", key: "region") { type value }
				night: metafield(namespace: "custom", key: "night_picture") { id type value reference { ... on MediaImage { id } } }
				rooms: metafield(namespace: "custom", key: "room_pictures") { references(first: 3) { nodes { ... on MediaImage { image { url } } } } }
				steps: metafield(namespace: "custom", key: "step_pictures") { references(first: 3) { nodes { ... on MediaImage { image { url } } } } }
				media: metafield(namespace: "custom", key: "media") { id type value references(first: 10) { nodes { __typename ... on Node { id } } } }
			} }
		}
	}`);
	const { box, properties, variants } = product;
	expect(box.type).toBe('file_reference');
	expect(box.reference.image.url).toContain('/aerolume-packaging.webp');
	expect(properties).toEqual({
		type: 'list.single_line_text_field',
		value: '["region","material","size"]',
	});
	const [{ region, night, media, rooms, steps }] = variants.nodes;
	const filesOf = ({ references }: Json): string[] =>
		references.nodes.map(({ image }: Json) => image.url.replace(/^.*\/|\?.*$/g, ''));
	expect(filesOf(rooms)).toEqual([
		'aerolume-germany-oak-sofa-90x60.webp',
		'aerolume-germany-oak-sofa-90x60-night.webp',
		'aerolume-germany-oak-hallway-60x40.webp',
	]);
	expect(filesOf(steps)).toEqual([
		'aerolume-back.webp',
		'aerolume-power.webp',
		'aerolume-germany-closeup.webp',
	]);
	expect(region).toEqual({ type: 'single_line_text_field', value: 'germany' });
	expect(night.reference.id).toBe(night.value);
	expect(media.id).not.toBe(night.id);
	expect(media.type).toBe('list.file_reference');
	const references: { __typename: string; id: string }[] = media.references.nodes;
	expect(references.map(({ id }) => id)).toEqual(JSON.parse(media.value));
	expect(references.map(({ __typename }) => __typename)).toEqual([
		'MediaImage',
		'MediaImage',
		'MediaImage',
		'MediaImage',
		'MediaImage',
		'MediaImage',
		'MediaImage',
		'MediaImage',
		'Model3d',
		'Video',
	]);
});

test('a product that does not say what its options are has no such metafields', async () => {
	const { product } = await shop.data(`{ product(handle: "gift-card") {
		properties: metafield(namespace: "custom", key: "option_properties") { value }
		variants(first: 1) { nodes { media: metafield(namespace: "custom", key: "media") { value } } }
	} }`);
	expect(product).toEqual({ properties: null, variants: { nodes: [{ media: null }] } });
});

test('every menu item leads to what the shop has', async () => {
	const item = 'title type url resourceId resource { ... on Node { id } }';
	const menu = (handle: string) =>
		`menu(handle: "${handle}") { items { ${item} items { ${item} } } }`;
	const data = await shop.data(`{ header: ${menu('main-menu')} footer: ${menu('footer')} }`);
	const items: Json[] = [...data.header.items, ...data.footer.items].flatMap((one) => [
		one,
		...one.items,
	]);
	expect(items.length).toBeGreaterThan(10);
	const resources = ['PRODUCT', 'COLLECTION', 'PAGE', 'BLOG', 'ARTICLE', 'SHOP_POLICY'];
	for (const { title, type, url, resourceId, resource } of items) {
		expect(url, title).toMatch(/^https?:/);
		expect(resource?.id ?? null, title).toBe(resourceId);
		expect(resource !== null, title).toBe(resources.includes(type));
	}
});

test('a page, an article and the policies are served', async () => {
	const data = await shop.data(`query @inContext(language: EN) {
		pages(first: 9) { nodes { title body } }
		articles(first: 9) { nodes { title contentHtml excerpt image ${image} blog { title } } }
		shop { privacyPolicy { body } refundPolicy { body } shippingPolicy { body } termsOfService { body } subscriptionPolicy { body } legalNotice { body } contactInformation { body } termsOfSale { body } }
	}`);
	expect(data.pages.nodes).toHaveLength(1);
	expect(data.articles.nodes).toHaveLength(1);
	expect(data.articles.nodes[0].image.url).not.toContain('?v=0');
	const { termsOfSale, ...policies } = data.shop;
	expect(termsOfSale).toBeNull();
	expect(Object.values(policies).every((policy: Json) => policy.body.startsWith('<p>'))).toBe(true);
});
