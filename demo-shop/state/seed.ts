import type { VariantRecord } from '../shop/catalogue-index';
import { randomHex } from '../shop/ids';
import { includedVat, textKey } from '../shop/markets';
import { formatFixed, parseAmount } from '../shop/money';
import type { Shop } from '../shop/shop';
import { variantTitle } from '../shop/variant-title';
import { definitionChanges } from './definitions';
import { hashPassword } from './passwords';
import type { AddressRecord, CustomerRecord, OrderRecord } from './records';
import type { Change } from './store';

const day = 24 * 60 * 60 * 1000;
const customerId = 7_100_000_000_001;

const home: AddressRecord = {
	id: 8_100_000_000_001,
	firstName: 'Mara',
	lastName: 'Lindner',
	company: null,
	address1: 'Flughafenstraße 12',
	address2: null,
	zip: '12053',
	city: 'Berlin',
	provinceCode: null,
	province: null,
	countryCode: 'DE',
	phone: '+49 30 5550123',
};

const office: AddressRecord = {
	...home,
	id: 8_100_000_000_002,
	company: 'Lindner Avionik GmbH',
	address1: 'Werftweg 3',
	zip: '22335',
	city: 'Hamburg',
	phone: null,
};

/** The initial state: the demo customer with two addresses and two orders. */
export function seedChanges(shop: Shop): Change[] {
	const now = shop.clock();
	const customer: CustomerRecord = {
		id: customerId,
		email: 'demo@aerolume.example',
		firstName: 'Mara',
		lastName: 'Lindner',
		phone: '+49305550123',
		acceptsMarketing: false,
		tags: [],
		passwordHash: demoPasswordHash(),
		addresses: [home, office],
		defaultAddressId: home.id,
		createdAt: now - 400 * day,
		updatedAt: now - 40 * day,
	};
	const variants = shop.catalogue.products.flatMap(({ variants }) => variants.slice(0, 1));
	const orders = [
		pastOrder(1001, now - 380 * day, variants.slice(0, 1), home),
		pastOrder(1002, now - 40 * day, variants.slice(1, 3), office),
	].filter((order) => order.lines.length > 0);
	return [
		{ table: 'customers', key: String(customer.id), value: customer },
		...orders.map((order): Change => ({ table: 'orders', key: String(order.id), value: order })),
		...definitionChanges(shop),
		counter('order', 5_900_000_000_002),
		counter('orderNumber', 1002),
	];
}

let knownPasswordHash: string | null = null;

/** Cached, since hashing is slow and a reset needs it again. */
function demoPasswordHash(): string {
	knownPasswordHash ??= hashPassword('aerolume-demo');
	return knownPasswordHash;
}

function counter(name: string, value: number): Change {
	return { table: 'counters', key: name, value: { name, value } };
}

function pastOrder(
	orderNumber: number,
	processedAt: number,
	variants: VariantRecord[],
	address: AddressRecord,
): OrderRecord {
	const cents = variants.map((variant) => parseAmount(variant.data.price.EUR));
	const subtotal = cents.reduce((sum, amount) => sum + amount, 0n);
	const shipping = parseAmount('4.90');
	const total = subtotal + shipping;
	return {
		id: 5_900_000_000_000 + orderNumber - 1000,
		key: randomHex(32),
		statusToken: randomHex(32),
		orderNumber,
		processedAt,
		customerId,
		email: 'demo@aerolume.example',
		phone: null,
		language: 'DE',
		countryCode: 'DE',
		currency: 'EUR',
		lines: variants.map((variant, index) => ({
			variantId: variant.data.id,
			title: variant.product.data.title[textKey('DE')],
			variantTitle: variantTitle(variant, 'DE'),
			imageFile: (variant.image ?? variant.product.images[0])?.data.file ?? null,
			quantity: 1,
			originalTotal: formatFixed(cents[index] ?? 0n),
			discountedTotal: formatFixed(cents[index] ?? 0n),
			attributes: [],
		})),
		subtotal: formatFixed(subtotal),
		discount: '0.00',
		shipping: formatFixed(shipping),
		tax: formatFixed(includedVat(total)),
		taxIncluded: true,
		total: formatFixed(total),
		shippingAddress: address,
		billingAddress: address,
		fulfillmentStatus: 'FULFILLED',
		note: '',
		fulfillments: [
			{
				sentAt: processedAt + 2 * day,
				trackingCompany: 'DHL',
				trackingNumber: `0034043416108${orderNumber}`,
				trackingUrl: `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=0034043416108${orderNumber}`,
				lines: variants.map((_variant, position) => ({ position, quantity: 1 })),
			},
		],
	};
}
