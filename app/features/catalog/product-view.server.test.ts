import { describe, expect, test } from 'vitest';
import type { ProductCardFragment } from '~/shopify/storefront.generated';
import { type Product, toProductCard, toProductSeo, toProductView } from './product-view.server';

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' as const });
const image = (name: string) => ({ url: `https://cdn.example/${name}.webp`, altText: null });

function variant(
	id: number,
	frame: string,
	changes: Partial<Product['variants']['nodes'][0]> = {},
) {
	return {
		id: `gid://shopify/ProductVariant/${id}`,
		title: frame,
		availableForSale: true,
		currentlyNotInStock: false,
		requiresShipping: true,
		quantityAvailable: 24,
		price: eur('349.0'),
		image: image(`map-${id}`),
		selectedOptions: [{ name: 'Rahmen', value: frame }],
		sellingPlanAllocations: { nodes: [] },
		...changes,
	};
}

const oak = variant(1, 'Eiche', { availableForSale: false });
const black = variant(2, 'Schwarz', {
	price: eur('299.0'),
	compareAtPrice: eur('349.0'),
	lowestPrice: { value: JSON.stringify({ amount: '329.00', currency_code: 'EUR' }) },
});

const product: Product = {
	id: 'gid://shopify/Product/8',
	handle: 'aerolume',
	title: 'Aerolume',
	productType: 'Wandkarte',
	vendor: 'Aerolume',
	description: 'Eine Karte.',
	descriptionHtml: '<p>Eine <strong>Karte</strong>.</p>',
	isGiftCard: false,
	collections: { nodes: [] },
	availableForSale: true,
	requiresSellingPlan: false,
	seo: {},
	featuredImage: image('map-1'),
	priceRange: { minVariantPrice: eur('299.0'), maxVariantPrice: eur('349.0') },
	media: { nodes: [] },
	options: [
		{
			name: 'Rahmen',
			optionValues: [
				{ name: 'Eiche', firstSelectableVariant: oak },
				{ name: 'Schwarz', firstSelectableVariant: black },
			],
		},
	],
	selectedOrFirstAvailableVariant: black,
	adjacentVariants: [oak],
	variants: { nodes: [oak, black] },
};

/** The view with a given variant, by default the first. */
function viewOf(source: Product, variant = source.variants.nodes[0] ?? black, vatIncluded = true) {
	const choice = { variant, neighbours: source.variants.nodes };
	return toProductView(source, choice, vatIncluded, { market: 'DE', locale: 'de' });
}

test('the market decides which former price is crossed out', () => {
	expect(viewOf(product, black).variant.formerPrice?.amount).toBe('329.00');
	expect(viewOf(product, black, false).variant.formerPrice?.amount).toBe('349.0');
});

test('a unit price is stated where prices include VAT', () => {
	const cable = variant(3, '2 m', {
		unitPrice: eur('5.0'),
		unitPriceMeasurement: { referenceUnit: 'M', referenceValue: 1 },
	});
	expect(viewOf(product, cable).variant.unitPrice).toEqual({ price: eur('5.0'), measure: 'm' });
	expect(viewOf(product, cable, false).variant.unitPrice).toBeUndefined();
});

test('a variant has the colour of its option', () => {
	const optionValues = [
		{ name: 'Eiche', firstSelectableVariant: oak, swatch: { color: '#c89b66' } },
		{ name: 'Schwarz', firstSelectableVariant: black, swatch: { color: '#1b1d1f' } },
	];
	const colored = { ...product, options: [{ name: 'Rahmen', optionValues }] };
	expect(viewOf(colored, black).variant.color).toBe('#1b1d1f');
	expect(viewOf(product, black).variant.color).toBeUndefined();
});

test('a product has the rating of its reviews, and none without them', () => {
	const rating = { value: '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}' };
	const rated = { ...product, rating, ratingCount: { value: '12' } };
	expect(viewOf(rated).rating).toEqual({ value: '4.5', best: '5.0', count: 12 });
	expect(viewOf(product).rating).toBeUndefined();
});

test('models and films come after the pictures, each with its own text', () => {
	const nodes: Product['media']['nodes'] = [
		{
			__typename: 'Video',
			id: 'gid://shopify/Video/1',
			alt: 'Ein Tag in LEDs',
			previewImage: image('poster'),
			sources: [
				{
					url: 'https://cdn.example/day.mp4',
					format: 'mp4',
					mimeType: 'video/mp4',
					width: 9,
					height: 9,
				},
			],
		},
		{
			__typename: 'MediaImage',
			id: 'gid://shopify/MediaImage/1',
			alt: 'Ecke',
			image: null,
			previewImage: image('corner'),
		},
		{
			__typename: 'Model3d',
			id: 'gid://shopify/Model3d/1',
			alt: 'Modell',
			previewImage: null,
			sources: [],
		},
	];
	const view = viewOf({ ...product, media: { nodes } }, black);
	expect(view.gallery).toEqual([image('map-2'), { ...image('corner'), altText: 'Ecke' }]);
	expect(view.media).toMatchObject([
		{ kind: 'video', preview: { ...image('poster'), altText: 'Ein Tag in LEDs' } },
	]);
});

test('a film that shows another variant is left out', () => {
	const film = (id: string, alt: string) => ({
		__typename: 'ExternalVideo' as const,
		id,
		alt,
		previewImage: image(id),
		host: 'VIMEO' as const,
		originUrl: 'https://vimeo.com/76979871',
	});
	const nodes = [film('oak', 'Der Rahmen in Eiche'), film('hanging', 'Aufhängen')];
	const variants = { nodes: [{ ...oak, furtherMedia: { value: '["oak"]' } }, black] };
	const view = viewOf({ ...product, media: { nodes }, variants }, black);
	expect(view.media.map(({ preview }) => preview.altText)).toEqual(['Aufhängen']);
});

test('what is on backorder has the merchant’s lines about delivery, and no delivery time', () => {
	const source = {
		...product,
		deliveryDays: { value: '{"DE":[3,5]}' },
		shipping: { value: 'Als Paket.\nGut verpackt.' },
	};
	const view = viewOf(source, { ...black, currentlyNotInStock: true });
	expect(view.variant.stock.kind).toBe('backorder');
	expect(view.delivery).toEqual(['Als Paket.', 'Gut verpackt.']);
});

describe('a product with selling plans', () => {
	const yearly = {
		sellingPlan: { id: 'gid://shopify/SellingPlan/7', name: 'Jedes Jahr', description: null },
		priceAdjustments: [{ price: eur('269.1') }],
	};
	const planned = { ...black, sellingPlanAllocations: { nodes: [yearly] } };
	const sold = {
		...product,
		variants: { nodes: [planned] },
		selectedOrFirstAvailableVariant: planned,
	};

	test('has a price for each, and its own for those who buy once', () => {
		expect(viewOf(sold).variant).toMatchObject({
			price: eur('299.0'),
			planRequired: false,
			plans: [{ id: '7', name: 'Jedes Jahr', price: eur('269.1') }],
		});
	});

	test('that is sold by plan alone costs what the first plan says, and nothing is crossed out', () => {
		const variant = viewOf({ ...sold, requiresSellingPlan: true }).variant;
		expect(variant).toMatchObject({ price: eur('269.1'), planRequired: true });
		expect(variant).not.toHaveProperty('formerPrice');
	});

	test('a plan that leaves the price as it is costs as much as without it', () => {
		const same = { ...yearly, priceAdjustments: [] };
		const variant = { ...planned, sellingPlanAllocations: { nodes: [same] } };
		expect(viewOf({ ...sold, variants: { nodes: [variant] } }).variant.plans[0]?.price).toEqual(
			eur('299.0'),
		);
	});
});

test('siblings of other colours come with the colours’ names', () => {
	const color = (label: string, hex: string) => ({
		references: { nodes: [{ label: { value: label }, color: { value: hex } }] },
	});
	const black = {
		id: 'gid://shopify/Product/9',
		handle: 'frame-black',
		title: 'Rahmen in Schwarz',
		availableForSale: true,
		filterColor: color('Schwarz', '#1d1d1b'),
	};
	const view = viewOf({
		...product,
		filterColor: color('Eiche', '#c19a6b'),
		matchingColors: { references: { nodes: [black] } },
	});
	expect(view.siblings).toMatchObject([
		{ handle: 'aerolume', label: 'Eiche', colors: ['#c19a6b'], current: true },
		{ handle: 'frame-black', label: 'Schwarz', current: false },
	]);
});

describe('the product’s first picture', () => {
	const nodes: Product['media']['nodes'] = [
		{ __typename: 'MediaImage', id: '1', alt: '', image: image('map-1'), previewImage: null },
		{ __typename: 'MediaImage', id: '2', alt: '', image: image('corner'), previewImage: null },
	];
	const shown = (black: Product['variants']['nodes'][0]) => {
		const optionValues = [oak, black].map((variant) => ({
			name: variant.title,
			firstSelectableVariant: variant,
		}));
		const options = [{ name: 'Rahmen', optionValues }];
		const variants = { nodes: [oak, black] };
		const { gallery } = viewOf({ ...product, media: { nodes }, options, variants }, black);
		return gallery.map(({ url }) => url);
	};

	test('is one variant’s own where the others have theirs', () => {
		expect(shown(black)).toEqual([image('map-2').url, image('corner').url]);
	});

	test('is shared by all variants without their own', () => {
		expect(shown({ ...black, image: image('map-1') })).toEqual([
			image('map-1').url,
			image('corner').url,
		]);
	});
});

describe('metadata for search engines', () => {
	test('the merchant’s own texts come first', () => {
		const seo = { title: 'Karte kaufen', description: 'Kurz.' };
		expect(toProductSeo({ ...product, seo })).toMatchObject(seo);
	});

	test('else title and description, cut at a word', () => {
		const about = toProductSeo({
			...product,
			title: 'Drucke',
			description: `${'Flugwetter an der Wand '.repeat(10)}`,
		});
		expect(about.title).toBe('Drucke');
		expect(about.description).toMatch(/ (an|der|Wand|Flugwetter)…$/);
		expect(about.description.length).toBeLessThanOrEqual(160);
	});

	test('a product named like the site is called by its type', () => {
		expect(toProductSeo(product).title).toBe('Wandkarte');
	});

	test('the picture comes in the width of previews', () => {
		expect(toProductSeo(product).image).toBe('https://cdn.example/map-1.webp?width=1200');
	});
});

describe('a product in a list', () => {
	const card: ProductCardFragment = {
		id: 'gid://shopify/Product/7',
		handle: 'frame',
		title: 'Rahmen',
		availableForSale: true,
		priceRange: { minVariantPrice: eur('44.0'), maxVariantPrice: eur('44.00') },
		compareAtPriceRange: { minVariantPrice: eur('59.0') },
		lowestPrice: { value: JSON.stringify({ amount: '54.00', currency_code: 'EUR' }) },
		pricedVariants: { nodes: [] },
	};
	const featuredImage = { url: 'https://cdn.example/day.webp' };
	const ranged = { ...card, priceRange: { ...card.priceRange, maxVariantPrice: eur('79.0') } };

	test('has a title in which no line ends after `USB-`', () => {
		expect(toProductCard({ ...card, title: 'Kabel USB-C' }, 'DE').title).toBe('Kabel USB-\u2060C');
	});

	test('has one price, or one to start from', () => {
		expect(toProductCard(card, 'DE').from).toBe(false);
		expect(toProductCard(ranged, 'DE')).toMatchObject({ from: true, price: eur('44.0') });
	});

	test('crosses out the lowest price of 30 days in the EU, the compare-at price elsewhere', () => {
		expect(toProductCard(card, 'DE').formerPrice?.amount).toBe('54.00');
		expect(toProductCard(card, 'US').formerPrice?.amount).toBe('59.0');
	});

	test('crosses out no compare-at price but that of the cheapest variant, and shows that one then', () => {
		const cardWith = (cheapest: { compareAtPrice: ReturnType<typeof eur> | null }) => {
			const large = {
				id: 'gid://1',
				price: eur('79.0'),
				compareAtPrice: eur('99.0'),
				image: featuredImage,
				nightPicture: null,
			};
			const small = {
				...large,
				id: 'gid://2',
				price: eur('44.00'),
				image: { url: 'https://cdn.example/small.webp' },
				...cheapest,
			};
			const nodes = [large, small];
			return toProductCard({ ...ranged, featuredImage, pricedVariants: { nodes } }, 'US');
		};
		const reduced = cardWith({ compareAtPrice: eur('59.0') });
		expect(reduced).toMatchObject({
			formerPrice: eur('59.0'),
			variantId: '2',
			picture: { url: 'https://cdn.example/small.webp' },
		});
		const usual = cardWith({ compareAtPrice: null });
		expect(usual).not.toHaveProperty('formerPrice');
		expect(usual).not.toHaveProperty('variantId');
		expect(usual.picture).toEqual(featuredImage);
		expect(toProductCard(ranged, 'US').formerPrice).toBeUndefined();
	});

	test('has the options and the former price of the variant that was searched for', () => {
		const named = { ...black, image: image('map-2'), nightPicture: null };
		const found = toProductCard({ ...card, named: { ...named, title: 'USA / Schwarz' } }, 'DE');
		expect(found).toMatchObject({ title: 'Rahmen, USA, Schwarz', from: false });
		expect(found.formerPrice?.amount).toBe('329.00');
		expect(toProductCard({ ...card, named }, 'US').formerPrice?.amount).toBe('349.0');
	});

	test('has the view of its picture at night, not that of another picture', () => {
		const night = { url: 'https://cdn.example/night.webp', width: 2400 };
		const withVariant = (image: { url: string }) => ({
			...card,
			featuredImage,
			pricedVariants: {
				nodes: [
					{
						id: 'gid://1',
						price: eur('44.00'),
						image,
						nightPicture: { reference: { image: night } },
					},
				],
			},
		});
		expect(toProductCard(withVariant(featuredImage), 'DE').picture?.atNight).toEqual(night);
		const other = { url: 'https://cdn.example/other.webp' };
		expect(toProductCard(withVariant(other), 'DE').picture).toEqual(featuredImage);
	});

	test('has the picture of the variant for the visitor’s country', () => {
		const plug = { id: 'gid://shopify/ProductVariant/7', price: eur('44.0') };
		const countries = { value: '["US","CA"]' };
		const nodes = [plug, { ...plug, image: image('us-plug'), countries }];
		const plugs = { ...card, featuredImage, pricedVariants: { nodes } };
		expect(toProductCard(plugs, 'US').picture).toEqual(image('us-plug'));
		expect(toProductCard(plugs, 'DE').picture).toEqual(featuredImage);
	});
});

test('a gift card’s values are shown as prices', () => {
	const { options } = viewOf({ ...product, isGiftCard: true });
	expect(options).toMatchObject([
		{ chosen: '349\u00a0€', values: [{ name: '349\u00a0€' }, { name: '299\u00a0€' }] },
	]);
});
