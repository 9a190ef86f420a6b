import type * as v from 'valibot';
import type { AppContext } from '~/server/context.server';
import { isUnavailable, refusedError, type UserError } from '~/shopify/errors';
import { operation, refuse } from '~/shopify/operation.server';
import {
	ACCESS_TOKEN_CREATE,
	ACCESS_TOKEN_DELETE,
	CUSTOMER_CREATE,
	CUSTOMER_RECOVER,
	CUSTOMER_RESET,
	CUSTOMER_RESET_BY_URL,
} from './auth.queries';
import type { loginForm, registerForm } from './auth-forms';
import { findClassicCustomer } from './customer.server';
import type { ResetProof } from './reset-proof';

type Credentials = v.InferOutput<typeof loginForm>;

/**
 * Logs in and returns the access token. Throws `ShopifyError`; the error for wrong credentials does not reveal
 * whether the e-mail is known.
 */
export async function createAccessToken(
	context: AppContext,
	input: Credentials,
	maxRetries?: number,
): Promise<string> {
	return operation(context, 'Cannot create customer access token', async () => {
		const { customerAccessTokenCreate } = await context.shopify.mutate(ACCESS_TOKEN_CREATE, {
			variables: { input: { email: input.email, password: input.password } },
			...(maxRetries && { maxRetries }),
			// Safe to repeat: a token whose response was lost is never used.
			idempotent: true,
		});
		return tokenOf(customerAccessTokenCreate);
	});
}

/** Registers a customer. If the response is lost, a login with the new password shows whether it succeeded. */
export async function createCustomer(
	context: AppContext,
	{ email, password, firstName, lastName }: v.InferOutput<typeof registerForm>,
): Promise<void> {
	return operation(context, 'Cannot create new customer', async () => {
		const names = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
		const { customerCreate } = await context.shopify.mutate(CUSTOMER_CREATE, {
			variables: { input: { email, password, ...names } },
			idempotent: false,
			confirm: async () => {
				const customer = await createAccessToken(context, { email, password }, 1)
					.then((token) => findClassicCustomer(context, token))
					.catch(() => undefined);
				return customer && { customerCreate: { customer, customerUserErrors: [] } };
			},
		});
		refuse(customerCreate?.customerUserErrors);
		if (!customerCreate?.customer?.id) throw new Error('The response has no customer id');
	});
}

/** Requests the platform's recovery mail. The result is the same for an unknown e-mail. */
export async function recoverPassword(context: AppContext, email: string): Promise<void> {
	return operation(context, 'Cannot recover customer password', async () => {
		const { customerRecover } = await context.shopify.mutate(CUSTOMER_RECOVER, {
			variables: { email },
			// A second mail is harmless, but unwanted.
			idempotent: false,
		});
		const problems = customerRecover?.customerUserErrors ?? [];
		refuse(problems.filter(({ code }) => code !== 'UNIDENTIFIED_CUSTOMER'));
	});
}

/** Sets a new password; all earlier tokens become invalid. Returns a new one, and the account's e-mail. */
export async function resetPassword(
	context: AppContext,
	proof: ResetProof | undefined,
	password: string,
): Promise<{ accessToken: string; email: string | undefined }> {
	if (!proof) throw refusedError({ code: 'TOKEN_INVALID', message: 'Invalid reset token' });
	return operation(context, 'Cannot reset customer password', async () => {
		const once = { idempotent: false };
		if ('url' in proof) {
			const variables = { password, resetUrl: proof.url };
			const { customerResetByUrl } = await context.shopify
				.mutate(CUSTOMER_RESET_BY_URL, { variables, ...once })
				.catch(refuseUnknownLink);
			return resetOf(customerResetByUrl);
		}
		const id = `gid://shopify/Customer/${proof.id}`;
		const { customerReset } = await context.shopify.mutate(CUSTOMER_RESET, {
			variables: { id, input: { password, resetToken: proof.token } },
			...once,
		});
		return resetOf(customerReset);
	});
}

/** Revokes a token at the platform; an unknown one counts as revoked. */
export async function deleteAccessToken(
	context: AppContext,
	customerAccessToken: string,
): Promise<void> {
	return operation(context, 'Cannot delete access token', async () => {
		try {
			const { customerAccessTokenDelete } = await context.shopify.mutate(ACCESS_TOKEN_DELETE, {
				variables: { customerAccessToken },
				idempotent: true,
				expects: 'ACCESS_DENIED',
			});
			refuse(customerAccessTokenDelete?.userErrors);
			if (!customerAccessTokenDelete?.deletedAccessToken) {
				throw new Error('The platform reported no deleted token');
			}
		} catch (error) {
			if (!(isUnavailable(error) && error.code === 'ACCESS_DENIED')) throw error;
		}
	});
}

interface TokenPayload {
	customerAccessToken?: { accessToken: string } | null;
	customerUserErrors: UserError[];
}

function resetOf(
	payload: (TokenPayload & { customer?: { email?: string | null } | null }) | null | undefined,
) {
	return { accessToken: tokenOf(payload), email: payload?.customer?.email ?? undefined };
}

function tokenOf(payload: TokenPayload | null | undefined): string {
	refuse(payload?.customerUserErrors);
	const token = payload?.customerAccessToken?.accessToken;
	if (!token) throw new Error('The response has no token');
	return token;
}

/** The platform reports an unknown link as a GraphQL error of the whole request. */
function refuseUnknownLink(error: unknown): never {
	if (isUnavailable(error) && error.code === 'NOT_FOUND') {
		throw refusedError({ code: error.code, message: error.data.error });
	}
	throw error;
}
