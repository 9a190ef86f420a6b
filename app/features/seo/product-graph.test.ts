import { expect, test } from 'vitest';
import type { VariantFacts } from './product-facts';
import { type GraphProduct, type ProductGraphInput, productGraph } from './product-graph';

interface Thing {
	hasVariant?: object[];
	offers?: object;
}

const variant: VariantFacts = {
	id: 'gid://shopify/ProductVariant/1',
	title: 'Oak / A3',
	sku: 'X-1',
	barcode: '4006381333931',
	availableForSale: true,
	currentlyNotInStock: false,
	requiresShipping: true,
	price: { amount: '12.5', currencyCode: 'EUR' },
	selectedOptions: [
		{ name: 'Frame', value: 'Oak' },
		{ name: 'Size', value: 'A3' },
		{ name: 'Region', value: 'Alps' },
	],
};

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });

function graphOf(
	variants: VariantFacts[],
	{
		product: changes,
		...input
	}: Partial<Omit<ProductGraphInput, 'product'>> & {
		product?: Partial<GraphProduct>;
	} = {},
): Thing[] {
	const product: GraphProduct = {
		id: 'gid://shopify/Product/7',
		handle: 'print',
		title: 'Print',
		description: '',
		productType: 'Poster',
		vendor: 'Printer',
		isGiftCard: false,
		requiresSellingPlan: false,
		optionProperties: { value: '["material","size","region"]' },
		priceRange: { minVariantPrice: eur('51.0'), maxVariantPrice: eur('100.0') },
		variantsCount: { count: variants.length },
		variants: { nodes: variants },
		...changes,
	};
	return productGraph({
		product,
		siteUrl: 'https://shop.example',
		pageUrl: 'https://shop.example/products/print',
		market: 'DE',
		description: 'A print.',
		chosen: variants[0] ?? variant,
		...input,
	}) as Thing[];
}

const many = (count: number) =>
	Array.from({ length: count }, (_, index) => ({
		...variant,
		id: `gid://shopify/ProductVariant/${index + 1}`,
		price: { amount: `${100 - index}.0`, currencyCode: 'EUR' },
	}));

test('a product without options is one product, with the URL of its page', () => {
	const [product] = graphOf([variant]);
	expect(product).toMatchObject({
		'@type': 'Product',
		'@id': 'https://shop.example/products/print#product',
		sku: 'X-1',
		gtin: '4006381333931',
		brand: { name: 'Printer' },
		offers: { url: 'https://shop.example/products/print', price: '12.5', priceCurrency: 'EUR' },
	});
});

test('a barcode for use inside one shop is no GTIN', () => {
	expect(graphOf([{ ...variant, barcode: '2900000000018' }])[0]).not.toHaveProperty('gtin');
});

test.each([
	[{}, 'InStock'],
	[{ currentlyNotInStock: true }, 'BackOrder'],
	[{ availableForSale: false }, 'OutOfStock'],
])('%j is %s', (facts, availability) => {
	expect(graphOf([{ ...variant, ...facts }])[0]).toMatchObject({
		offers: { availability: `https://schema.org/${availability}` },
	});
});

test('a product sold by subscription only has the price of its first plan', () => {
	const plan = (amount: string) => ({
		sellingPlan: { id: 'gid://shopify/SellingPlan/7', name: 'Yearly' },
		priceAdjustments: [{ price: eur(amount) }],
	});
	const planned = {
		...variant,
		compareAtPrice: eur('20.0'),
		sellingPlanAllocations: { nodes: [plan('11.25'), plan('10.0')] },
	};
	expect(graphOf([planned])[0]).toMatchObject({ offers: { price: '12.5' } });
	const [product] = graphOf([planned], { market: 'US', product: { requiresSellingPlan: true } });
	expect(product).toMatchObject({ offers: { price: '11.25' } });
	expect(product?.offers).not.toHaveProperty('priceSpecification');
});

test('in the EU the former price is the lowest of the last 30 days, or none', () => {
	const reduced = {
		...variant,
		compareAtPrice: { amount: '20.0', currencyCode: 'EUR' },
	};
	const known = {
		...reduced,
		lowestPrice: { value: '{"amount":"15.0","currency_code":"EUR"}' },
	};
	expect(graphOf([reduced])[0]?.offers).not.toHaveProperty('priceSpecification');
	expect(graphOf([known])[0]).toMatchObject({ offers: { priceSpecification: { price: '15.0' } } });
	expect(graphOf([known], { market: 'US' })[0]).toMatchObject({
		offers: { priceSpecification: { price: '20.0' } },
	});
});

test('a product to be shipped states its destination, known costs, and in the EU its return period', () => {
	const [, shipping, withdrawal] = graphOf([variant], { shippingRate: eur('4.90') });
	expect(shipping).toMatchObject({
		shippingDestination: { addressCountry: 'DE' },
		shippingRate: { value: '4.90', currency: 'EUR' },
	});
	expect(graphOf([variant])[1]).not.toHaveProperty('shippingRate');
	expect(withdrawal).toMatchObject({ applicableCountry: 'DE', merchantReturnDays: 14 });
	expect(graphOf([variant], { market: 'US' })).toHaveLength(2);
	expect(graphOf([{ ...variant, requiresShipping: false }])).toHaveLength(1);
});

test('variants are in a group, each with its own offer and properties', () => {
	const [group] = graphOf(many(3));
	expect(group).toMatchObject({
		'@type': 'ProductGroup',
		productGroupID: '7',
		variesBy: ['https://schema.org/material', 'https://schema.org/size'],
	});
	expect(group).not.toHaveProperty('offers');
	expect(group?.hasVariant).toHaveLength(3);
	expect(group?.hasVariant?.[1]).toMatchObject({
		name: 'Print, Oak / A3',
		material: 'Oak',
		size: 'A3',
		offers: { url: 'https://shop.example/products/print?variant=2', price: '99.0' },
	});
});

test('up to 100 variants are all listed, the chosen one first', () => {
	const variants = many(100);
	const [group] = graphOf(variants, { chosen: variants[44] });
	expect(group?.hasVariant).toHaveLength(100);
	expect(group?.hasVariant?.[0]).toMatchObject({ offers: { price: '56.0' } });
	expect(group).not.toHaveProperty('offers');
});

test('with more variants than a page lists, it has the range of all prices', () => {
	const [group] = graphOf(many(101));
	expect(group?.hasVariant).toHaveLength(100);
	expect(group?.offers).toMatchObject({ lowPrice: '51.0', highPrice: '100.0', offerCount: 101 });
});

test('the range is that of all variants, including those missing in the response', () => {
	const priceRange = { minVariantPrice: eur('5.0'), maxVariantPrice: eur('500.0') };
	const chosen = { ...variant, id: 'gid://shopify/ProductVariant/999', price: eur('77.0') };
	const product = { priceRange, variantsCount: { count: 2048 } };
	const [group] = graphOf(many(250), { chosen, product });
	expect(group?.offers).toMatchObject({ lowPrice: '5.0', highPrice: '500.0', offerCount: 2048 });
	expect(group?.hasVariant).toHaveLength(100);
	expect(group?.hasVariant?.[0]).toMatchObject({ offers: { price: '77.0' } });
});
