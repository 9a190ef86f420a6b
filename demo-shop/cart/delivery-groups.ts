import { createHash } from 'node:crypto';
import { gid } from '../shop/ids';
import { findMarket } from '../shop/markets';
import { parseAmount } from '../shop/money';
import type { AddressRecord, CartRecord } from '../state/records';
import type { PricedCart, PricedLine } from './priced-cart';

/** A rate for the delivery of a cart. */
export interface DeliveryOption {
	handle: string;
	title: string;
	description: string;
	cents: bigint;
}

/** Lines that are delivered to one address. */
export interface DeliveryGroup {
	/** 32 hex digits, the same as long as the cart exists. */
	id: string;
	address: AddressRecord;
	lines: PricedLine[];
	options: DeliveryOption[];
}

export function selectedAddress({ deliveryAddresses }: CartRecord): AddressRecord | null {
	return deliveryAddresses?.find(({ selected }) => selected)?.address ?? null;
}

/** What is shipped to the selected address; null without one. */
export function deliveryGroup(cart: PricedCart): DeliveryGroup | null {
	const { record } = cart;
	const address = selectedAddress(record);
	const lines = cart.lines.filter(
		({ record: { quantity }, variant }) => quantity > 0 && variant.data.requiresShipping,
	);
	if (!address || lines.length === 0) {
		return null;
	}
	const market = findMarket(address.countryCode);
	// An assumption, not documented by Shopify: no option where the shop does not deliver.
	const options = market
		? [
				{
					handle: hash(`${market.handle} ${market.shipping}`),
					title: 'Standard',
					description: '',
					cents: parseAmount(market.shipping),
				},
			]
		: [];
	return { id: hash(record.token), address, lines, options };
}

export function deliveryGroupGid({ token }: CartRecord, { id }: DeliveryGroup): string {
	return gid('CartDeliveryGroup', `${id}?cart=${token}`);
}

function hash(text: string): string {
	return createHash('md5').update(text).digest('hex');
}
