import type { RequestContext } from '../schema/request-context';

/** The caller of the Customer Account API: the customer of a token. */
export interface AccountCaller {
	customerId: number;
	buyerIp: string;
}

/** GraphQL context of its resolvers. */
export interface AccountContext extends RequestContext {
	customerId: number;
}
