import { newToken, requireToken, tokenLifetime } from '../customers/access-tokens';
import { takeAttempt } from '../customers/attempts';
import { errorLists, userError } from '../customers/user-errors';
import type { RequestContext, Resolver } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import { customerByEmail } from '../state/customers';
import { passwordMatches } from '../state/passwords';
import type { AccessTokenRecord } from '../state/records';

type ByToken = { customerAccessToken: string };

/** Source of `CustomerAccessToken`. */
export function tokenSource({ token, expiresAt }: AccessTokenRecord) {
	return { accessToken: token, expiresAt: toDateTime(expiresAt) };
}

function createToken(
	context: RequestContext,
	{ email, password }: { email: string; password: string },
) {
	takeAttempt(context, 'customerAccessTokenCreate');
	const { shop } = context;
	const customer = customerByEmail(shop, email);
	if (!passwordMatches(password, customer?.passwordHash ?? null) || !customer) {
		const error = userError('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer');
		return { customerAccessToken: null, ...errorLists([error]) };
	}
	const { record, changes } = newToken(shop, customer.id);
	shop.store.commit(changes);
	return { customerAccessToken: tokenSource(record), ...errorLists([]) };
}

export const accessTokenMutations: Record<string, Resolver<never, never>> = {
	customerAccessTokenCreate: (
		_source: unknown,
		{ input }: { input: { email: string; password: string } },
		context: RequestContext,
	) => createToken(context, input),
	customerAccessTokenRenew: (
		_source: unknown,
		{ customerAccessToken }: ByToken,
		{ shop }: RequestContext,
	) => {
		const { token } = requireToken(shop, customerAccessToken, 'customerAccessTokenRenew');
		const record = { ...token, expiresAt: shop.clock() + tokenLifetime };
		shop.store.commit([{ table: 'accessTokens', key: record.token, value: record }]);
		return { customerAccessToken: tokenSource(record), userErrors: [] };
	},
	customerAccessTokenDelete: (
		_source: unknown,
		{ customerAccessToken }: ByToken,
		{ shop }: RequestContext,
	) => {
		const { token } = requireToken(shop, customerAccessToken, 'customerAccessTokenDelete');
		shop.store.commit([{ table: 'accessTokens', key: token.token, value: null }]);
		return {
			deletedAccessToken: token.token,
			deletedCustomerAccessTokenId: gid('CustomerAccessToken', token.id),
			userErrors: [],
		};
	},
};
