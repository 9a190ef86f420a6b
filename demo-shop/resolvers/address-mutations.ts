import { requireToken } from '../customers/access-tokens';
import {
	type AddressInput,
	addAddress,
	blankAddress,
	checkAddress,
	ownAddress,
	removeAddress,
	replaceAddress,
} from '../customers/addresses';
import { customerChange } from '../customers/customer-store';
import { errorLists, userError } from '../customers/user-errors';
import type { RequestContext, Resolver } from '../schema/request-context';
import { addressId, addressSource } from './address';
import { customerSource } from './customer-source';

type ByToken<Arguments> = { customerAccessToken: string } & Arguments;

function unknownAddress(field: string) {
	return errorLists([userError('NOT_FOUND', [field], 'Address does not exist.')]);
}

function createAddress({ shop }: RequestContext, accessToken: string, input: AddressInput) {
	const { customer } = requireToken(shop, accessToken, 'customerAddressCreate');
	const checked = checkAddress(customer, blankAddress(customer), input);
	if (checked.errors) {
		return { customerAddress: null, ...errorLists(checked.errors) };
	}
	const { address, changes } = addAddress(shop, customer, checked.address);
	shop.store.commit(changes);
	return { customerAddress: addressSource(address, accessToken), ...errorLists([]) };
}

function updateAddress(
	{ shop }: RequestContext,
	accessToken: string,
	id: string,
	input: AddressInput,
) {
	const { customer } = requireToken(shop, accessToken, 'customerAddressUpdate');
	const existing = ownAddress(customer, id, accessToken);
	if (!existing) {
		return { customerAddress: null, ...unknownAddress('id') };
	}
	const checked = checkAddress(customer, existing, input);
	if (checked.errors) {
		return { customerAddress: null, ...errorLists(checked.errors) };
	}
	shop.store.commit([customerChange(replaceAddress(shop, customer, checked.address))]);
	return { customerAddress: addressSource(checked.address, accessToken), ...errorLists([]) };
}

function deleteAddress({ shop }: RequestContext, accessToken: string, id: string) {
	const { customer } = requireToken(shop, accessToken, 'customerAddressDelete');
	const address = ownAddress(customer, id, accessToken);
	if (!address) {
		return { deletedCustomerAddressId: null, ...unknownAddress('id') };
	}
	shop.store.commit([customerChange(removeAddress(shop, customer, address.id))]);
	return { deletedCustomerAddressId: addressId(address, accessToken), ...errorLists([]) };
}

function setDefault({ shop }: RequestContext, accessToken: string, id: string) {
	const { customer } = requireToken(shop, accessToken, 'customerDefaultAddressUpdate');
	const address = ownAddress(customer, id, accessToken);
	if (!address) {
		return { customer: null, ...unknownAddress('addressId') };
	}
	const record = { ...customer, defaultAddressId: address.id, updatedAt: shop.clock() };
	shop.store.commit([customerChange(record)]);
	return { customer: customerSource(record, accessToken), ...errorLists([]) };
}

export const addressMutations: Record<string, Resolver<never, never>> = {
	customerAddressCreate: (
		_source: unknown,
		{ customerAccessToken, address }: ByToken<{ address: AddressInput }>,
		context: RequestContext,
	) => createAddress(context, customerAccessToken, address),
	customerAddressUpdate: (
		_source: unknown,
		{ customerAccessToken, id, address }: ByToken<{ id: string; address: AddressInput }>,
		context: RequestContext,
	) => updateAddress(context, customerAccessToken, id, address),
	customerAddressDelete: (
		_source: unknown,
		{ customerAccessToken, id }: ByToken<{ id: string }>,
		context: RequestContext,
	) => deleteAddress(context, customerAccessToken, id),
	customerDefaultAddressUpdate: (
		_source: unknown,
		{ customerAccessToken, addressId: id }: ByToken<{ addressId: string }>,
		context: RequestContext,
	) => setDefault(context, customerAccessToken, id),
};
