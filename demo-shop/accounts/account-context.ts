import type { RequestContext } from '../schema/request-context';

/** Who calls the Customer Account API: the customer of a token. */
export interface AccountCaller {
	customerId: number;
	buyerIp: string;
}

/** What its resolvers know of the request. */
export interface AccountContext extends RequestContext {
	customerId: number;
}
