import type { CustomerSummary } from '~/features/customer/customer-store';
import type { AppContext } from '~/server/context.server';
import { operation } from '~/shopify/operation.server';
import { partialError } from '~/shopify/partial-error';
import { CUSTOMER_QUERY } from './auth.queries';

/** The customer's data that the server needs. The e-mail is only sent to the cart. */
export interface Customer extends Omit<CustomerSummary, 'displayName'> {
	/** Global id, `gid://shopify/Customer/1`. */
	id: string;
	email: string | null;
	/** The e-mail if there is no name. */
	displayName: string;
	/** JSON of the metafield `custom.wishlist`; absent if it was not loaded. */
	wishlist?: string;
}

/** The customer of a classic account's token, or `undefined` if the platform no longer knows it. */
export async function findClassicCustomer(
	context: AppContext,
	customerAccessToken: string,
): Promise<Customer | undefined> {
	return operation(context, 'Cannot get customer data', async () => {
		const response = await context.shopify.query(CUSTOMER_QUERY, {
			variables: { customerAccessToken },
			cacheable: false,
		});
		const { customer } = response;
		const list = partialError(response, 'customer.wishlist') ? undefined : '[]';
		return customer
			? {
					id: customer.id,
					firstName: customer.firstName ?? null,
					lastName: customer.lastName ?? null,
					displayName: customer.displayName,
					email: customer.email ?? null,
					wishlist: customer.wishlist?.value ?? list,
				}
			: undefined;
	});
}

/** The customer's data for the browser: only names, without the e-mail. */
export function toSummary({ firstName, lastName, displayName }: Customer): CustomerSummary {
	const named = firstName || lastName;
	return named ? { firstName, lastName, displayName } : { firstName, lastName };
}
