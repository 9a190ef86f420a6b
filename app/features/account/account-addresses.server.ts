import type { Locale } from '~/i18n/locales';
import { shortId } from '~/shopify/ids';
import type { AccountProblemFragment } from '~/shopify/storefront.generated';
import { refusalOf } from './account-problems.server';
import type { AccountSource, Refusal } from './account-source.server';
import { ADDRESS_FIELDS, type AddressFields } from './account-view';
import { type AddressFacts, holds, toAddressView } from './address-view.server';

/** Whether a change is made after all, asked where its answer was lost. */
type IsMade = () => Promise<boolean>;

/** What the platform refused; empty where the change is done. */
type Problems = Promise<AccountProblemFragment[]>;

/** The addresses of a customer at the API of one kind of account. Ids are global ids. */
export interface AddressApi {
	read(): Promise<{ addresses: AddressFacts[]; defaultId: string | undefined }>;
	/** Fields that the platform may hold in another form than they were written. */
	reformatted?: readonly (keyof AddressFields)[];
	create(fields: AddressFields, isMade: IsMade): Problems;
	update(gid: string, fields: AddressFields, isMade: IsMade): Problems;
	remove(gid: string, isMade: IsMade): Problems;
	setDefault(gid: string, isMade: IsMade): Problems;
}

/** The addresses of either kind of account. */
export function accountAddresses(
	api: AddressApi,
	locale: Locale,
): Pick<
	AccountSource,
	'address' | 'createAddress' | 'updateAddress' | 'deleteAddress' | 'setDefaultAddress'
> {
	async function own(id: string): Promise<AddressFacts | undefined> {
		return (await api.read()).addresses.find((address) => shortId(address.id) === id);
	}

	/** A change of one of the customer's own addresses, whose global id is passed on. */
	async function changeOwn<Field extends string>(
		id: string,
		fields: readonly Field[],
		change: (gid: string) => Problems,
	): Promise<Refusal<Field> | 'missing'> {
		const address = await own(id);
		if (!address) return 'missing';
		const problems = await change(address.id);
		const gone = problems.some(({ code }) => code === 'NOT_FOUND');
		return gone ? 'missing' : refusalOf(problems, fields, locale);
	}

	return {
		async address(id) {
			const { addresses, defaultId } = await api.read();
			const address = addresses.find((held) => shortId(held.id) === id);
			return address && toAddressView(address, defaultId);
		},

		async createAddress(fields) {
			const problems = await api.create(fields, async () => {
				const { addresses } = await api.read();
				return addresses.some((held) => holds(held, fields, api.reformatted));
			});
			return refusalOf(problems, ADDRESS_FIELDS, locale);
		},

		updateAddress: (id, fields) =>
			changeOwn(id, ADDRESS_FIELDS, (gid) =>
				api.update(gid, fields, async () => {
					const held = await own(id);
					return held !== undefined && holds(held, fields, api.reformatted);
				}),
			),

		deleteAddress: (id) =>
			changeOwn(id, [], (gid) => api.remove(gid, async () => !(await own(id)))),

		setDefaultAddress: (id) =>
			changeOwn(id, [], (gid) =>
				api.setDefault(gid, async () => {
					const { defaultId } = await api.read();
					return defaultId !== undefined && shortId(defaultId) === id;
				}),
			),
	};
}
