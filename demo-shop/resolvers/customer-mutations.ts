import { requireToken } from '../customers/access-tokens';
import { takeAttempt } from '../customers/attempts';
import {
	type CustomerInput,
	checkEmail,
	checkPassword,
	checkProfile,
	profileChanges,
} from '../customers/customer-input';
import { customerChange, newCustomer, setPassword } from '../customers/customer-store';
import { sendPasswordLink } from '../customers/password-links';
import { type CustomerUserError, errorLists, userError } from '../customers/user-errors';
import type { RequestContext, Resolver } from '../schema/request-context';
import { customerByEmail } from '../state/customers';
import { hashPassword } from '../state/passwords';
import { tokenSource } from './access-token-mutations';
import { customerSource } from './customer-source';

type CreateInput = CustomerInput & { email: string; password: string };

function createCustomer(context: RequestContext, input: CreateInput) {
	takeAttempt(context, 'customerCreate');
	const { shop } = context;
	const field = ['input', 'email'];
	const emailErrors = checkEmail(field, input.email);
	const owner = emailErrors.length > 0 ? undefined : customerByEmail(shop, input.email);
	if (owner?.passwordHash) {
		emailErrors.push(userError('TAKEN', field, 'Email has already been taken'));
	}
	const errors: CustomerUserError[] = [
		...emailErrors,
		...checkPassword(['input', 'password'], input.password),
		...checkProfile(shop, 'input', input, owner?.id ?? null),
	];
	if (errors.length > 0) {
		return { customer: null, ...errorLists(errors) };
	}
	if (owner) {
		// A guest who has ordered is already a customer, without a password.
		const language = context.requestedLanguage ?? owner.language ?? 'DE';
		sendPasswordLink(shop, owner, 'activate', language);
		const message = `We have sent an email to ${owner.email}, please click the link included to verify your email address.`;
		return { customer: null, ...errorLists([userError('CUSTOMER_DISABLED', null, message)]) };
	}
	const created = newCustomer(shop, input.email, context.requestedLanguage);
	const record = {
		...created.record,
		...profileChanges(input),
		passwordHash: hashPassword(input.password),
	};
	shop.store.commit(created.changes(record));
	return { customer: customerSource(record, null), ...errorLists([]) };
}

function updateCustomer({ shop }: RequestContext, accessToken: string, input: CustomerInput) {
	const { customer } = requireToken(shop, accessToken, 'customerUpdate');
	const password = input.password ?? null;
	const errors = [
		...(input.email == null
			? []
			: [userError('INVALID', ['customer', 'email'], 'CustomerUpdate access denied')]),
		...(password === null ? [] : checkPassword(['customer', 'password'], password)),
		...checkProfile(shop, 'customer', input, customer.id),
	];
	if (errors.length > 0) {
		return { customer: null, customerAccessToken: null, ...errorLists(errors) };
	}
	const changed = { ...customer, ...profileChanges(input), updatedAt: shop.clock() };
	if (password === null) {
		shop.store.commit([customerChange(changed)]);
		const source = customerSource(changed, accessToken);
		return { customer: source, customerAccessToken: null, ...errorLists([]) };
	}
	const { record, token, changes } = setPassword(shop, changed, password);
	shop.store.commit(changes);
	return {
		customer: customerSource(record, token.token),
		customerAccessToken: tokenSource(token),
		...errorLists([]),
	};
}

export const customerMutations: Record<string, Resolver<never, never>> = {
	customerCreate: (_source: unknown, { input }: { input: CreateInput }, context: RequestContext) =>
		createCustomer(context, input),
	customerUpdate: (
		_source: unknown,
		args: { customer: CustomerInput; customerAccessToken: string },
		context: RequestContext,
	) => updateCustomer(context, args.customerAccessToken, args.customer),
};
