import {
	readCustomerRequests,
	removeCustomerRequest,
} from '~/features/notifications/customer-requests.server';
import { loadRequestedVariants } from '~/features/notifications/requested-variants.server';
import { translator } from '~/i18n/i18next.server';
import { readForm } from '~/lib/read-form';
import type { AppContext } from '~/server/context.server';
import type { CustomerKey } from '~/shopify/customer-token.server';
import { signedOutError } from '~/shopify/errors';
import { changeAccount, openAccount, withAccountErrors } from './account.server';

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

/**
 * Handles the page's forms: `marketing` with or without `accepts`, or `remove` with a `variant`. Returns `undefined`
 * if the change is saved.
 */
export async function changeNotifications(
	context: AppContext,
	request: Request,
	customer: CustomerKey,
): Promise<{ status: 422 | 503; problem?: string } | undefined> {
	const form = await readForm(request);
	const change = {
		async remove() {
			const saved = await stockRequestsOf(context, customer);
			await removeCustomerRequest(context, saved, String(form?.get('variant') ?? ''));
			return undefined;
		},
		marketing: () => openAccount(context, customer).setMarketing(form?.get('accepts') === 'yes'),
	};
	const intent = form?.get('intent');
	if (intent !== 'remove' && intent !== 'marketing') {
		return { status: 422, problem: translator(context.locale)('account:problems.wrong') };
	}
	const failed = await changeAccount(context, request, change[intent]());
	return typeof failed === 'object'
		? { status: failed.status, problem: failed.problems.form }
		: undefined;
}

async function stockRequestsOf(context: AppContext, customer: CustomerKey) {
	const saved = await readCustomerRequests(context, customer);
	if (!saved) throw signedOutError();
	return saved;
}
