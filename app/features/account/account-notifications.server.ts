import {
	readCustomerRequests,
	removeCustomerRequest,
} from '~/features/notifications/customer-requests.server';
import { loadRequestedVariants } from '~/features/notifications/requested-variants.server';
import type { AppContext } from '~/server/context.server';
import type { CustomerKey } from '~/shopify/customer-token.server';
import { signedOutError } from '~/shopify/errors';
import { openAccount, withAccountErrors } from './account.server';
import { submitAccountForm } from './account-form.server';
import { notificationsSchema } from './form-schemas';

/** Whether the customer gets marketing mails, and their back-in-stock requests. Throws as `withAccountErrors`. */
export async function loadNotifications(
	context: AppContext,
	request: Request,
	customer: CustomerKey,
) {
	const read = async () => {
		const [{ acceptsMarketing }, { requests }] = await Promise.all([
			openAccount(context, customer).profile(),
			stockRequestsOf(context, customer),
		]);
		const ids = requests.map(({ variantId }) => variantId);
		return { acceptsMarketing, requests: await loadRequestedVariants(context, ids) };
	};
	return withAccountErrors(context, request, read());
}

/** Handles the page's forms; returns as `submitAccountForm`. */
export function changeNotifications(context: AppContext, request: Request, customer: CustomerKey) {
	return submitAccountForm(context, request, notificationsSchema, async (fields) => {
		const { intent, accepts, variant } = fields;
		if (intent === 'marketing') {
			return openAccount(context, customer).setMarketing(accepts === 'yes');
		}
		await removeCustomerRequest(context, await stockRequestsOf(context, customer), variant);
		return undefined;
	});
}

async function stockRequestsOf(context: AppContext, customer: CustomerKey) {
	const saved = await readCustomerRequests(context, customer);
	if (!saved) throw signedOutError();
	return saved;
}
