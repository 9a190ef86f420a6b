import type {
	AddressFields,
	AddressView,
	FieldProblems,
	OrderPageView,
	OrderView,
	OverviewView,
	ProfileView,
} from './account-view';

/** The fields of the profile that the customer can change. */
export type ProfileFields = Pick<ProfileView, 'firstName' | 'lastName' | 'phone'>;

/** Why the platform refused a change, in the visitor's language; `undefined` where it is done. */
export type Refusal<Field extends string> = FieldProblems<Field> | undefined;

/**
 * A customer's account, for either kind of customer accounts. Addresses and orders are named by the integers of their
 * ids and looked up among the customer's own.
 * Each method throws a `ShopifyError`: `signedOut` where the platform no longer knows the token, `unavailable`
 * where it cannot be reached.
 */
export interface AccountSource {
	/** A state is entered by its code (`CA`), not by its name. */
	readonly provinceByCode?: true;
	/** The phone number is shown, but cannot be changed here. */
	readonly phoneFixed?: true;
	overview(): Promise<OverviewView>;
	profile(): Promise<ProfileView>;
	updateProfile(fields: ProfileFields): Promise<Refusal<keyof ProfileFields>>;
	/** Sets whether the customer receives marketing mails. */
	setMarketing(accepts: boolean): Promise<Refusal<never>>;
	/** `undefined` for an unknown id. */
	address(id: string): Promise<AddressView | undefined>;
	createAddress(fields: AddressFields): Promise<Refusal<keyof AddressFields>>;
	/** `'missing'` for an unknown id, as in the next two. */
	updateAddress(
		id: string,
		fields: AddressFields,
	): Promise<Refusal<keyof AddressFields> | 'missing'>;
	deleteAddress(id: string): Promise<Refusal<never> | 'missing'>;
	setDefaultAddress(id: string): Promise<Refusal<never> | 'missing'>;
	/** Newest first, 250 at most, optionally after a cursor. */
	orders(after?: string): Promise<OrderPageView>;
	/** One order with all its lines; `undefined` for an unknown id. */
	order(id: string): Promise<OrderView | undefined>;
}
