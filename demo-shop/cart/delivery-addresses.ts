import { randomUUID } from 'node:crypto';
import { findZone, hasZones } from '../customers/places';
import type { RequestContext } from '../schema/request-context';
import { gid, parseGid } from '../shop/ids';
import { findMarket } from '../shop/markets';
import type { Shop } from '../shop/shop';
import { customerByToken } from '../state/customers';
import type { AddressRecord, CartAddressRecord, CartRecord } from '../state/records';
import type { CartUserError } from './cart-input';
import { type CartResult, changeCart, failure, saveCart } from './change-cart';
import { deliveryGroup, deliveryGroupGid } from './delivery-groups';
import { priceCart } from './priced-cart';

type AddressField =
	| 'address1'
	| 'address2'
	| 'city'
	| 'company'
	| 'countryCode'
	| 'firstName'
	| 'lastName'
	| 'phone'
	| 'provinceCode'
	| 'zip';

export interface SelectableAddressInput {
	address?: {
		deliveryAddress?: Partial<Record<AddressField, string | null>> | null;
		copyFromCustomerAddressId?: string | null;
	} | null;
	oneTimeUse?: boolean | null;
	selected?: boolean | null;
	validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

export interface SelectableAddressUpdateInput extends SelectableAddressInput {
	id: string;
}

export interface DeliverySelection {
	deliveryGroupId: string;
	deliveryOptionHandle: string;
}

const required: Partial<Record<AddressField, string>> = {
	lastName: 'A last name is required in order to continue.',
	address1: 'An address is required in order to continue.',
	provinceCode: 'The specified country requires a zone.',
	zip: 'Country specified requires a postal code in order to continue.',
	city: 'A city is required in order to continue.',
};

/** Countries whose addresses need a state, no postal code, or no city, of those that the shop sells to. */
const withZone = ['AU', 'CA', 'ES', 'IE', 'IT', 'JP', 'PT', 'RO', 'US'];
const withoutZip = ['RO', 'SG'];
const withoutCity = ['SG'];

export function addDeliveryAddresses(
	context: RequestContext,
	id: string,
	inputs: readonly SelectableAddressInput[],
): CartResult {
	return changeCart(context, id, (cart) =>
		saveWithNew(context, cart, cart.deliveryAddresses ?? [], inputs),
	);
}

export function replaceDeliveryAddresses(
	context: RequestContext,
	id: string,
	inputs: readonly SelectableAddressInput[],
): CartResult {
	return changeCart(context, id, (cart) => saveWithNew(context, cart, [], inputs));
}

/** Saves the cart with these addresses and the new ones, unless one of the new ones is refused. */
function saveWithNew(
	context: RequestContext,
	cart: CartRecord,
	before: readonly CartAddressRecord[],
	inputs: readonly SelectableAddressInput[],
): CartResult {
	const { errors, addresses } = newAddresses(context.shop, cart, inputs);
	return errors.length > 0
		? failure(cart, ...errors)
		: saveCart(context, withAddresses(cart, before, addresses));
}

export function updateDeliveryAddresses(
	context: RequestContext,
	id: string,
	inputs: readonly SelectableAddressUpdateInput[],
): CartResult {
	return changeCart(context, id, (cart) => {
		const existing = cart.deliveryAddresses ?? [];
		const known = new Set(existing.map(idOf));
		const unknown = inputs.findIndex((input) => !known.has(input.id));
		if (unknown >= 0) {
			const field = ['addresses', String(unknown)];
			return failure(cart, addressDoesNotExist(field, inputs[unknown]?.id ?? ''));
		}
		const errors = checkInputs(context.shop, cart, inputs);
		if (errors.length > 0) {
			return failure(cart, ...errors);
		}
		const changed = inputs.flatMap((input) =>
			existing
				.filter((each) => idOf(each) === input.id)
				.map((each) => ({
					...each,
					selected: input.selected ?? each.selected,
					oneTimeUse: input.oneTimeUse ?? each.oneTimeUse,
					address: input.address ? toAddress(context.shop, cart, input) : each.address,
				})),
		);
		return saveCart(context, withAddresses(cart, existing, changed));
	});
}

export function removeDeliveryAddresses(
	context: RequestContext,
	id: string,
	addressIds: readonly string[],
): CartResult {
	return changeCart(context, id, (cart) => {
		const existing = cart.deliveryAddresses ?? [];
		const known = new Set(existing.map(idOf));
		const unknown = addressIds.findIndex((each) => !known.has(each));
		if (unknown >= 0) {
			const field = ['addressIds', String(unknown)];
			return failure(cart, addressDoesNotExist(field, addressIds[unknown] ?? ''));
		}
		const left = existing.filter((each) => !addressIds.includes(idOf(each)));
		return saveCart(context, { ...cart, deliveryAddresses: left });
	});
}

/** Each group has one option, which is always selected. */
export function selectDeliveryOptions(
	context: RequestContext,
	id: string,
	selections: readonly DeliverySelection[],
): CartResult {
	return changeCart(context, id, (cart) => {
		const group = deliveryGroup(priceCart(context.shop, cart));
		const error = selections.flatMap(({ deliveryGroupId, deliveryOptionHandle }) => {
			if (!group || deliveryGroupId !== deliveryGroupGid(cart, group)) {
				// Assumed: field and message; the code is the schema's.
				return optionError('INVALID_DELIVERY_GROUP', 'The delivery group is not valid.');
			}
			return group.options.some(({ handle }) => handle === deliveryOptionHandle)
				? []
				: optionError(
						'INVALID_DELIVERY_OPTION',
						`The delivery option with handle ${deliveryOptionHandle} is not valid.`,
					);
		})[0];
		return error ? failure(null, error) : saveCart(context, cart);
	});
}

/** The addresses of a new cart, or their errors. */
export function newAddresses(
	shop: Shop,
	cart: CartRecord,
	inputs: readonly SelectableAddressInput[],
): {
	addresses: CartAddressRecord[];
	errors: CartUserError[];
} {
	const errors = checkInputs(shop, cart, inputs);
	const addresses = inputs.map((input) => ({
		id: randomUUID(),
		selected: input.selected ?? false,
		oneTimeUse: input.oneTimeUse ?? false,
		address: toAddress(shop, cart, input),
	}));
	return { addresses, errors };
}

/**
 * The cart with changed or added addresses; one that becomes selected takes the place of another. Assumed: the cart's
 * country follows, since the stock of a live shop did.
 */
export function withAddresses(
	cart: CartRecord,
	existing: readonly CartAddressRecord[],
	changed: readonly CartAddressRecord[],
): CartRecord {
	const selected = changed.find((each) => each.selected);
	const kept = existing.map((each) => changed.find(({ id }) => id === each.id) ?? each);
	const added = changed.filter(({ id }) => !existing.some((each) => each.id === id));
	const deliveryAddresses = [...kept, ...added].map((each) =>
		selected ? { ...each, selected: each.id === selected.id } : each,
	);
	const countryCode = selected?.address.countryCode ?? cart.countryCode;
	return { ...cart, deliveryAddresses, countryCode };
}

function checkInputs(
	shop: Shop,
	cart: CartRecord,
	inputs: readonly SelectableAddressInput[],
): CartUserError[] {
	const selected = inputs.filter((input) => input.selected);
	if (selected.length > 1) {
		return [
			{
				// Assumed: the field; code and message are the schema's.
				code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
				field: ['addresses'],
				message: 'Only one delivery address can be selected.',
			},
		];
	}
	return inputs.flatMap((input, index) =>
		input.address ? checkAddress(shop, cart, input, index) : [],
	);
}

function checkAddress(
	shop: Shop,
	cart: CartRecord,
	input: SelectableAddressInput,
	index: number,
): CartUserError[] {
	const copied = input.address?.copyFromCustomerAddressId;
	if (copied != null) {
		// As documented for later versions, a copy is taken as it is. Assumed: the error of an unknown id.
		const name = 'copyFromCustomerAddressId';
		const field = ['addresses', String(index), 'address', name];
		return customerAddress(shop, cart, copied)
			? []
			: [{ code: 'INVALID', field, message: 'invalid value' }];
	}
	const field = (name: AddressField) => [
		'addresses',
		String(index),
		'address',
		'deliveryAddress',
		name,
	];
	const given = input.address?.deliveryAddress ?? {};
	const country = given.countryCode;
	if (!country) {
		return [{ code: 'INVALID', field: field('countryCode'), message: 'invalid value' }];
	}
	if (input.validationStrategy !== 'STRICT') {
		return [];
	}
	return Object.entries(required).flatMap(([key, message]) => {
		const name = key as AddressField;
		const isMissing = isRequired(name, country) && !isGiven(name, country, given[name]);
		return isMissing ? [{ code: 'ADDRESS_FIELD_IS_REQUIRED', field: field(name), message }] : [];
	});
}

function isRequired(name: AddressField, country: string): boolean {
	switch (name) {
		case 'provinceCode':
			return withZone.includes(country);
		case 'zip':
			return findMarket(country) !== undefined && !withoutZip.includes(country);
		case 'city':
			return !withoutCity.includes(country);
		default:
			return true;
	}
}

/** A state must be one of the country's, where these are known. */
function isGiven(name: AddressField, country: string, value: string | null | undefined): boolean {
	return name === 'provinceCode' && hasZones(country)
		? findZone(country, value ?? '') !== null
		: Boolean(value?.trim());
}

/** An address of the cart's customer. An id with an access token must carry one of that customer. */
function customerAddress(
	shop: Shop,
	{ customerId }: CartRecord,
	id: string,
): AddressRecord | undefined {
	const parsed = parseGid(id);
	const token = parsed?.parameters.get('customer_access_token');
	const isForeign = token != null && customerByToken(shop, token)?.id !== customerId;
	if (customerId === null || isForeign || !/^(Mailing|Customer)Address$/.test(parsed?.type ?? '')) {
		return undefined;
	}
	const { addresses = [] } = shop.store.get('customers', customerId) ?? {};
	return addresses.find((each) => String(each.id) === parsed?.id);
}

function toAddress(
	shop: Shop,
	cart: CartRecord,
	{ address }: SelectableAddressInput,
): AddressRecord {
	const copied = address?.copyFromCustomerAddressId;
	const own = copied == null ? undefined : customerAddress(shop, cart, copied);
	if (own) {
		return { ...own, id: 0 };
	}
	const given = address?.deliveryAddress ?? {};
	const countryCode = given.countryCode ?? null;
	return {
		id: 0,
		firstName: given.firstName ?? null,
		lastName: given.lastName ?? null,
		company: given.company ?? null,
		address1: given.address1 ?? null,
		address2: given.address2 ?? null,
		zip: given.zip ?? null,
		city: given.city ?? null,
		province: null,
		provinceCode:
			findZone(countryCode, given.provinceCode ?? '')?.code ?? given.provinceCode ?? null,
		countryCode,
		phone: given.phone ?? null,
	};
}

function idOf({ id }: CartAddressRecord): string {
	return gid('CartSelectableAddress', id);
}

function addressDoesNotExist(field: string[], id: string): CartUserError {
	const message = `The delivery address with ${id} does not exist.`;
	return { code: 'INVALID_DELIVERY_ADDRESS_ID', field, message };
}

function optionError(code: string, message: string): CartUserError[] {
	return [{ code, field: ['selectedDeliveryOptions'], message }];
}
