import type * as v from 'valibot';
import type { AppContext } from '~/server/context.server';
import { Refused, ShopifyError, type UserProblem } from '~/shopify/errors';
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
 * Logs in: answers the access token. Throws `Refused` for a wrong pair, which tells nobody whether
 * the e-mail is known, and `OperationError` in trouble.
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
			// A token whose answer was lost is known to nobody: making another one doubles nothing.
			idempotent: true,
			settled: async () => undefined,
		});
		return tokenOf(customerAccessTokenCreate);
	});
}

/** Registers a customer. Where nobody knows what became of it, whoever can log in has been registered. */
export async function createCustomer(
	context: AppContext,
	{ email, password, firstName, lastName }: v.InferOutput<typeof registerForm>,
): Promise<void> {
	return operation(context, 'Cannot create new customer', async () => {
		const names = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
		const { customerCreate } = await context.shopify.mutate(CUSTOMER_CREATE, {
			variables: { input: { email, password, ...names } },
			idempotent: false,
			settled: async () => {
				const customer = await createAccessToken(context, { email, password }, 1)
					.then((token) => findClassicCustomer(context, token))
					.catch(() => undefined);
				return customer && { customerCreate: { customer, customerUserErrors: [] } };
			},
		});
		refuse(customerCreate?.customerUserErrors);
		if (!customerCreate?.customer?.id) throw new Error('The platform answered no customer id');
	});
}

/** Has the platform send its mail. An e-mail that it does not know is answered like any other. */
export async function recoverPassword(context: AppContext, email: string): Promise<void> {
	return operation(context, 'Cannot recover customer password', async () => {
		const { customerRecover } = await context.shopify.mutate(CUSTOMER_RECOVER, {
			variables: { email },
			// Another mail does no harm, but nobody asked for it.
			idempotent: false,
			settled: async () => undefined,
		});
		const problems = customerRecover?.customerUserErrors ?? [];
		refuse(problems.filter(({ code }) => code !== 'UNIDENTIFIED_CUSTOMER'));
	});
}

/** Sets a new password: answers a fresh access token, while all earlier ones end. */
export async function resetPassword(
	context: AppContext,
	proof: ResetProof,
	password: string,
): Promise<string> {
	return operation(context, 'Cannot reset customer password', async () => {
		const once = { idempotent: false, settled: async () => undefined };
		if ('url' in proof) {
			const variables = { password, resetUrl: proof.url };
			const { customerResetByUrl } = await context.shopify
				.mutate(CUSTOMER_RESET_BY_URL, { variables, ...once })
				.catch(refuseUnknownLink);
			return tokenOf(customerResetByUrl);
		}
		const id = `gid://shopify/Customer/${proof.id}`;
		const { customerReset } = await context.shopify.mutate(CUSTOMER_RESET, {
			variables: { id, input: { password, resetToken: proof.token } },
			...once,
		});
		return tokenOf(customerReset);
	});
}

/** Ends a token at the platform; one that it no longer knows counts as ended. */
export async function deleteAccessToken(
	context: AppContext,
	customerAccessToken: string,
): Promise<void> {
	return operation(context, 'Cannot delete access token', async () => {
		try {
			const { customerAccessTokenDelete } = await context.shopify.mutate(ACCESS_TOKEN_DELETE, {
				variables: { customerAccessToken },
				idempotent: true,
				settled: async () => undefined,
			});
			refuse(customerAccessTokenDelete?.userErrors);
			if (!customerAccessTokenDelete?.deletedAccessToken) {
				throw new Error('The platform reported no deleted token');
			}
		} catch (error) {
			if (!(error instanceof ShopifyError && error.code === 'ACCESS_DENIED')) throw error;
		}
	});
}

interface TokenPayload {
	customerAccessToken?: { accessToken: string } | null;
	customerUserErrors: UserProblem[];
}

function tokenOf(payload: TokenPayload | null | undefined): string {
	refuse(payload?.customerUserErrors);
	const token = payload?.customerAccessToken?.accessToken;
	if (!token) throw new Error('The platform answered no token');
	return token;
}

/** The platform answers a link that it does not know as an error of the whole request. */
function refuseUnknownLink(error: unknown): never {
	if (error instanceof ShopifyError && error.code === 'NOT_FOUND') {
		throw new Refused({ code: error.code, message: error.data.error });
	}
	throw error;
}
