import { takeAttempt } from '../customers/attempts';
import { checkPassword } from '../customers/customer-input';
import { setPassword } from '../customers/customer-store';
import { findByLink, partsOfLink, sendPasswordLink } from '../customers/password-links';
import { type CustomerUserError, errorLists, userError } from '../customers/user-errors';
import { OperationError } from '../schema/errors';
import type { RequestContext, Resolver } from '../schema/request-context';
import { integerOf } from '../shop/ids';
import { customerByEmail } from '../state/customers';
import type { PasswordLinkRecord } from '../state/records';
import { tokenSource } from './access-token-mutations';
import { customerSource } from './customer-source';

type LinkKind = PasswordLinkRecord['kind'];

interface LinkUse {
	kind: LinkKind;
	customerId: number | null;
	token: string;
	password: string;
	/** `field` of errors of the link and of the password. */
	linkField: string[];
	passwordField: string[];
}

function recover(context: RequestContext, email: string) {
	takeAttempt(context, 'customerRecover');
	const { shop } = context;
	const customer = customerByEmail(shop, email);
	// Assumed: a customer without a password cannot recover it.
	if (!customer?.passwordHash) {
		return errorLists([userError('UNIDENTIFIED_CUSTOMER', ['email'], 'Could not find customer')]);
	}
	const language = context.requestedLanguage ?? customer.language ?? 'DE';
	sendPasswordLink(shop, customer, 'reset', language);
	return errorLists([]);
}

function refuse(errors: CustomerUserError[]) {
	return { customer: null, customerAccessToken: null, ...errorLists(errors) };
}

function useLink({ shop }: RequestContext, use: LinkUse) {
	const named = use.customerId === null ? undefined : shop.store.get('customers', use.customerId);
	if (use.kind === 'activate' && named?.passwordHash) {
		return refuse([userError('ALREADY_ENABLED', null, 'Customer already enabled')]);
	}
	const customer = findByLink(shop, use.kind, use.customerId, use.token);
	if (!customer) {
		// Assumed: an unknown customer, a used and an expired token give the same error as an invalid one.
		const message = use.kind === 'reset' ? 'Invalid reset token' : 'Invalid activation token';
		const error = userError('TOKEN_INVALID', use.linkField, message);
		const { customerUserErrors } = errorLists([error]);
		return { ...refuse([]), customerUserErrors, userErrors: [{ field: null, message }] };
	}
	const errors = checkPassword(use.passwordField, use.password);
	if (errors.length > 0) {
		return refuse(errors);
	}
	const { record, token, changes } = setPassword(shop, customer, use.password);
	shop.store.commit(changes);
	return {
		customer: customerSource(record, token.token),
		customerAccessToken: tokenSource(token),
		...errorLists([]),
	};
}

/** Uses a link by its URL. Throws the platform's error for a URL that belongs to no customer. */
function useLinkUrl(
	context: RequestContext,
	kind: LinkKind,
	url: string,
	{ password, linkField }: { password: string; linkField: string[] },
) {
	const parts = partsOfLink(context.shop, kind, url);
	if (!parts || !context.shop.store.get('customers', parts.customerId)) {
		throw new OperationError('Unidentified customer', { extensions: { code: 'NOT_FOUND' } });
	}
	return useLink(context, { kind, ...parts, password, linkField, passwordField: ['password'] });
}

export const passwordMutations: Record<string, Resolver<never, never>> = {
	customerRecover: (_source: unknown, { email }: { email: string }, context: RequestContext) =>
		recover(context, email),
	customerReset: (
		_source: unknown,
		{ id, input }: { id: string; input: { password: string; resetToken: string } },
		context: RequestContext,
	) =>
		useLink(context, {
			kind: 'reset',
			customerId: integerOf('Customer', id),
			token: input.resetToken,
			password: input.password,
			linkField: ['input'],
			passwordField: ['input', 'password'],
		}),
	customerResetByUrl: (
		_source: unknown,
		{ resetUrl, password }: { resetUrl: string; password: string },
		context: RequestContext,
	) => useLinkUrl(context, 'reset', resetUrl, { password, linkField: ['resetUrl'] }),
	customerActivate: (
		_source: unknown,
		{ id, input }: { id: string; input: { password: string; activationToken: string } },
		context: RequestContext,
	) =>
		useLink(context, {
			kind: 'activate',
			customerId: integerOf('Customer', id),
			token: input.activationToken,
			password: input.password,
			linkField: ['input'],
			passwordField: ['input', 'password'],
		}),
	customerActivateByUrl: (
		_source: unknown,
		{ activationUrl, password }: { activationUrl: string; password: string },
		context: RequestContext,
	) => useLinkUrl(context, 'activate', activationUrl, { password, linkField: ['activationUrl'] }),
};
