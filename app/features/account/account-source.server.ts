import type { Problems } from '~/lib/checked-form';
import type {
	AddressView,
	OrderListView,
	OrderView,
	OverviewView,
	ProfileView,
} from './account-view';
import type { AddressFields } from './form-schemas';

/** The fields of the profile that the customer can change. */
export type ProfileFields = Pick<ProfileView, 'firstName' | 'lastName' | 'phone'>;

/** Why the platform refused a change; `undefined` on success. */
export type FieldErrors<Field extends string> = Problems<Field> | undefined;

/**
 * A customer's account, for both kinds of customer accounts. Addresses and orders are identified by the integers of
 * their ids and looked up among the customer's own.
 * Each method throws a `ShopifyError`: `signedOut` if the platform no longer knows the token, `unavailable` if it
 * cannot be reached.
 */
export interface AccountSource {
	/** Whether a state is entered by its code (`CA`) instead of its name. */
	readonly provinceByCode?: true;
	/** Whether the phone number can only be changed at the platform. */
	readonly phoneFixed?: true;
	overview(): Promise<OverviewView>;
	profile(): Promise<ProfileView>;
	updateProfile(fields: ProfileFields): Promise<FieldErrors<keyof ProfileFields>>;
	/** Sets whether the customer receives marketing mails. */
	setMarketing(accepts: boolean): Promise<FieldErrors<never>>;
	/** `undefined` for an unknown id. */
	address(id: string): Promise<AddressView | undefined>;
	createAddress(fields: AddressFields): Promise<FieldErrors<keyof AddressFields>>;
	/** Returns `'missing'` for an unknown id, as do the next two methods. */
	updateAddress(
		id: string,
		fields: AddressFields,
	): Promise<FieldErrors<keyof AddressFields> | 'missing'>;
	deleteAddress(id: string): Promise<FieldErrors<never> | 'missing'>;
	setDefaultAddress(id: string): Promise<FieldErrors<never> | 'missing'>;
	/** At most 250 orders, newest first, optionally after a cursor. */
	orders(after?: string): Promise<OrderListView>;
	/** One order with all its lines; `undefined` for an unknown id. */
	order(id: string): Promise<OrderView | undefined>;
}
