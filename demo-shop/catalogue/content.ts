import { blogs } from './blogs';
import { menus } from './menus';
import { pages } from './pages';
import { policies } from './policies';
import type { CatalogueContent, CatalogueLocation, CatalogueMetaobject } from './types';

/** The workshop, for pickup. */
const locations: CatalogueLocation[] = [
	{
		id: 71_000_000_001,
		name: 'Werkstatt Musterstadt',
		address1: 'Musterstraße 12',
		zip: '12345',
		city: 'Musterstadt',
		countryCode: 'DE',
		phone: '+493023125014',
		latitude: 52.52,
		longitude: 13.405,
		pickUpTime: {
			de: 'Normalerweise in 24 Stunden bereit',
			en: 'Usually ready in 24 hours',
		},
	},
];

/** One entry with a reference of each kind. */
const metaobjects: CatalogueMetaobject[] = [
	{
		id: 1001,
		type: 'room_idea',
		handle: 'above-the-desk',
		updatedAt: '2026-03-18T09:20:00Z',
		fields: {
			title: {
				type: 'single_line_text_field',
				value: { de: 'Über dem Schreibtisch', en: 'Above the desk' },
			},
			picture: {
				type: 'file_reference',
				reference: {
					type: 'MediaImage',
					product: 'aerolume',
					file: 'aerolume-germany-oak-desk-60x40-night.webp',
				},
			},
			collection: {
				type: 'collection_reference',
				reference: { type: 'Collection', handle: 'maps' },
			},
			page: { type: 'page_reference', reference: { type: 'Page', handle: 'about' } },
			color: {
				type: 'metaobject_reference',
				reference: { type: 'Metaobject', of: 'color', handle: 'oak' },
			},
			products: {
				type: 'list.product_reference',
				references: [
					{ type: 'Product', handle: 'aerolume' },
					{ type: 'Product', handle: 'power-supply-usb-c' },
				],
			},
		},
	},
];

/** What the shop publishes besides its products. */
export const content: CatalogueContent = {
	pages,
	blogs,
	policies,
	menus,
	locations,
	metaobjects,
};
