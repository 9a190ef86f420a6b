import { addAddress, ownAddress, removeAddress, replaceAddress } from '../customers/addresses';
import { checkText, profileChanges } from '../customers/customer-input';
import { customerChange } from '../customers/customer-store';
import { type CustomerUserError, userError } from '../customers/user-errors';
import type { Resolver } from '../schema/request-context';
import type { AddressRecord, CustomerRecord } from '../state/records';
import type { AccountContext } from './account-context';
import { type AccountAddressInput, checkAccountAddress } from './address-input';
import { emailAddressOf } from './email-address';

interface NameInput {
	firstName?: string | null;
	lastName?: string | null;
}

function customerOf({ shop, customerId }: AccountContext): CustomerRecord {
	const record = shop.store.get('customers', customerId);
	if (!record) {
		throw new Error(`Customer ${customerId} does not exist.`);
	}
	return record;
}

function save({ shop }: AccountContext, record: CustomerRecord): CustomerRecord {
	const saved = { ...record, updatedAt: shop.clock() };
	shop.store.commit([customerChange(saved)]);
	return saved;
}

function updateCustomer(context: AccountContext, input: NameInput) {
	const errors =
		Object.keys(input).length === 0
			? [
					userError(
						'CUSTOMER_INPUT_ARGUMENT_EMPTY',
						['input'],
						'The personal information input argument is empty.',
					),
				]
			: [
					...checkText(['input', 'firstName'], 'First name', input.firstName),
					...checkText(['input', 'lastName'], 'Last name', input.lastName),
				];
	if (errors.length > 0) {
		return { customer: null, userErrors: errors };
	}
	const customer = save(context, { ...customerOf(context), ...profileChanges(input) });
	return { customer, userErrors: [] };
}

function addressRefusal(errors: CustomerUserError[]) {
	return { customerAddress: null, userErrors: errors };
}

function createAddress(context: AccountContext, input: AccountAddressInput, isDefault: boolean) {
	const customer = customerOf(context);
	const checked = checkAccountAddress(customer, null, input);
	if (checked.errors) {
		return addressRefusal(checked.errors);
	}
	const { address, changes } = addAddress(context.shop, customer, checked.address, isDefault);
	context.shop.store.commit(changes);
	return { customerAddress: address, userErrors: [] };
}

interface UpdateArguments {
	addressId: string;
	address?: AccountAddressInput | null;
	defaultAddress?: boolean | null;
}

function updateAddress(context: AccountContext, args: UpdateArguments) {
	const customer = customerOf(context);
	const existing = ownAddress(customer, args.addressId, null, 'CustomerAddress');
	if (!existing) {
		return addressRefusal([unknownAddress()]);
	}
	const isDefault = customer.defaultAddressId === existing.id;
	if (args.defaultAddress === false && isDefault) {
		const message = "Demoting the default address of the customer isn't allowed.";
		return addressRefusal([
			userError('DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', ['defaultAddress'], message),
		]);
	}
	let address: AddressRecord = existing;
	if (args.address) {
		const checked = checkAccountAddress(customer, existing, args.address);
		if (checked.errors) {
			return addressRefusal(checked.errors);
		}
		address = checked.address;
	}
	const changed = replaceAddress(context.shop, customer, address);
	const defaultAddressId = args.defaultAddress ? address.id : changed.defaultAddressId;
	save(context, { ...changed, defaultAddressId });
	return { customerAddress: address, userErrors: [] };
}

function deleteAddress(context: AccountContext, addressId: string) {
	const customer = customerOf(context);
	const address = ownAddress(customer, addressId, null, 'CustomerAddress');
	if (!address) {
		return { deletedAddressId: null, userErrors: [unknownAddress()] };
	}
	// Assumed: the only address can be deleted, since no other could be the default.
	if (customer.defaultAddressId === address.id && customer.addresses.length > 1) {
		const message =
			"The default address of the customer can't be deleted before setting another one as default.";
		const code = 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED';
		return { deletedAddressId: null, userErrors: [userError(code, ['addressId'], message)] };
	}
	save(context, removeAddress(context.shop, customer, address.id));
	return { deletedAddressId: addressId, userErrors: [] };
}

function unknownAddress(): CustomerUserError {
	const message = "The provided address ID doesn't exist.";
	return userError('ADDRESS_ID_DOES_NOT_EXIST', ['addressId'], message);
}

function setMarketing(context: AccountContext, acceptsMarketing: boolean) {
	const customer = customerOf(context);
	if (acceptsMarketing && customer.acceptsMarketing) {
		const message = 'The customer is already subscribed.';
		return {
			emailAddress: null,
			userErrors: [userError('CUSTOMER_ALREADY_SUBSCRIBED', null, message)],
		};
	}
	const saved = save(context, {
		...customer,
		acceptsMarketing,
		hasUnsubscribed: !acceptsMarketing,
	});
	return { emailAddress: emailAddressOf(saved), userErrors: [] };
}

export const accountMutations: Record<string, Resolver<never, never, AccountContext>> = {
	customerUpdate: (_source: unknown, { input }: { input: NameInput }, context: AccountContext) =>
		updateCustomer(context, input),
	customerAddressCreate: (
		_source: unknown,
		args: { address: AccountAddressInput; defaultAddress?: boolean | null },
		context: AccountContext,
	) => createAddress(context, args.address, args.defaultAddress ?? false),
	customerAddressUpdate: (_source: unknown, args: UpdateArguments, context: AccountContext) =>
		updateAddress(context, args),
	customerAddressDelete: (
		_source: unknown,
		{ addressId }: { addressId: string },
		context: AccountContext,
	) => deleteAddress(context, addressId),
	customerEmailMarketingSubscribe: (_source: unknown, _args: unknown, context: AccountContext) =>
		setMarketing(context, true),
	customerEmailMarketingUnsubscribe: (_source: unknown, _args: unknown, context: AccountContext) =>
		setMarketing(context, false),
};
