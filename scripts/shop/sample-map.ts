import { regionKeys } from '../../app/features/weather/weather-view';
import { site } from '../../app/site';

/** A map product to begin with, in every region. It is a draft: the merchant sets price, stock, pictures and texts. */
export const sampleMap = {
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

function metafield(key: string, type: string, value: string) {
	return { namespace: 'custom', key, type, value };
}
