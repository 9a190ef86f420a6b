import type { UserError } from '~/shopify/errors';
import { shortId } from '~/shopify/ids';
import { accountProblems } from './account-problems.server';
import type { AccountSource, FieldErrors } from './account-source.server';
import { type AddressInput, matchesSubmitted, toAddressView } from './account-view.server';
import { ADDRESS_FIELDS, type AddressFields } from './form-schemas';

/** Codes of an unknown id in the Storefront API and the Customer Account API. */
const NOT_FOUND = new Set(['NOT_FOUND', 'ADDRESS_ID_DOES_NOT_EXIST']);

/** Checks whether a change took effect although its response was lost. */
type TookEffect = () => Promise<boolean>;

/** The platform's user errors; empty on success. */
type UserErrors = Promise<UserError[]>;

/** Operations on addresses in the API of one kind of account. Ids are global ids. */
export interface AddressApi {
	read(): Promise<{ addresses: AddressInput[]; defaultId: string | undefined }>;
	/** Fields that the platform may save in another format than submitted. */
	reformatted?: readonly (keyof AddressFields)[];
	create(fields: AddressFields, tookEffect: TookEffect): UserErrors;
	update(gid: string, fields: AddressFields, tookEffect: TookEffect): UserErrors;
	remove(gid: string, tookEffect: TookEffect): UserErrors;
	setDefault(gid: string, tookEffect: TookEffect): UserErrors;
}

/** The address methods of an account, for both kinds. */
export function accountAddresses(
	api: AddressApi,
): Pick<
	AccountSource,
	'address' | 'createAddress' | 'updateAddress' | 'deleteAddress' | 'setDefaultAddress'
> {
	async function findOwn(id: string): Promise<AddressInput | undefined> {
		return (await api.read()).addresses.find((address) => shortId(address.id) === id);
	}

	/** Changes one of the customer's own addresses, by its global id. */
	async function changeOwn<Field extends string>(
		id: string,
		fields: readonly Field[],
		change: (gid: string) => UserErrors,
	): Promise<FieldErrors<Field> | 'missing'> {
		const address = await findOwn(id);
		if (!address) return 'missing';
		const userErrors = await change(address.id);
		const missing = userErrors.some(({ code }) => code && NOT_FOUND.has(code));
		return missing ? 'missing' : accountProblems(userErrors, fields);
	}

	return {
		async address(id) {
			const { addresses, defaultId } = await api.read();
			const address = addresses.find((saved) => shortId(saved.id) === id);
			return address && toAddressView(address, defaultId);
		},

		async createAddress(fields) {
			const userErrors = await api.create(fields, async () => {
				const { addresses } = await api.read();
				return addresses.some((saved) => matchesSubmitted(saved, fields, api.reformatted));
			});
			return accountProblems(userErrors, ADDRESS_FIELDS);
		},

		updateAddress: (id, fields) =>
			changeOwn(id, ADDRESS_FIELDS, (gid) =>
				api.update(gid, fields, async () => {
					const saved = await findOwn(id);
					return saved !== undefined && matchesSubmitted(saved, fields, api.reformatted);
				}),
			),

		deleteAddress: (id) =>
			changeOwn(id, [], (gid) => api.remove(gid, async () => !(await findOwn(id)))),

		setDefaultAddress: (id) =>
			changeOwn(id, [], (gid) =>
				api.setDefault(gid, async () => {
					const { defaultId } = await api.read();
					return defaultId !== undefined && shortId(defaultId) === id;
				}),
			),
	};
}
