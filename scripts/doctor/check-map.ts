import * as v from 'valibot';
import { regionKeys } from '../../app/features/weather/weather-view';
import { locales } from '../../app/i18n/locales';
import { site } from '../../app/site';
import { readMapProduct } from '../shop/read-shop';
import { dataOf, type ShopAccess } from '../shop/shop-access';
import { type CheckFinding, fine, problem } from './finding';

/** A map product without one of these misses a part of its page. */
const PRODUCT_KEYS = ['details', 'shipping', 'option_properties', 'box_picture'] as const;
const VARIANT_KEYS = ['region', 'night_picture'] as const;

const field = (key: string) => `${key}: metafield(namespace: "custom", key: "${key}") { value }`;

const MAP_QUERY = `query DoctorMap($handle: String!, $country: CountryCode, $language: LanguageCode)
@inContext(country: $country, language: $language) {
	product(handle: $handle) {
		availableForSale
		${PRODUCT_KEYS.map(field).join('\n')}
		variants(first: 250) { nodes { ${VARIANT_KEYS.map(field).join('\n')} } }
	}
}`;

const value = v.nullable(v.object({ value: v.string() }));

const mapData = v.object({
	product: v.nullable(
		v.object({
			availableForSale: v.boolean(),
			details: value,
			shipping: value,
			option_properties: value,
			box_picture: value,
			variants: v.object({ nodes: v.array(v.object({ region: value, night_picture: value })) }),
		}),
	),
});

/** The map product, in every language's own country. @param hasAdminAccess whether the Admin API can be used */
export async function checkMap(shop: ShopAccess, hasAdminAccess: boolean): Promise<CheckFinding[]> {
	const page = `Products → ${site.product}`;
	for (const { country, language } of Object.values(locales)) {
		const variables = { handle: site.product, country, language };
		const { product } = v.parse(mapData, dataOf(await shop.storefront(MAP_QUERY, variables)));
		if (!product) return [await missingMap(shop, country, hasAdminAccess)];
		if (!product.availableForSale) {
			return [
				problem(
					'warning',
					`The map product "${site.product}" cannot be bought in ${country}`,
					'Check stock, price and market of its variants.',
					page,
				),
			];
		}
		const { nodes } = product.variants;
		const missing = [
			...PRODUCT_KEYS.filter((key) => !product[key]).map((key) => `custom.${key}`),
			...VARIANT_KEYS.filter((key) => !nodes.every((node) => node[key])).map(
				(key) => `custom.${key} of each variant`,
			),
		];
		if (missing.length > 0) {
			return [
				problem(
					'warning',
					`The map product lacks ${missing.join(', ')}`,
					'Fill in these metafields; docs/operations.md says what each is for.',
					`${page} → Metafields`,
				),
			];
		}
		const unknown = nodes.flatMap(({ region }) =>
			region && !regionKeys.some((key) => key === region.value) ? region.value : [],
		);
		if (unknown.length > 0) {
			return [
				problem(
					'warning',
					`custom.region has the unknown value "${unknown[0]}"`,
					`Set one of ${regionKeys.join(', ')}.`,
					`${page} → the variant → Metafields`,
				),
			];
		}
	}
	return [fine(`"${site.product}" is sold, with all its metafields`)];
}

async function missingMap(
	shop: ShopAccess,
	country: string,
	hasAdminAccess: boolean,
): Promise<CheckFinding> {
	const known = hasAdminAccess ? await readMapProduct(shop).catch(() => null) : null;
	if (known) {
		return problem(
			'error',
			`The map product "${site.product}" is not published for ${country} (status ${known.status})`,
			'Set its status to Active, and publish it to the storefront’s sales channel and to the market.',
			`Products → ${site.product} → Publishing`,
		);
	}
	return problem(
		'error',
		`There is no map product "${site.product}"`,
		`Run "${shop.setupCommand}", or create it with this handle, or change site.product in app/site.ts.`,
		'Products → Add product',
	);
}
