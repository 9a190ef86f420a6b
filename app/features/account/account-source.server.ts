import type {
	AddressFields,
	AddressView,
	FieldProblems,
	OrderPageView,
	OrderView,
	OverviewView,
	ProfileView,
} from './account-view';

/** What the customer may change of the profile. */
export type ProfileFields = Pick<ProfileView, 'firstName' | 'lastName' | 'phone'>;

/** `undefined`: done. Else what the platform refused, in the shopper's language. */
export type Refusal<Field extends string> = FieldProblems<Field> | undefined;

/**
 * A customer's account, whichever kind of account the shop has. Everything is the customer's own:
 * addresses and orders are named by the integers of their ids and looked up among the customer's.
 * Each method throws a `ShopifyError`: `signedOut` where the platform no longer knows the token, `unavailable`
 * where it cannot be reached.
 */
export interface AccountSource {
	/** A state is written by its code (`CA`), not by its name. */
	readonly provinceByCode?: true;
	/** The profile's phone number is shown, and cannot be changed here. */
	readonly phoneFixed?: true;
	overview(): Promise<OverviewView>;
	profile(): Promise<ProfileView>;
	updateProfile(fields: ProfileFields): Promise<Refusal<keyof ProfileFields>>;
	/** Whether news may be sent to the customer. */
	setMarketing(accepts: boolean): Promise<Refusal<never>>;
	/** `undefined` where it is not one of the customer's. */
	address(id: string): Promise<AddressView | undefined>;
	createAddress(fields: AddressFields): Promise<Refusal<keyof AddressFields>>;
	/** `'missing'` where it is not one of the customer's; so with the next two. */
	updateAddress(
		id: string,
		fields: AddressFields,
	): Promise<Refusal<keyof AddressFields> | 'missing'>;
	deleteAddress(id: string): Promise<Refusal<never> | 'missing'>;
	setDefaultAddress(id: string): Promise<Refusal<never> | 'missing'>;
	/** Newest first, 250 at most; those behind a cursor. */
	orders(after?: string): Promise<OrderPageView>;
	/** One order with all its lines; `undefined` where it is not one of the customer's. */
	order(id: string): Promise<OrderView | undefined>;
}
