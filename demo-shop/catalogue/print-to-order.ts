import { posters } from './posters';
import { parcelDays, tubeShipping } from './shipping';
import type { CatalogueOption, CatalogueProduct, CatalogueVariant } from './types';

const papers = 16;
const inks = 16;
const sizes = 8;

/** One image for each paper. */
const images = posters.flatMap((poster) => poster.images.slice(0, 3)).slice(0, papers);

/** A product with 2,048 variants, the platform's maximum. */
export const printToOrder: CatalogueProduct = {
	id: 8_200_000_000_000,
	handle: 'print-to-order',
	title: { de: 'Druck nach Wunsch', en: 'Print to order' },
	descriptionHtml: {
		de: '<p>Papier, Farbe und Größe wählst du, gedruckt wird auf Bestellung.</p>',
		en: '<p>Choose your paper, ink, and size; we print it to order.</p>',
	},
	productType: { de: 'Druck', en: 'Print' },
	vendor: 'Aerolume',
	tags: ['print'],
	options: [
		option('paper', 'Papier', 'Paper', papers),
		option('ink', 'Farbe', 'Ink', inks),
		option('size', 'Größe', 'Size', sizes),
	],
	variants: Array.from({ length: papers * inks * sizes }, (_, number) => variant(number)),
	images,
	shipping: tubeShipping,
	deliveryDays: parcelDays,
	createdAt: '2026-03-01T08:00:00Z',
	updatedAt: '2026-10-01T08:00:00Z',
};

/** Values are numbered from 1: "Paper 1" to "Paper 16". */
function option(key: string, de: string, en: string, count: number): CatalogueOption {
	return {
		key,
		name: { de, en },
		values: Array.from({ length: count }, (_, index) => ({
			key: `${index}`,
			name: { de: `${de} ${index + 1}`, en: `${en} ${index + 1}` },
		})),
	};
}

/** In the order of the options, the last one changes fastest. Each costs a cent more than the one before. */
function variant(number: number): CatalogueVariant {
	const paper = Math.floor(number / (inks * sizes));
	const ink = Math.floor(number / sizes) % inks;
	const size = number % sizes;
	const price = (2000 + number) / 100;
	return {
		id: 44_200_000_000_001 + number,
		sku: `PTO-${paper + 1}-${ink + 1}-${size + 1}`,
		options: { paper: `${paper}`, ink: `${ink}`, size: `${size}` },
		price: { EUR: price.toFixed(2), USD: (price + 2).toFixed(2) },
		stock: number % 17 === 11 ? 0 : 20,
		...(images[paper] && { image: images[paper].file }),
		weight: 210,
		requiresShipping: true,
	};
}
